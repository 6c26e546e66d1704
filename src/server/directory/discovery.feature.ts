import type { Feature } from '../feature.ts';
import { discoveryRoutes } from './discovery.routes.ts';

export const discoveryFeature: Feature = { name: 'discovery', routes: discoveryRoutes };
