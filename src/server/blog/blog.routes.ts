import type { FastifyInstance } from 'fastify';
import {
  blogConfigReply,
  blogConfigRequest,
  blogNameParams,
  blogQuery,
  blogReply,
  coverImageReply,
} from '#contract/blog.ts';
import { idParams } from '#contract/fields.ts';
import { bind } from '../platform/http/bind.ts';
import type { Platform } from '../platform/platform.ts';
import { readBlog, readBlogConfig, saveBlogConfig, saveBlogConfigOfBlog } from './blog.service.ts';
import { whoAsks } from './blog-audience.ts';
import { uploadCoverImage } from './cover-image.service.ts';

export function blogRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'readBlog', {
    summary: 'The creator of a blog, as whoever asks may see them; its owner everything, also before it is open',
    access: 'anyone',
    params: blogNameParams,
    query: blogQuery,
    reply: blogReply,
    requestsPerMinute: 60,
    handle: async ({ params, query, token }) =>
      readBlog(platform, { ...params, language: query.lang ?? null, by: await whoAsks(platform, token) }),
  });
  bind(app, 'readBlogConfig', {
    summary: 'How the page of a blog looks and what it shows',
    access: 'anyone',
    params: idParams,
    reply: blogConfigReply,
    handle: async ({ params, token }) =>
      readBlogConfig(platform, { id: params.id, by: await whoAsks(platform, token) }),
  });
  savingRoutes(app, platform);
  bind(app, 'uploadCoverImage', {
    summary:
      'Send a cover picture for the own blog, as a part "coverImage"; a config or a trip that is saved within a day takes it',
    access: ['creator'],
    params: idParams,
    takesParts: true,
    reply: coverImageReply,
    requestsPerMinute: 10,
    handle: ({ params, parts, signedIn }) => uploadCoverImage(platform, { id: params.id, parts, by: signedIn }),
  });
}

function savingRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'saveBlogConfig', {
    summary: 'Save the whole config of the own blog',
    access: ['creator'],
    params: idParams,
    body: blogConfigRequest,
    reply: blogConfigReply,
    requestsPerMinute: 60,
    changesBlog: true,
    handle: ({ params, body, ifMatch, doer, signedIn }) =>
      saveBlogConfig(platform, {
        id: params.id,
        request: body,
        version: ifMatch,
        by: { ...doer, accountId: signedIn.accountId, role: signedIn.role },
      }),
  });
  bind(app, 'saveBlogConfigOfBlog', {
    summary: 'The same, by the name of the blog',
    access: ['creator'],
    params: blogNameParams,
    body: blogConfigRequest,
    reply: blogConfigReply,
    requestsPerMinute: 60,
    changesBlog: true,
    handle: ({ params, body, ifMatch, doer, signedIn }) =>
      saveBlogConfigOfBlog(platform, {
        username: params.username,
        request: body,
        version: ifMatch,
        by: { ...doer, accountId: signedIn.accountId, role: signedIn.role },
      }),
  });
}
