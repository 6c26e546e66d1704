import type { FastifyInstance } from 'fastify';
import { acknowledgedReply } from '#contract/acknowledged.ts';
import { followParams, followRequest } from '#contract/follower.ts';
import type { Platform } from '../db/platform.ts';
import { bind } from '../http/bind.ts';
import { followCreator } from './follow.service.ts';

/** The form of the blog has the same limit. */
export const followsPerMinute = 10;

export function followerRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'followCreator', {
    summary:
      'Follow a creator by email; a mailed link has to be confirmed. Says the same of an address that follows already',
    access: 'anyone',
    params: followParams,
    body: followRequest,
    reply: acknowledgedReply,
    requestsPerMinute: followsPerMinute,
    handle: ({ params, body, address }) => followCreator(platform, params.username, { request: body, address }),
  });
}
