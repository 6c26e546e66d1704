import { setTimeout } from 'node:timers/promises';
import { type MailEvent, mailLifecycle } from '#machines/lifecycles/mail.machine.ts';
import { mailDelay } from '#rules/mail-delay.ts';
import { step } from '../platform/lifecycle.ts';
import type { Platform } from '../platform/platform.ts';
import type { MailContent } from './mail-page.ts';
import { claimDueMail, type OutboxMail, updateMail } from './outbox-mail.store.ts';
import type { MailState } from './outbox-mail.table.ts';

export type Send = (mail: MailContent & { id: string; to: string }) => Promise<void>;

interface Delivery {
  signal?: AbortSignal;
  longestSend?: number;
}

/** Sends what is due, one after the other, and says how many that were. What is sent is erased; what fails is tried again later. */
export async function deliverDueMails(platform: Platform, send: Send, delivery: Delivery = {}): Promise<number> {
  const { signal, longestSend = 60_000 } = delivery;
  let count = 0;
  while (!signal?.aborted) {
    const now = platform.now();
    const mail = await claimDueMail(platform.database, now, now + 2 * longestSend);
    if (!mail) break;
    await deliver(platform, (content) => within(longestSend, send(content)), mail);
    count += 1;
  }
  return count;
}

/** No send outlasts its lease: a server that dawdles has failed, before another process may take the mail. */
async function within(longest: number, sending: Promise<void>): Promise<void> {
  const over = new AbortController();
  const late = async () => {
    await setTimeout(longest, undefined, { signal: over.signal });
    throw Object.assign(new Error('The mail server took too long.'), { code: 'ETIMEDOUT' });
  };
  await Promise.race([sending, late()]).finally(() => over.abort());
}

async function deliver({ database, secrets, now, log }: Platform, send: Send, mail: OutboxMail): Promise<void> {
  try {
    const content = contentOf(secrets.open(mail.sealedContent ?? ''));
    await send({ id: mail.id, to: mail.recipient, ...content });
    const sent = {
      state: advance(mail.state, { type: 'mail.deliver' }),
      sentAt: now(),
      sealedContent: null,
      leasedUntil: 0,
    };
    await updateMail(database, mail.id, sent);
  } catch (failure) {
    const attempts = mail.attempts + 1;
    const state = advance(mail.state, { type: 'mail.fail', ageMs: now() - mail.createdAt });
    const lastError = reasonOf(failure);
    log.warn({ mail: mail.id, attempts, state, reason: lastError }, 'a mail was not delivered');
    await updateMail(database, mail.id, {
      state,
      attempts,
      lastError,
      nextAttemptAt: now() + mailDelay(attempts),
      leasedUntil: 0,
    });
  }
}

const advance = (state: MailState, event: MailEvent): MailState => step(mailLifecycle, state, event)?.state ?? state;

export function contentOf(json: string): MailContent {
  const { subject, text, html }: Record<string, unknown> = JSON.parse(json);
  return { subject: String(subject), text: String(text), html: String(html) };
}

/** A mail server's words may quote the recipient: only its code is kept. */
const reasonOf = (failure: unknown): string => {
  if (!(failure instanceof Error)) return 'unknown';
  const code = 'responseCode' in failure ? failure.responseCode : 'code' in failure ? failure.code : failure.name;
  return String(code).slice(0, 40);
};
