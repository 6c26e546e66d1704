import type { Feature } from '../feature.ts';
import { applicationRoutes } from './application.routes.ts';

export const applicationFeature: Feature = {
  name: 'application',
  routes: applicationRoutes,
};
