import type { Feature } from '../platform/feature.ts';
import { up as filtersOfTheTrail } from './0021-filters-of-the-trail.migration.ts';
import { up as deedsOfCreators } from './0027-deeds-of-creators.migration.ts';
import { auditCommands } from './audit.commands.ts';
import { auditRoutes } from './audit.routes.ts';

export const auditFeature: Feature = {
  name: 'audit',
  routes: auditRoutes,
  commands: auditCommands,
  migrations: {
    '0021-filters-of-the-trail': { up: filtersOfTheTrail },
    '0027-deeds-of-creators': { up: deedsOfCreators },
  },
};
