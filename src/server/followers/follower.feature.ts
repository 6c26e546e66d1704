import type { FastifyInstance } from 'fastify';
import { followParams, followRequest } from '#contract/blog.ts';
import { acknowledgedReply } from '#contract/fields.ts';
import type { Platform } from '../db/platform.ts';
import type { Feature } from '../feature/feature.ts';
import { bind } from '../http/bind.ts';
import { confirmationMs, followCreator, followsPerMinute, stopFollowing } from './follow.service.ts';
import { followerPages } from './follower.pages.ts';
import { deleteUnconfirmedFollowers, saveNews } from './follower.store.ts';
import { mailTripNews, takeBackNews } from './trip-news.service.ts';

export const followerFeature: Feature = {
  name: 'follower',
  routes: followerRoutes,
  pages: followerPages,
  jobs: (platform) => [{ pause: 60_000, run: (signal) => mailTripNews(platform, signal) }],
  cleanups: [({ database }, now) => deleteUnconfirmedFollowers(database, now - confirmationMs)],
  on: {
    'trip.published': ({ database, now }, news) => saveNews(database, { ...news, publishedAt: now }),
    'trip.unpublished': (unit, { accountId }) => takeBackNews(unit, accountId),
    'creator.changed': (unit, { accountId }) => takeBackNews(unit, accountId),
    'blog.saved': (unit, { accountId }) => takeBackNews(unit, accountId),
    'mails.stopped': async (unit, { list, id }) => (list === 'trips' ? stopFollowing(unit, id) : undefined),
  },
};

function followerRoutes(app: FastifyInstance, platform: Platform): void {
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
