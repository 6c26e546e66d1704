import type { Feature } from '../feature.ts';
import { exportRoutes } from './exports.routes.ts';

export const exportsFeature: Feature = { name: 'exports', pages: exportRoutes };
