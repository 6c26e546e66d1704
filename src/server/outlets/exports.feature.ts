import type { Feature } from '../platform/feature.ts';
import { exportRoutes } from './exports.routes.ts';

export const exportsFeature: Feature = { name: 'exports', pages: exportRoutes };
