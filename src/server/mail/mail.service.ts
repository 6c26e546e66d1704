import type { MailMoveReply, MailMoveRequest, MailsQuery, MailsReply } from '#contract/mail.ts';
import { mails } from '#contract/mail-templates.ts';
import { fold } from '#rules/fold.ts';
import { advance } from '../db/advance.ts';
import { type Actor, doOnce } from '../db/idempotency.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork } from '../db/unit-of-work.ts';
import { mails as mailRecords } from './mail.lifecycle.ts';
import { countMails, pageOfMails } from './outbox-mail.store.ts';

/** Whom a mail went to and what became of it; never what it says. */
export async function listMails({ database }: Platform, { search, offset, limit }: MailsQuery): Promise<MailsReply> {
  const found = { part: search.trim().toLowerCase(), templates: templatesNamed(search) };
  const [rows, total] = await Promise.all([pageOfMails(database, found, offset, limit), countMails(database, found)]);
  const data = rows.map(({ recipient, isErased, ...mail }) => ({
    ...mail,
    to: recipient,
    isErased: Boolean(isErased),
  }));
  return { data, total };
}

const templatesNamed = (search: string): string[] =>
  Object.entries(mails).flatMap(([template, names]) =>
    [template, ...Object.values(names)].some((name) => fold(name).includes(fold(search.trim()))) ? [template] : [],
  );

/** A mail that was given up is tried again, while its content is there. */
export const moveMail = (
  platform: Platform,
  id: string,
  { move }: MailMoveRequest,
  by: Actor,
): Promise<MailMoveReply> =>
  inUnitOfWork(
    platform,
    (unit) =>
      doOnce(unit, by, ['moveMail', id, move], async () => {
        const { state } = await advance(unit, mailRecords, id, { type: `mail.${move}` });
        return { state };
      }),
    by.username,
  );
