import { sql } from 'kysely';
import { changeInBatches } from '../db/queries.ts';
import type { FollowerTable, TripNewsTable } from '../db/tables/blog.table.ts';
import type { Database } from '../db/tables.ts';

export const insertFollower = (database: Database, follower: FollowerTable) =>
  database.insertInto('follower').values(follower).execute();

export const findFollower = (database: Database, id: string): Promise<FollowerTable | undefined> =>
  database.selectFrom('follower').selectAll().where('id', '=', id).executeTakeFirst();

export const findFollowerByEmail = (
  database: Database,
  { accountId, emailFolded }: Pick<FollowerTable, 'accountId' | 'emailFolded'>,
): Promise<FollowerTable | undefined> =>
  database
    .selectFrom('follower')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('emailFolded', '=', emailFolded)
    .executeTakeFirst();

export const saveFollower = (
  database: Database,
  { id, state }: Pick<FollowerTable, 'id' | 'state'>,
  change: Partial<FollowerTable>,
) =>
  database
    .updateTable('follower')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', state)
    .returning('id')
    .executeTakeFirst();

export const deleteFollower = (database: Database, id: string) =>
  database.deleteFrom('follower').where('id', '=', id).execute();

export const deleteUnconfirmedFollowers = (database: Database, before: number) =>
  changeInBatches((limit) => {
    const old = database
      .selectFrom('follower')
      .select('id')
      .where('state', '=', 'unconfirmed')
      .where('askedAt', '<', before)
      .orderBy('askedAt')
      .limit(limit);
    return database
      .deleteFrom('follower')
      .where('id', 'in', old)
      .where('state', '=', 'unconfirmed')
      .where('askedAt', '<', before);
  });

interface WaitingFollowers {
  accountId: string;
  /** When the newest trip was published. */
  until: number;
  now: number;
  limit: number;
}

export const listWaitingFollowers = (database: Database, { accountId, until, now, limit }: WaitingFollowers) =>
  database
    .selectFrom('follower')
    .select(['id', 'email', 'language', 'newsUntil'])
    .where('accountId', '=', accountId)
    .where('state', '=', 'following')
    .where('newsUntil', '<', until)
    .where('nextMailAt', '<=', now)
    .orderBy('newsUntil')
    .limit(limit)
    .execute();

export const saveMailedFollowers = (
  database: Database,
  ids: readonly string[],
  { newsUntil, nextMailAt }: Pick<FollowerTable, 'newsUntil' | 'nextMailAt'>,
) =>
  database
    .updateTable('follower')
    .set({ newsBefore: sql.ref('newsUntil'), newsUntil, nextMailAt })
    .where('id', 'in', ids)
    .execute();

/** Those who may have a mail that did not leave yet. */
export async function listMailedFollowers(database: Database, accountId: string, now: number): Promise<string[]> {
  const rows = await database
    .selectFrom('follower')
    .select('id')
    .where('accountId', '=', accountId)
    .where('state', '=', 'following')
    .where('nextMailAt', '>', now)
    .execute();
  return rows.map(({ id }) => id);
}

/** As if the last mail to them had not been written. */
export const restoreFollowers = (database: Database, ids: readonly string[]) =>
  database
    .updateTable('follower')
    .set({ newsUntil: sql.ref('newsBefore'), nextMailAt: 0 })
    .where('id', 'in', ids)
    .execute();

/** A trip that is published again is news again, unless followers were mailed about it. */
export const saveNews = (database: Database, { tripId, accountId, publishedAt }: Omit<TripNewsTable, 'isMailed'>) =>
  database
    .insertInto('tripNews')
    .values({ tripId, accountId, publishedAt, isMailed: 0 })
    .onConflict((conflict) => conflict.column('tripId').doUpdateSet({ publishedAt }).where('tripNews.isMailed', '=', 0))
    .execute();

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
