import type { ExpressionBuilder, Selectable } from 'kysely';
import type { PageQuery } from '#contract/back-office.ts';
import { type Address, isAddressOf } from '../account/is-address-of.ts';
import { countOf } from '../platform/database/count-of.ts';
import { sweepRows } from '../platform/database/through-pages.ts';
import type { Database, Tables } from '../tables.ts';
import type { OutboxMailTable } from './outbox-mail.table.ts';
import { unreached } from './unreached.ts';

export type OutboxMail = Selectable<OutboxMailTable>;

export const insertMails = (database: Database, mails: readonly OutboxMail[]) =>
  database.insertInto('outboxMail').values(mails).execute();

/** Those that are good for a while only, or those that can wait. */
export type Lane = 'urgent' | 'patient';

interface DueMails {
  lane: Lane;
  now: number;
  most: number;
}

/** The mails that have been due longest, locked; what another process has taken is passed over. */
export const lockDueMails = (database: Database, { lane, now, most }: DueMails) =>
  database
    .selectFrom('outboxMail')
    .selectAll()
    .where('state', 'in', ['queued', 'retrying'])
    .where('goodUntil', lane === 'urgent' ? 'is not' : 'is', null)
    .where('nextAttemptAt', '<=', now)
    .where('leasedUntil', '<=', now)
    .orderBy('nextAttemptAt')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();

/** Whoever is still sending keeps what it holds. */
export const prolongLease = (database: Database, lease: string, leasedUntil: number) =>
  database.updateTable('outboxMail').set({ leasedUntil }).where('lease', '=', lease).execute();

/** What has reached no mail server is due as soon as there is one again; what failed then waits for its time. */
export const hastenUnreached = (database: Database, now: number) =>
  database
    .updateTable('outboxMail')
    .set({ nextAttemptAt: now, hastenedAt: now })
    .where((mail) => isHastened(mail, now))
    .execute();

/** One of those. */
export const findUnreached = (database: Database, now: number) =>
  database
    .selectFrom('outboxMail')
    .select('id')
    .where((mail) => isHastened(mail, now))
    .limit(1)
    .executeTakeFirst();

const isHastened = ({ and, eb }: ExpressionBuilder<Tables, 'outboxMail'>, now: number) =>
  and([
    eb('state', '=', 'retrying'),
    eb('nextAttemptAt', '>', now),
    eb('lastError', 'in', unreached),
    eb('hastenedAt', 'is', null),
  ]);

export const leaseMails = (
  database: Database,
  ids: readonly string[],
  lease: Pick<OutboxMail, 'lease' | 'leasedUntil'>,
) => database.updateTable('outboxMail').set(lease).where('id', 'in', ids).execute();

export const eraseFailedMails = (database: Database, before: number) =>
  sweepRows((most) => {
    const due = database
      .selectFrom('outboxMail')
      .select('id')
      .where('state', '=', 'failed')
      .where('createdAt', '<', before)
      .where('sealedContent', 'is not', null)
      .orderBy('createdAt')
      .limit(most);
    return database
      .updateTable('outboxMail')
      .set({ sealedContent: null })
      .where('id', 'in', due)
      .where('state', '=', 'failed')
      .where('createdAt', '<', before)
      .where('sealedContent', 'is not', null);
  });

export const eraseReadings = (database: Database, before: number) =>
  sweepRows((most) => {
    const due = database
      .selectFrom('outboxMail')
      .select('id')
      .where('createdAt', '<', before)
      .where('sealedReading', 'is not', null)
      .orderBy('createdAt')
      .limit(most);
    return database
      .updateTable('outboxMail')
      .set({ sealedReading: null })
      .where('id', 'in', due)
      .where('createdAt', '<', before)
      .where('sealedReading', 'is not', null);
  });

export const deleteOldMails = (database: Database, before: number) =>
  sweepRows((most) => {
    const due = database
      .selectFrom('outboxMail')
      .select('id')
      .where('state', 'in', ['sent', 'failed'])
      .where('createdAt', '<', before)
      .orderBy('createdAt')
      .limit(most);
    return database
      .deleteFrom('outboxMail')
      .where('id', 'in', due)
      .where('state', 'in', ['sent', 'failed'])
      .where('createdAt', '<', before);
  });

/** Saves a mail where its state, and whoever holds it, are still what was read. */
export const saveMail = (
  database: Database,
  { id, state, lease }: Pick<OutboxMail, 'id' | 'state' | 'lease'>,
  change: Partial<OutboxMail>,
) =>
  database
    .updateTable('outboxMail')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', state)
    .where('lease', 'is not distinct from', lease)
    .returning('id')
    .executeTakeFirst();

export const listNewestMails = (database: Database, most: number) =>
  database.selectFrom('outboxMail').selectAll().orderBy('createdAt', 'desc').limit(most).execute();

export const findMail = (database: Database, id: string) =>
  database.selectFrom('outboxMail').selectAll().where('id', '=', id).executeTakeFirst();

export const findMailTo = (database: Database, address: Address, id: string) =>
  database
    .selectFrom('outboxMail')
    .selectAll()
    .where('id', '=', id)
    .where(isAddressOf('recipient', address))
    .executeTakeFirst();

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

/** One that somebody is sending at this moment stays as it is. */
export const saveWaitingMail = (
  database: Database,
  { id, now }: { id: string; now: number },
  change: Pick<OutboxMail, 'sealedContent' | 'sealedReading'>,
) =>
  database
    .updateTable('outboxMail')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'retrying'])
    .where('leasedUntil', '<=', now)
    .returning('id')
    .executeTakeFirst();

/** One that somebody is sending at this moment stays. */
export const deleteWaitingMails = (database: Database, subjectId: string, now: number) =>
  database
    .deleteFrom('outboxMail')
    .where('subjectId', '=', subjectId)
    .where('state', 'in', ['queued', 'retrying'])
    .where('leasedUntil', '<=', now)
    .execute();

/** Whether there was one whose time to leave had not come. */
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

/** Without what they say, which is only asked to be there. */
export const pageOfMails = (database: Database, offset: number, limit: number) =>
  database
    .selectFrom('outboxMail')
    .select(['id', 'recipient', 'template', 'state', 'createdAt', 'sentAt', 'attempts', 'lastError'])
    .select((mails) => mails('sealedContent', 'is', null).as('isErased'))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();

/** The same of one address, and whether what they said is kept still. */
export const pageOfMailsTo = (database: Database, address: Address, { offset, limit }: PageQuery) =>
  database
    .selectFrom('outboxMail')
    .select(['id', 'recipient', 'template', 'state', 'createdAt', 'sentAt', 'attempts', 'lastError', 'nextAttemptAt'])
    .select((mails) => mails('sealedReading', 'is not', null).as('isReadable'))
    .where(isAddressOf('recipient', address))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();

export const countMailsTo = (database: Database, address: Address): Promise<number> =>
  countOf(database.selectFrom('outboxMail').where(isAddressOf('recipient', address)));

export const countMails = (database: Database): Promise<number> => countOf(database.selectFrom('outboxMail'));
