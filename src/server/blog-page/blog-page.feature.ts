import type { Feature } from '../platform/feature.ts';
import { blogMapRoutes } from './blog-map.routes.ts';
import { blogPageRoutes } from './blog-page.routes.ts';
import { forgetPages } from './blog-page.service.ts';
import { sharePictureRoutes } from './share-picture.routes.ts';
import { forgetSharePictures } from './share-picture.ts';

export const blogPageFeature: Feature = {
  name: 'blog-page',
  sweeps: [forgetPages, forgetSharePictures],
  routes: blogMapRoutes,
  pages(app, platform) {
    blogPageRoutes(app, platform);
    sharePictureRoutes(app, platform);
  },
};
