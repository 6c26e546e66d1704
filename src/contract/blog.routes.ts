import type {
  blogConfigReply,
  blogConfigRequest,
  blogQuery,
  blogReply,
  blogVisitsReply,
  coverImageReply,
  followRequest,
  profilePictureReply,
} from './blog.ts';
import type { acknowledgedReply } from './fields.ts';
import type { blogMapQuery, blogMapReply } from './journey-map.ts';
import { type RouteTable, wire } from './route.ts';

type Saving = {
  needsSession: true;
  isIdempotent: true;
  isVersioned: true;
  body: typeof blogConfigRequest;
  answer: typeof blogConfigReply;
};

export const blogRoutes = {
  readBlog: {
    method: 'GET',
    path: '/blog/:username',
    wire: wire<{ takesSession: true; query: typeof blogQuery; answer: typeof blogReply }>(),
  },
  readBlogMap: {
    method: 'GET',
    path: '/blog/:username/map',
    wire: wire<{ query: typeof blogMapQuery; answer: typeof blogMapReply }>(),
  },
  readBlogConfig: {
    method: 'GET',
    path: '/creator/:id/blog-config',
    wire: wire<{ takesSession: true; answer: typeof blogConfigReply }>(),
  },
  saveBlogConfig: { method: 'POST', path: '/creator/:id/blog-config', wire: wire<Saving>() },
  saveBlogConfigOfBlog: { method: 'POST', path: '/blog/:username/blog-config', wire: wire<Saving>() },
  uploadCoverImage: {
    method: 'POST',
    path: '/creator/:id/blog-config/cover-image',
    wire: wire<{ needsSession: true; isForm: true; answer: typeof coverImageReply }>(),
  },
  uploadProfilePicture: {
    method: 'POST',
    path: '/creator/:id/profile-picture',
    wire: wire<{ needsSession: true; isForm: true; answer: typeof profilePictureReply }>(),
  },
  readBlogVisits: {
    method: 'GET',
    path: '/creator/:id/visits',
    wire: wire<{ needsSession: true; answer: typeof blogVisitsReply }>(),
  },
  followCreator: {
    method: 'POST',
    path: '/blog/:username/followers',
    wire: wire<{ body: typeof followRequest; answer: typeof acknowledgedReply }>(),
  },
} as const satisfies RouteTable;
