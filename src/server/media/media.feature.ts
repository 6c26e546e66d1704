import type { Feature } from '../platform/feature.ts';
import { up as ownersOfPictures } from './0011-owners-of-pictures.migration.ts';
import { mediaRoutes } from './media.routes.ts';
import { sweepImages } from './media.service.ts';

export const mediaFeature: Feature = {
  name: 'media',
  pages: mediaRoutes,
  sweeps: [sweepImages],
  migrations: { '0011-owners-of-pictures': { up: ownersOfPictures } },
};
