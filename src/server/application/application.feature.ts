import type { Feature } from '../platform/feature.ts';
import { applicationRoutes } from './application.routes.ts';

export const applicationFeature: Feature = {
  name: 'application',
  routes: applicationRoutes,
};
