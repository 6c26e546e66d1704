import type { Feature } from '../feature.ts';
import { blogMapRoutes } from './blog-map.routes.ts';
import { blogPageRoutes } from './blog-page.routes.ts';
import { sharePictureRoutes } from './share-picture.routes.ts';

export const blogPageFeature: Feature = {
  name: 'blog-page',
  routes: blogMapRoutes,
  pages(app, platform) {
    blogPageRoutes(app, platform);
    sharePictureRoutes(app, platform);
  },
};
