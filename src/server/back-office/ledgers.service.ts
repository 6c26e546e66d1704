import type { AuditReply, MailsReply, PageQuery, SponsorsReply } from '#contract/back-office.ts';
import { mailLifecycle } from '#machines/lifecycles/mail.machine.ts';
import { record } from '../audit/audit.service.ts';
import { findHead, pageOfEntries } from '../audit/audit.store.ts';
import { countMails, findMail, pageOfMails, updateMail } from '../mail/outbox-mail.store.ts';
import type { SignedIn } from '../platform/access.ts';
import { Conflict, NotFound } from '../platform/errors.ts';
import { step } from '../platform/lifecycle.ts';
import type { Platform } from '../platform/platform.ts';
import { countSponsors, pageOfSponsors } from '../session/account.store.ts';

/** Whom a mail went to and what became of it; never what it says. */
export async function readMails({ database }: Platform, { offset, limit }: PageQuery): Promise<MailsReply> {
  const [mails, total] = await Promise.all([pageOfMails(database, offset, limit), countMails(database)]);
  const data = mails.map(
    ({ id, recipient, template, state, createdAt, sentAt, attempts, lastError, sealedContent }) => ({
      id,
      to: recipient,
      template,
      state,
      createdAt,
      sentAt,
      attempts,
      lastError,
      isErased: sealedContent === null,
    }),
  );
  return { data, total };
}

/** A mail that was given up is tried again, while its content is there. */
export function requeueMail(platform: Platform, id: string, by: SignedIn): Promise<{ state: string }> {
  return platform.database.transaction().execute(async (transaction) => {
    const mail = await findMail(transaction, id);
    if (!mail) throw new NotFound();
    const next = mail.sealedContent === null ? null : step(mailLifecycle, mail.state, { type: 'mail.requeue' });
    if (!next) throw new Conflict('notNow', 'notNow');
    const now = platform.now();
    await updateMail(transaction, id, { state: next.state, attempts: 0, nextAttemptAt: now, createdAt: now });
    await record(platform, transaction, { actor: by.username, action: 'mail.requeue', subjectId: id });
    return { state: next.state };
  });
}

export async function readAuditTrail({ database }: Platform, { offset, limit }: PageQuery): Promise<AuditReply> {
  const [entries, head] = await Promise.all([pageOfEntries(database, offset, limit), findHead(database)]);
  return { data: entries.map((entry) => ({ ...entry, details: JSON.parse(entry.details) })), total: head.sequence };
}

export async function readSponsors({ database }: Platform, { offset, limit }: PageQuery): Promise<SponsorsReply> {
  const [sponsors, total] = await Promise.all([pageOfSponsors(database, offset, limit), countSponsors(database)]);
  const data = sponsors.flatMap(({ id, name, username, email, state, createdAt }) =>
    state === 'invited' || state === 'active' || state === 'suspended'
      ? [{ id, name, username, email, state, createdAt }]
      : [],
  );
  return { data, total };
}
