import { randomUUID } from 'node:crypto';
import type { Database } from '../database.ts';
import type { Platform } from '../platform/platform.ts';
import type { Language } from '../platform/texts.ts';
import type { Mail } from './mail-page.ts';
import { insertMail } from './outbox-mail.store.ts';

interface OutgoingMail extends Mail {
  to: string;
  /** A decision can be taken back before its mails leave. */
  leavesAt?: number;
  /** What it is about, so that it can be found again. */
  subjectId?: string;
  language: Language;
}

/** Writes a mail into the outbox, in the transaction of what it tells of. */
export async function queueMail(
  { secrets, now }: Platform,
  transaction: Database,
  { template, to, language, subject, text, html, leavesAt, subjectId = '' }: OutgoingMail,
): Promise<void> {
  const createdAt = now();
  await insertMail(transaction, {
    id: randomUUID(),
    template,
    state: 'queued',
    recipient: to,
    language,
    sealedContent: secrets.seal(JSON.stringify({ subject, text, html })),
    attempts: 0,
    nextAttemptAt: leavesAt ?? createdAt,
    subjectId,
    leasedUntil: 0,
    lastError: null,
    createdAt,
    sentAt: null,
  });
}
