import type { Feature } from '../platform/feature.ts';
import { up as blogs } from './0010-blogs.migration.ts';
import { blogRoutes } from './blog.routes.ts';

export const blogFeature: Feature = {
  name: 'blog',
  routes: blogRoutes,
  migrations: { '0010-blogs': { up: blogs } },
};
