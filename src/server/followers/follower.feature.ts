import type { Feature } from '../feature/feature.ts';
import { confirmationMs, stopFollowing } from './follow.service.ts';
import { followerPages } from './follower.pages.ts';
import { followerRoutes } from './follower.routes.ts';
import { deleteUnconfirmedFollowers } from './follower.store.ts';
import { mailTripNews, takeBackNews } from './trip-news.service.ts';
import { saveNews } from './trip-news.store.ts';

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
