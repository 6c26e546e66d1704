import { countOf } from '../db/queries.ts';
import type { NotificationTable } from '../db/tables/mail.table.ts';
import type { Database } from '../db/tables.ts';

interface Span {
  accountId: string;
  after: number;
  now: number;
}

export const insertNotifications = (database: Database, rows: NotificationTable[]) =>
  database.insertInto('notification').values(rows).execute();

export const selectNotifications = (database: Database, { accountId, after, now, limit }: Span & { limit: number }) =>
  database
    .selectFrom('notification')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('createdAt', '>', after)
    .where('createdAt', '<=', now)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();

export const countUnread = (database: Database, { accountId, after, now }: Span): Promise<number> =>
  countOf(
    database
      .selectFrom('notification')
      .where('accountId', '=', accountId)
      .where('readAt', 'is', null)
      .where('createdAt', '>', after)
      .where('createdAt', '<=', now),
  );

export const markRead = (database: Database, accountId: string, now: number) =>
  database
    .updateTable('notification')
    .set({ readAt: now })
    .where('accountId', '=', accountId)
    .where('readAt', 'is', null)
    .where('createdAt', '<=', now)
    .execute();

export const markSomeRead = (database: Database, accountId: string, ids: readonly string[], now: number) =>
  database
    .updateTable('notification')
    .set({ readAt: now })
    .where('accountId', '=', accountId)
    .where('readAt', 'is', null)
    .where('createdAt', '<=', now)
    .where('id', 'in', ids)
    .execute();

export const deleteNotifications = (database: Database, before: number) =>
  database.deleteFrom('notification').where('createdAt', '<=', before).execute();
