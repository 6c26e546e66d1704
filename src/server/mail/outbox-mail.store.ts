import type { Selectable } from 'kysely';
import type { Database } from '../database.ts';
import type { OutboxMailTable } from './outbox-mail.table.ts';

export type OutboxMail = Selectable<OutboxMailTable>;

export const insertMail = (database: Database, mail: OutboxMail) =>
  database.insertInto('outboxMail').values(mail).execute();

/** Takes the mail that has been due longest, for this process alone; after the lease another process may take it. */
export const claimDueMail = (database: Database, now: number, leasedUntil: number) =>
  database
    .updateTable('outboxMail')
    .set({ leasedUntil })
    .where('leasedUntil', '<=', now)
    .where('id', 'in', (mails) =>
      mails
        .selectFrom('outboxMail')
        .select('id')
        .where('state', 'in', ['queued', 'retrying'])
        .where('nextAttemptAt', '<=', now)
        .where('leasedUntil', '<=', now)
        .orderBy('nextAttemptAt')
        .limit(1),
    )
    .returningAll()
    .executeTakeFirst();

export const eraseFailedMails = (database: Database, before: number) =>
  database
    .updateTable('outboxMail')
    .set({ sealedContent: null })
    .where('state', '=', 'failed')
    .where('createdAt', '<', before)
    .where('sealedContent', 'is not', null)
    .execute();

export const deleteOldMails = (database: Database, before: number) =>
  database.deleteFrom('outboxMail').where('state', 'in', ['sent', 'failed']).where('createdAt', '<', before).execute();

export const updateMail = (database: Database, id: string, change: Partial<OutboxMail>) =>
  database.updateTable('outboxMail').set(change).where('id', '=', id).execute();

export const listNewestMails = (database: Database, most: number) =>
  database.selectFrom('outboxMail').selectAll().orderBy('createdAt', 'desc').limit(most).execute();

export const findMail = (database: Database, id: string) =>
  database.selectFrom('outboxMail').selectAll().where('id', '=', id).executeTakeFirst();

/** Mails that have not left yet are taken back. */
export const withdrawMails = (database: Database, subjectId: string, now: number) =>
  database
    .deleteFrom('outboxMail')
    .where('subjectId', '=', subjectId)
    .where('state', '=', 'queued')
    .where('nextAttemptAt', '>', now)
    .execute();

export const pageOfMails = (database: Database, offset: number, limit: number) =>
  database
    .selectFrom('outboxMail')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();

export const countMails = async (database: Database): Promise<number> => {
  const { count } = await database
    .selectFrom('outboxMail')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};
