import { z } from 'zod';
import type { PageQuery } from '#contract/back-office.ts';
import type { Platform } from '../db/platform.ts';
import { type Address, countOf, matchesEmail, parseStored } from '../db/queries.ts';
import { contentCell, copyCell } from '../db/tables/mail.table.ts';
import type { Database } from '../db/tables.ts';
import type { Secrets } from '../lib/secrets.ts';
import type { Mail, SentContent } from './letter.ts';
import { listNewestMails, type OutboxMail } from './outbox-mail.store.ts';

type Reader = Pick<Platform, 'database' | 'secrets'>;

/** All stored mails to an address, the oldest first, with their redacted copies while those are stored. */
export async function readMailsTo({ database, secrets }: Reader, address: Address) {
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

const text = z.string().default('');
const copy = z.object({ subject: text, text, isMasked: z.boolean().default(false) });

export const decryptCopy = (secrets: Secrets, id: string, encrypted: string): Reading =>
  parseStored(copy, secrets.decrypt(encrypted, copyCell(id)));

interface Reading {
  subject: string;
  text: string;
  isMasked: boolean;
}

const mask = '••••••';

/** What a mail says without its code, and without what an address carries behind its path: a mask too many costs nothing. */
export function withoutSecrets({ subject, text, code }: Pick<Mail, 'subject' | 'text' | 'code'>): Reading {
  const masked = (words: string) =>
    (code === undefined ? words : words.replaceAll(code, mask)).replace(/\S+/g, withoutRest);
  const reading = { subject: masked(subject), text: masked(text) };
  return { ...reading, isMasked: reading.subject !== subject || reading.text !== text };
}

/** The rest of an address behind its path: whatever opens something by itself stands there. Each sign is read once, whatever a text repeats. */
function withoutRest(word: string): string {
  const address = word.search(/\w:\/\//);
  if (address === -1) return word;
  const path = word.slice(address).search(/[?#]./s);
  return path === -1 ? word : `${word.slice(0, address + path + 1)}${mask}`;
}

export const readMail = (mail: OutboxMail, secrets: Secrets) => ({
  id: mail.id,
  to: mail.recipient,
  template: mail.template,
  createdAt: mail.createdAt,
  ...contentOf(secrets.decrypt(mail.encryptedContent ?? '', contentCell(mail.id))),
});

const hasContent = ({ encryptedContent }: OutboxMail): boolean => encryptedContent !== null;

/** The newest mails that have not left: where no mail server is set, all of them. */
export const readNewestMails = async ({ database, secrets }: Reader, limit: number, mayRead = hasContent) =>
  (await listNewestMails(database, limit)).filter(mayRead).map((mail) => readMail(mail, secrets));

const optional = z.string().optional();
const content = z.object({ subject: text, text, html: text, replyTo: optional, unsubscribeUrl: optional });

export function contentOf(json: string): SentContent {
  const { replyTo, unsubscribeUrl, ...rest } = parseStored(content, json);
  return {
    ...rest,
    ...(replyTo !== undefined && { replyTo }),
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
  };
}
