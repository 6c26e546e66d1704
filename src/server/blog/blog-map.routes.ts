import type { FastifyInstance } from 'fastify';
import { blogNameParams } from '#contract/blog.ts';
import { blogMapQuery, blogMapReply } from '#contract/journey-map.ts';
import type { Platform } from '../db/platform.ts';
import { bind } from '../http/bind.ts';
import { readBlogMap } from './blog-page.service.ts';

export const blogMapRoutes = (app: FastifyInstance, platform: Platform): void =>
  bind(app, 'readBlogMap', {
    summary: 'Get the journey map of a blog or a trip',
    access: 'anyone',
    params: blogNameParams,
    query: blogMapQuery,
    reply: blogMapReply,
    handle: async ({ params, query }) => ({ map: await readBlogMap(platform, params.username, query.trip ?? null) }),
  });
