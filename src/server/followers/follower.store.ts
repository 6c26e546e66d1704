import { sql } from 'kysely';
import { changeInBatches } from '../db/paging.ts';
import type { FollowerTable } from '../db/tables/follower.table.ts';
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
