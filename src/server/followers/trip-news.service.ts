import { blogPage } from '#rules/blog-page.ts';
import { blogAddress } from '#rules/trip-address.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { findBlogRecord } from '../blog/blog-record.ts';
import type { Platform } from '../db/platform.ts';
import { inBatches } from '../db/queries.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import { reasonOf } from '../feature/background-work.ts';
import { dayMs, utcDay } from '../lib/time.ts';
import { takeBackMails } from '../mail/outbox.ts';
import { unsubscribeUrl } from '../mail/unsubscribe.pages.ts';
import { type PublishedTrip, tripNewsMail } from './follower.mails.ts';
import {
  listCreatorsWithNews,
  listMailedFollowers,
  listNews,
  listWaitingFollowers,
  markMailed,
  restoreFollowers,
  type Span,
  saveMailedFollowers,
} from './follower.store.ts';

/** Time to take a trip back that was published by mistake. */
const delayMs = 10 * 60_000;
/** What could not be mailed for so long is no news any more. */
const maxAgeMs = 7 * dayMs;
const [batchSize, pageSize] = [100, 100];

const spanAt = (now: number): Span => ({ after: now - maxAgeMs, until: now - delayMs });

/** Mails followers about published trips. Mails and what followers have heard of are written together, a batch at a time. */
export async function mailTripNews(platform: Platform, signal?: AbortSignal): Promise<void> {
  for (let afterId = ''; !signal?.aborted; ) {
    const now = platform.now();
    const page = { now, afterId, limit: pageSize };
    const creators = await listCreatorsWithNews(platform.database, spanAt(now), page);
    for (const accountId of creators) await mailFollowersOf(platform, accountId, signal);
    const last = creators.at(-1);
    if (last === undefined) return;
    afterId = last;
  }
}

/** Mails that fail to be written are tried again by the next run. */
async function mailFollowersOf(platform: Platform, accountId: string, signal?: AbortSignal): Promise<void> {
  try {
    while (!signal?.aborted)
      if ((await inUnitOfWork(platform, (unit) => mailBatch(unit, accountId))) < batchSize) return;
  } catch (failure) {
    platform.log.warn({ account: accountId, reason: reasonOf(failure) }, 'trip_news_failed');
  }
}

async function mailBatch(unit: Unit, accountId: string): Promise<number> {
  const creator = await lockAccount(unit, accountId);
  const { news, ownLanguage } = await readPublicNews(unit, accountId);
  const until = news.at(-1)?.publishedAt;
  if (!creator || until === undefined) return 0;
  const { database, now } = unit;
  const followers = await listWaitingFollowers(database, { accountId, until, now, limit: batchSize });
  if (followers.length === 0) return 0;
  for (const { id, email, language, newsUntil } of followers) {
    const query = language === ownLanguage ? '' : `?lang=${language}`;
    const urlOf = (address: string) => `${unit.publicUrl}${address}${query}`;
    const [first, ...others] = news
      .filter(({ publishedAt }) => publishedAt > newsUntil)
      .map(({ title, line, address }): PublishedTrip => ({ title, line, url: urlOf(address) }));
    if (!first) continue;
    unit.queueMail({
      ...{ to: email, language, subjectId: id },
      ...tripNewsMail(
        { creator: creator.name, trips: [first, ...others], blogUrl: urlOf(blogAddress(creator.username)) },
        language,
      ),
      unsubscribeUrl: unsubscribeUrl(unit, { list: 'trips', id }, language),
    });
  }
  const ids = followers.map(({ id }) => id);
  await saveMailedFollowers(database, ids, { newsUntil: until, nextMailAt: now + dayMs });
  await markMailed(
    database,
    news.map(({ tripId }) => tripId),
  );
  return followers.length;
}

/** The news that a visitor finds on the blog, the oldest first. */
async function readPublicNews({ database, now }: Unit, accountId: string) {
  const record = await findBlogRecord(database, accountId);
  if (!record?.isPublic) return { news: [], ownLanguage: null };
  const today = utcDay(now);
  const page = blogPage(record.creatorIn('en', today), record.config, { audience: 'visitor', today });
  const shown = new Map(page.trips.map((trip) => [trip.id, trip]));
  const rows = await listNews(database, accountId, spanAt(now));
  const news = rows.flatMap(({ tripId, publishedAt, followersLine: line }) => {
    const trip = shown.get(tripId);
    return trip ? [{ tripId, publishedAt, line, ...trip }] : [];
  });
  return { news, ownLanguage: page.ownLanguage };
}

/** Takes back the mails that did not leave yet, since what they say may be hidden now. The next run writes them again. */
export async function takeBackNews(unit: Unit, accountId: string): Promise<void> {
  const mailed = await listMailedFollowers(unit.database, accountId, unit.now);
  for (const ids of inBatches(mailed)) {
    const withdrawn = await takeBackMails(unit, 'trip-news', ids);
    if (withdrawn.length > 0) await restoreFollowers(unit.database, withdrawn);
  }
}
