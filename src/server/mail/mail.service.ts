import type { MailMoveReply, MailMoveRequest, MailsReply, PageQuery } from '#contract/back-office.ts';
import { advance } from '../db/advance.ts';
import type { Actor } from '../db/idempotency.ts';
import { doOnce } from '../db/idempotency.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork } from '../db/unit-of-work.ts';
import { mails } from './mail.lifecycle.ts';
import { countMails, pageOfMails } from './outbox-mail.store.ts';

/** Whom a mail went to and what became of it; never what it says. */
export async function listMails({ database }: Platform, { offset, limit }: PageQuery): Promise<MailsReply> {
  const [rows, total] = await Promise.all([pageOfMails(database, offset, limit), countMails(database)]);
  const data = rows.map(({ recipient, isErased, ...mail }) => ({
    ...mail,
    to: recipient,
    isErased: Boolean(isErased),
  }));
  return { data, total };
}

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
        const { state } = await advance(unit, mails, id, { type: `mail.${move}` });
        return { state };
      }),
    by.username,
  );
