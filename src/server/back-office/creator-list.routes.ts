import type { FastifyInstance } from 'fastify';
import { creatorsQuery, creatorsReply } from '#contract/creator-list.ts';
import type { Platform } from '../db/platform.ts';
import { bind } from '../http/bind.ts';
import { listEveryCreator } from './creator-list.service.ts';

export function creatorListRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'listEveryCreator', {
    access: ['staff'],
    summary: 'List creators of any status',
    query: creatorsQuery,
    reply: creatorsReply,
    handle: ({ query }) => listEveryCreator(platform, query),
  });
}
