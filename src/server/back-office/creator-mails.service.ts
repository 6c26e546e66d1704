import type { PageQuery } from '#contract/back-office.ts';
import type { CreatorMailsReply, MailReadingReply } from '#contract/mail.ts';
import { findAccount, requireCreator } from '../accounts/accounts.ts';
import type { Actor } from '../db/idempotency.ts';
import { doOnce } from '../db/idempotency.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork } from '../db/unit-of-work.ts';
import { NotFound } from '../lib/errors.ts';
import { isHeld } from '../mail/is-held.ts';
import { decryptCopy } from '../mail/mail-reading.ts';
import { countMailsTo, findMailTo, pageOfMailsTo } from '../mail/mails-to.ts';

export async function listCreatorMails(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  accountId: string,
  page: PageQuery,
): Promise<CreatorMailsReply> {
  const creator = requireCreator(await findAccount(database, accountId));
  const [rows, total] = await Promise.all([pageOfMailsTo(database, creator, page), countMailsTo(database, creator)]);
  const data = rows.map(({ recipient, isReadable, nextAttemptAt, ...mail }) => {
    const held = isHeld({ ...mail, nextAttemptAt }, now());
    return { ...mail, to: recipient, isHeld: held, isReadable: Boolean(isReadable) && !held };
  });
  return { fullName: creator.name, data, total };
}

/** Decrypts the redacted copy of a mail and writes an audit entry. The idempotency store holds no content. */
export const readCreatorMail = (
  platform: Platform,
  { id: accountId, mail: mailId }: { id: string; mail: string },
  by: Actor,
): Promise<MailReadingReply> =>
  inUnitOfWork(
    platform,
    async (unit) => {
      const creator = requireCreator(await findAccount(unit.database, accountId));
      const mail = await findMailTo(unit.database, creator, mailId);
      if (!mail?.encryptedCopy || isHeld(mail, unit.now)) throw new NotFound();
      const { isMasked, ...reading } = decryptCopy(unit.secrets, mailId, mail.encryptedCopy);
      await doOnce(unit, by, ['readCreatorMail', accountId, mailId], async () =>
        unit.record({ action: 'mail.read', subjectId: accountId, details: { mail: mail.template } }),
      );
      return { ...reading, secret: isMasked ? (mail.encryptedContent === null ? 'erased' : 'kept') : 'none' };
    },
    by.username,
  );
