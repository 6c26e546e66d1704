import type { blogConfigReply, blogConfigRequest, blogQuery, blogReply } from './blog.ts';
import { type RouteTable, wire } from './route.ts';

type Saving = {
  isSigned: true;
  isOnce: true;
  isVersioned: true;
  body: typeof blogConfigRequest;
  answer: typeof blogConfigReply;
};

export const blogRoutes = {
  readBlog: {
    method: 'GET',
    path: '/blog/:username',
    wire: wire<{ maySign: true; query: typeof blogQuery; answer: typeof blogReply }>(),
  },
  readBlogConfig: {
    method: 'GET',
    path: '/creator/:id/blog-config',
    wire: wire<{ maySign: true; answer: typeof blogConfigReply }>(),
  },
  saveBlogConfig: { method: 'POST', path: '/creator/:id/blog-config', wire: wire<Saving>() },
  saveBlogConfigOfBlog: { method: 'POST', path: '/blog/:username/blog-config', wire: wire<Saving>() },
} as const satisfies RouteTable;
