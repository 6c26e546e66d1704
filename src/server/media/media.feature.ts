import type { Feature } from '../platform/feature.ts';
import { mediaRoutes } from './media.routes.ts';
import { sweepImages } from './media.service.ts';

const hour = 60 * 60_000;

export const mediaFeature: Feature = {
  name: 'media',
  pages: mediaRoutes,
  sweeps: [(platform, now) => sweepImages(platform, now - hour)],
};
