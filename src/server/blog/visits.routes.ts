import type { FastifyInstance } from 'fastify';
import { idParams } from '#contract/fields.ts';
import { blogVisitsReply } from '#contract/visits.ts';
import type { Platform } from '../db/platform.ts';
import { bind } from '../http/bind.ts';
import { readBlogVisits } from './visits.service.ts';

export function visitRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'readBlogVisits', {
    summary: 'Get the visits of my blog of the last 30 days',
    access: ['creator'],
    params: idParams,
    reply: blogVisitsReply,
    handle: ({ params, signedIn }) => readBlogVisits(platform, { id: params.id, by: signedIn }),
  });
}
