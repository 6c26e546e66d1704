import type { Feature } from '../platform/feature.ts';
import { outletRoutes } from './outlets.routes.ts';

export const outletsFeature: Feature = { name: 'outlets', pages: outletRoutes };
