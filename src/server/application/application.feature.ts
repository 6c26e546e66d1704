import type { Feature } from '../platform/feature.ts';
import { up as countsOfApplications } from './0009-counts-of-applications.migration.ts';
import { applicationRoutes } from './application.routes.ts';

export const applicationFeature: Feature = {
  name: 'application',
  routes: applicationRoutes,
  migrations: { '0009-counts-of-applications': { up: countsOfApplications } },
};
