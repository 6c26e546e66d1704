import type { RouteTable } from './route.ts';

export const blogRoutes = {
  readBlog: { method: 'GET', path: '/blog/:username' },
  readBlogConfig: { method: 'GET', path: '/creator/:id/blog-config' },
  saveBlogConfig: { method: 'POST', path: '/creator/:id/blog-config' },
  saveBlogConfigOfBlog: { method: 'POST', path: '/blog/:username/blog-config' },
} as const satisfies RouteTable;
