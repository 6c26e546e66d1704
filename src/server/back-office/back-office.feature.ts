import type { Feature } from '../platform/feature.ts';
import { up as creatorsOfStaff } from './0018-creators-of-staff.migration.ts';
import { up as quickQueueFilters } from './0061-quick-queue-filters.migration.ts';
import { up as staffSponsorsLeases } from './0062-staff-sponsors-leases.migration.ts';
import { backOfficeRoutes } from './back-office.routes.ts';
import { creatorListRoutes } from './creator-list.routes.ts';
import { ledgerRoutes } from './ledgers.routes.ts';

export const backOfficeFeature: Feature = {
  name: 'back-office',
  routes(api, platform) {
    backOfficeRoutes(api, platform);
    creatorListRoutes(api, platform);
    ledgerRoutes(api, platform);
  },
  migrations: {
    '0018-creators-of-staff': { up: creatorsOfStaff },
    '0061-quick-queue-filters': { up: quickQueueFilters },
    '0062-staff-sponsors-leases': { up: staffSponsorsLeases },
  },
};
