import type { Feature } from '../platform/feature.ts';
import { outletRoutes } from './outlets.routes.ts';
import { forgetOutlets } from './outlets.service.ts';

export const outletsFeature: Feature = { name: 'outlets', pages: outletRoutes, sweeps: [forgetOutlets] };
