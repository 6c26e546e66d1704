import { z } from 'zod';
import type { PageQuery } from '#contract/back-office.ts';
import { countOf } from '../db/count-of.ts';
import { type Address, matchesEmail } from '../db/match-email.ts';
import type { Platform } from '../db/platform.ts';
import { copyCell } from '../db/tables/outbox-mail.table.ts';
import type { Database } from '../db/tables.ts';
import type { Secrets } from '../lib/secrets.ts';
import { parseStored } from '../lib/stored-json.ts';
import type { OutboxMail } from './outbox-mail.store.ts';
import type { Reading } from './without-secrets.ts';

/** All stored mails to an address, the oldest first, with their redacted copies while those are stored. */
export async function readMailsTo({ database, secrets }: Pick<Platform, 'database' | 'secrets'>, address: Address) {
  const rows = await listMailsTo(database, address);
  return rows.map(({ id, encryptedCopy, ...mail }) => ({
    ...mail,
    reading: encryptedCopy === null ? null : decryptCopy(secrets, id, encryptedCopy),
  }));
}

const listMailsTo = (database: Database, address: Address) =>
  database
    .selectFrom('outboxMail')
    .select(['id', 'template', 'state', 'recipient', 'createdAt', 'sentAt', 'encryptedCopy'])
    .where(matchesEmail('recipient', address))
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

export const findMailTo = (database: Database, address: Address, id: string) =>
  database
    .selectFrom('outboxMail')
    .selectAll()
    .where('id', '=', id)
    .where(matchesEmail('recipient', address))
    .executeTakeFirst();

export const pageOfMailsTo = (database: Database, address: Address, { offset, limit }: PageQuery) =>
  database
    .selectFrom('outboxMail')
    .select(['id', 'recipient', 'template', 'state', 'createdAt', 'sentAt', 'attempts', 'lastError', 'nextAttemptAt'])
    .select((mails) => mails('encryptedCopy', 'is not', null).as('isReadable'))
    .where(matchesEmail('recipient', address))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();

export const countMailsTo = (database: Database, address: Address): Promise<number> =>
  countOf(database.selectFrom('outboxMail').where(matchesEmail('recipient', address)));

/** Whether an undo may still withdraw a mail. It cannot be read before it may be sent. */
export const isHeld = ({ attempts, nextAttemptAt }: Pick<OutboxMail, 'attempts' | 'nextAttemptAt'>, now: number) =>
  attempts === 0 && nextAttemptAt > now;

export const encryptCopy = (secrets: Secrets, id: string, reading: Reading): string =>
  secrets.encrypt(JSON.stringify(reading), copyCell(id));

const copy = z.object({
  subject: z.string().default(''),
  text: z.string().default(''),
  isMasked: z.boolean().default(false),
});

export const decryptCopy = (secrets: Secrets, id: string, encrypted: string): Reading =>
  parseStored(copy, secrets.decrypt(encrypted, copyCell(id)));
