import type { Feature } from '../feature.ts';
import { blogRoutes } from './blog.routes.ts';

export const blogFeature: Feature = {
  name: 'blog',
  routes: blogRoutes,
};
