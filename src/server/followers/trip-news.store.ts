import type { Database } from '../db/tables.ts';

/** A trip that is published again is news again, unless followers were mailed about it. */
export const saveNews = (database: Database, { tripId, accountId, publishedAt }: TripNews) =>
  database
    .insertInto('tripNews')
    .values({ tripId, accountId, publishedAt, isMailed: 0 })
    .onConflict((conflict) => conflict.column('tripId').doUpdateSet({ publishedAt }).where('tripNews.isMailed', '=', 0))
    .execute();

interface TripNews {
  tripId: string;
  accountId: string;
  publishedAt: number;
}

/** When the news were published that are mailed now. */
export interface Span {
  after: number;
  until: number;
}

/** Creators with news that a follower was not mailed about, in the order of their ids. */
export async function listCreatorsWithNews(
  database: Database,
  { after, until }: Span,
  { now, afterId, limit }: { now: number; afterId: string; limit: number },
): Promise<string[]> {
  const rows = await database
    .selectFrom('tripNews')
    .select('accountId')
    .distinct()
    .where('publishedAt', '>', after)
    .where('publishedAt', '<=', until)
    .where('accountId', '>', afterId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('follower')
          .select('follower.id')
          .whereRef('follower.accountId', '=', 'tripNews.accountId')
          .where('follower.state', '=', 'following')
          .whereRef('follower.newsUntil', '<', 'tripNews.publishedAt')
          .where('follower.nextMailAt', '<=', now),
      ),
    )
    .orderBy('accountId')
    .limit(limit)
    .execute();
  return rows.map(({ accountId }) => accountId);
}

/** The oldest first, with what their creator wrote for the mail. */
export const listNews = (database: Database, accountId: string, { after, until }: Span) =>
  database
    .selectFrom('tripNews')
    .innerJoin('trip', 'trip.id', 'tripNews.tripId')
    .select(['tripNews.tripId', 'tripNews.publishedAt', 'trip.followersLine'])
    .where('tripNews.accountId', '=', accountId)
    .where('tripNews.publishedAt', '>', after)
    .where('tripNews.publishedAt', '<=', until)
    .orderBy('tripNews.publishedAt')
    .orderBy('tripNews.tripId')
    .execute();

export const markMailed = (database: Database, tripIds: readonly string[]) =>
  database.updateTable('tripNews').set({ isMailed: 1 }).where('tripId', 'in', tripIds).execute();
