import type { FastifyInstance } from 'fastify';
import {
  blogConfigReply,
  blogConfigRequest,
  blogNameParams,
  blogQuery,
  blogReply,
  blogVisitsReply,
  coverImageReply,
  profilePictureReply,
} from '#contract/blog.ts';
import { idParams } from '#contract/fields.ts';
import { blogMapQuery, blogMapReply } from '#contract/journey-map.ts';
import type { Platform } from '../db/platform.ts';
import { bind } from '../http/bind.ts';
import {
  readBlog,
  readBlogConfig,
  saveBlogConfig,
  saveBlogConfigOfBlog,
  uploadCoverImage,
  uploadProfilePicture,
} from './blog.service.ts';
import { readBlogMap } from './blog-page.service.ts';
import { audienceOf, findOpenBlog, findOpenBlogOf, visitorAnswer } from './find-page.ts';
import { readBlogVisits } from './visits.service.ts';

export function blogRoutes(app: FastifyInstance, platform: Platform): void {
  readingRoutes(app, platform);
  savingRoutes(app, platform);
  uploadRoutes(app, platform);
}

function readingRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'readBlog', {
    summary: 'Get the creator of a blog without what the caller may not see',
    access: 'optional',
    params: blogNameParams,
    query: blogQuery,
    reply: blogReply,
    requestsPerMinute: 60,
    handle: async ({ params, query, signedIn: by }) => {
      const language = query.lang ?? null;
      const head = await findOpenBlog(platform, params.username);
      const read = () => readBlog(platform, { ...params, language, by });
      if (!head || audienceOf(by, head.accountId) !== 'visitor') return read();
      return visitorAnswer(platform, head, ['blog', language], async () => blogReply.parse(await read()));
    },
  });
  bind(app, 'readBlogMap', {
    summary: 'Get the journey map of a blog or a trip',
    access: 'anyone',
    params: blogNameParams,
    query: blogMapQuery,
    reply: blogMapReply,
    handle: async ({ params, query: { trip = null } }) => {
      const read = async () => ({ map: await readBlogMap(platform, params.username, trip) });
      const head = await findOpenBlog(platform, params.username);
      // Any name of a trip may be asked for; the map of all trips is the large one.
      if (!head || trip !== null || head.username !== params.username) return read();
      return visitorAnswer(platform, head, ['map'], read);
    },
  });
  bind(app, 'readBlogConfig', {
    summary: 'Get the blog configuration',
    access: 'optional',
    params: idParams,
    reply: blogConfigReply,
    handle: async ({ params, signedIn: by }) => {
      const read = () => readBlogConfig(platform, { id: params.id, by });
      const head = audienceOf(by, params.id) === 'visitor' ? await findOpenBlogOf(platform, params.id) : null;
      return head ? visitorAnswer(platform, head, ['config'], async () => blogConfigReply.parse(await read())) : read();
    },
  });
}

function uploadRoutes(app: FastifyInstance, platform: Platform): void {
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

export function visitRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'readBlogVisits', {
    summary: 'Get the visits of my blog of the last 30 days',
    access: ['creator'],
    params: idParams,
    reply: blogVisitsReply,
    handle: ({ params, signedIn }) => readBlogVisits(platform, { id: params.id, by: signedIn }),
  });
}
