import type { FastifyInstance } from 'fastify';
import {
  blogConfigReply,
  blogConfigRequest,
  blogNameParams,
  blogQuery,
  blogReply,
  coverImageReply,
  profilePictureReply,
} from '#contract/blog.ts';
import { idParams } from '#contract/fields.ts';
import { blogMapQuery, blogMapReply } from '#contract/journey-map.ts';
import type { Platform } from '../db/platform.ts';
import { bind } from '../http/bind.ts';
import { authenticateOptional } from './audience.ts';
import { readBlog, readBlogConfig, saveBlogConfig, saveBlogConfigOfBlog } from './blog.service.ts';
import { readBlogMap } from './blog-page.service.ts';
import { uploadCoverImage, uploadProfilePicture } from './uploads.service.ts';

export function blogRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'readBlog', {
    summary: 'Get the creator of a blog without what the caller may not see',
    access: 'anyone',
    params: blogNameParams,
    query: blogQuery,
    reply: blogReply,
    requestsPerMinute: 60,
    handle: async ({ params, query, token }) =>
      readBlog(platform, { ...params, language: query.lang ?? null, by: await authenticateOptional(platform, token) }),
  });
  bind(app, 'readBlogMap', {
    summary: 'Get the journey map of a blog or a trip',
    access: 'anyone',
    params: blogNameParams,
    query: blogMapQuery,
    reply: blogMapReply,
    handle: async ({ params, query }) => ({ map: await readBlogMap(platform, params.username, query.trip ?? null) }),
  });
  bind(app, 'readBlogConfig', {
    summary: 'Get the blog configuration',
    access: 'anyone',
    params: idParams,
    reply: blogConfigReply,
    handle: async ({ params, token }) =>
      readBlogConfig(platform, { id: params.id, by: await authenticateOptional(platform, token) }),
  });
  savingRoutes(app, platform);
  bind(app, 'uploadCoverImage', {
    summary:
      'Upload a cover picture (part "coverImage"); it is deleted after a day unless a saved configuration or trip uses it',
    access: ['creator'],
    params: idParams,
    takesParts: true,
    reply: coverImageReply,
    requestsPerMinute: 10,
    handle: ({ params, parts, signedIn }) => uploadCoverImage(platform, { id: params.id, parts, by: signedIn }),
  });
  bind(app, 'uploadProfilePicture', {
    summary:
      'Upload a profile picture (part "profilePicture"); it is deleted after a day unless a saved profile uses it',
    access: ['creator'],
    params: idParams,
    takesParts: true,
    reply: profilePictureReply,
    requestsPerMinute: 10,
    handle: ({ params, parts, signedIn }) => uploadProfilePicture(platform, { id: params.id, parts, by: signedIn }),
  });
}

function savingRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'saveBlogConfig', {
    summary: 'Save the blog configuration, and the profile if it is sent',
    access: ['creator'],
    params: idParams,
    body: blogConfigRequest,
    reply: blogConfigReply,
    requestsPerMinute: 60,
    changesBlog: true,
    handle: ({ params, body, ifMatch, actor, signedIn }) =>
      saveBlogConfig(platform, {
        id: params.id,
        request: body,
        version: ifMatch,
        by: { ...actor, accountId: signedIn.accountId, role: signedIn.role },
      }),
  });
  bind(app, 'saveBlogConfigOfBlog', {
    summary: 'Save the blog configuration by the username of the blog',
    access: ['creator'],
    params: blogNameParams,
    body: blogConfigRequest,
    reply: blogConfigReply,
    requestsPerMinute: 60,
    changesBlog: true,
    handle: ({ params, body, ifMatch, actor, signedIn }) =>
      saveBlogConfigOfBlog(platform, {
        username: params.username,
        request: body,
        version: ifMatch,
        by: { ...actor, accountId: signedIn.accountId, role: signedIn.role },
      }),
  });
}
