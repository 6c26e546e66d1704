import type { Feature } from '../feature/feature.ts';
import { auditCommands } from './audit.commands.ts';
import { auditRoutes } from './audit.routes.ts';
import { writeAuditEntries } from './audit-trail.ts';

export const auditFeature: Feature = {
  name: 'audit',
  routes: auditRoutes,
  commands: auditCommands,
  on: { 'audit.recorded': writeAuditEntries },
};
