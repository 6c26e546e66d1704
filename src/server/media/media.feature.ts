import type { Feature } from '../feature/feature.ts';
import { cleanUpImages } from './media.service.ts';
import { servePictures } from './serve-pictures.ts';

export const mediaFeature: Feature = {
  name: 'media',
  pages: (app, { media }) => servePictures(app, '/media/', (path) => media.read(path)),
  cleanups: [cleanUpImages],
};
