import type { Feature } from '../feature.ts';
import { mediaRoutes } from './media.routes.ts';
import { sweepImages } from './media.service.ts';

export const mediaFeature: Feature = {
  name: 'media',
  pages: mediaRoutes,
  cleanups: [sweepImages],
};
