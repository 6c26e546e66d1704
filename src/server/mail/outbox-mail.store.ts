import { type Selectable, sql } from 'kysely';
import { changeInBatches, countOf } from '../db/queries.ts';
import type { OutboxMailTable } from '../db/tables/mail.table.ts';
import type { Database } from '../db/tables.ts';

export type OutboxMail = Selectable<OutboxMailTable>;

export const insertMails = (database: Database, mails: readonly OutboxMail[]) =>
  database.insertInto('outboxMail').values(mails).execute();

const isWaiting = sql<boolean>`state in ('queued', 'retrying')`;

interface DueMails {
  now: number;
  limit: number;
  /** Codes and password links alone. */
  urgentOnly: boolean;
}

/** `FOR UPDATE SKIP LOCKED`: what another process is claiming is left out. */
export const lockDueMails = (database: Database, { now, limit, urgentOnly }: DueMails) =>
  database
    .selectFrom('outboxMail')
    .selectAll()
    .where(isWaiting)
    .$if(urgentOnly, (due) => due.where('priority', '=', 0))
    .where('nextAttemptAt', '<=', now)
    .where('leasedUntil', '<=', now)
    .orderBy('priority')
    .orderBy('nextAttemptAt')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

/** Mails that are due or were tried in vain, and when the oldest of them was written; one that leaves later does not count. */
export const outboxBacklog = (database: Database, now: number) =>
  database
    .selectFrom('outboxMail')
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min('createdAt').as('oldest')])
    .where(isWaiting)
    .where(({ or, eb }) => or([eb('attempts', '>', 0), eb('nextAttemptAt', '<=', now)]))
    .executeTakeFirstOrThrow();

export const countFailedMails = (database: Database, since: number): Promise<number> =>
  countOf(database.selectFrom('outboxMail').where('state', '=', 'failed').where('createdAt', '>=', since));

export const leaseMails = (database: Database, ids: readonly string[], leasedUntil: number) =>
  database.updateTable('outboxMail').set({ leasedUntil }).where('id', 'in', ids).execute();

export const eraseFailedMails = (database: Database, before: number) =>
  changeInBatches((limit) => {
    const due = database
      .selectFrom('outboxMail')
      .select('id')
      .where('state', '=', 'failed')
      .where('createdAt', '<', before)
      .where('encryptedContent', 'is not', null)
      .orderBy('createdAt')
      .limit(limit);
    return database
      .updateTable('outboxMail')
      .set({ encryptedContent: null })
      .where('id', 'in', due)
      .where('state', '=', 'failed')
      .where('createdAt', '<', before)
      .where('encryptedContent', 'is not', null);
  });

export const eraseCopies = (database: Database, before: number) =>
  changeInBatches((limit) => {
    const due = database
      .selectFrom('outboxMail')
      .select('id')
      .where('createdAt', '<', before)
      .where('encryptedCopy', 'is not', null)
      .orderBy('createdAt')
      .limit(limit);
    return database
      .updateTable('outboxMail')
      .set({ encryptedCopy: null })
      .where('id', 'in', due)
      .where('createdAt', '<', before)
      .where('encryptedCopy', 'is not', null);
  });

export const deleteOldMails = (database: Database, before: number) =>
  changeInBatches((limit) => {
    const due = database
      .selectFrom('outboxMail')
      .select('id')
      .where('state', 'in', ['sent', 'failed'])
      .where('createdAt', '<', before)
      .orderBy('createdAt')
      .limit(limit);
    return database
      .deleteFrom('outboxMail')
      .where('id', 'in', due)
      .where('state', 'in', ['sent', 'failed'])
      .where('createdAt', '<', before);
  });

export const saveMail = (
  database: Database,
  { id, state, leasedUntil }: Pick<OutboxMail, 'id' | 'state' | 'leasedUntil'>,
  change: Partial<OutboxMail>,
) =>
  database
    .updateTable('outboxMail')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', state)
    .where('leasedUntil', '=', leasedUntil)
    .returning('id')
    .executeTakeFirst();

export const listNewestMails = (database: Database, limit: number) =>
  database.selectFrom('outboxMail').selectAll().orderBy('createdAt', 'desc').limit(limit).execute();

export const findMail = (database: Database, id: string) =>
  database.selectFrom('outboxMail').selectAll().where('id', '=', id).executeTakeFirst();

export const lockMail = (database: Database, id: string) =>
  database.selectFrom('outboxMail').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const findLatestLike = (
  database: Database,
  { recipient, template, subjectId }: Pick<OutboxMail, 'recipient' | 'template' | 'subjectId'>,
) =>
  database
    .selectFrom('outboxMail')
    .select(['id', 'createdAt', 'nextAttemptAt'])
    .where('recipient', '=', recipient)
    .where('template', '=', template)
    .where('subjectId', '=', subjectId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Leaves a mail alone that is being sent. */
export const saveWaitingMail = (
  database: Database,
  { id, now }: { id: string; now: number },
  change: Pick<OutboxMail, 'encryptedContent' | 'encryptedCopy'>,
) =>
  database
    .updateTable('outboxMail')
    .set(change)
    .where('id', '=', id)
    .where(isWaiting)
    .where('leasedUntil', '<=', now)
    .returning('id')
    .executeTakeFirst();

/** Keeps mails that are being sent; returns whether there were any others. */
export async function deleteWaitingMails(database: Database, subjectId: string, now: number): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('outboxMail')
    .where('subjectId', '=', subjectId)
    .where(isWaiting)
    .where('leasedUntil', '<=', now)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export const deleteFailedMails = (database: Database, subjectId: string) =>
  database.deleteFrom('outboxMail').where('subjectId', '=', subjectId).where('state', '=', 'failed').execute();

/** Keeps mails that are being sent; returns the subjects of the others. */
export async function deleteWaitingAbout(
  database: Database,
  subjectIds: readonly string[],
  { template, now }: { template: string; now: number },
): Promise<string[]> {
  const rows = await database
    .deleteFrom('outboxMail')
    .where('template', '=', template)
    .where('subjectId', 'in', subjectIds)
    .where(isWaiting)
    .where('leasedUntil', '<=', now)
    .returning('subjectId')
    .execute();
  return rows.map(({ subjectId }) => subjectId);
}

/** Deletes the mails that are not yet due; returns whether there were any. */
export async function deleteEarlyMails(database: Database, subjectId: string, now: number): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('outboxMail')
    .where('subjectId', '=', subjectId)
    .where('state', '=', 'queued')
    .where('nextAttemptAt', '>', now)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export const countMailsAbout = (database: Database, subjectId: string, since: number): Promise<number> =>
  countOf(database.selectFrom('outboxMail').where('subjectId', '=', subjectId).where('createdAt', '>=', since));

interface FoundMails {
  /** In lower case; '' finds all. */
  part: string;
  templates: readonly string[];
}

const isFound = ({ part, templates }: FoundMails) =>
  part === ''
    ? sql<boolean>`true`
    : sql<boolean>`(lower(recipient) like ${`%${part.replace(/[\\%_]/g, '\\$&')}%`} escape '\\' or template in (${sql.join([...templates, ''])}))`;

export const pageOfMails = (database: Database, found: FoundMails, offset: number, limit: number) =>
  database
    .selectFrom('outboxMail')
    .select(['id', 'recipient', 'template', 'state', 'createdAt', 'sentAt', 'attempts', 'lastError'])
    .select((mails) => mails('encryptedContent', 'is', null).as('isErased'))
    .where(isFound(found))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();

export const countMails = (database: Database, found: FoundMails): Promise<number> =>
  countOf(database.selectFrom('outboxMail').where(isFound(found)));

/** A notification goes with the mail that it was written with. */
export const deleteUnreadNotifications = (database: Database, subjectId: string) =>
  database.deleteFrom('notification').where('subjectId', '=', subjectId).where('readAt', 'is', null).execute();
