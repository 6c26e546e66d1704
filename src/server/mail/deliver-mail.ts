import { transition } from 'xstate';
import { type MailEvent, mailLifecycle } from '#machines/lifecycles/mail.machine.ts';
import { mailDelay } from '#rules/mail-delay.ts';
import type { Platform } from '../platform/platform.ts';
import type { MailContent } from './mail-page.ts';
import { claimDueMails, type OutboxMail, updateMail } from './outbox-mail.store.ts';
import type { MailState } from './outbox-mail.table.ts';

export type Send = (mail: MailContent & { id: string; to: string }) => Promise<void>;

const lease = 2 * 60_000;

/** Sends what is due and says how many that were. What is sent is erased; what fails is tried again later. */
export async function deliverDueMails(platform: Platform, send: Send): Promise<number> {
  const now = platform.now();
  const mails = await claimDueMails(platform.database, now, now + lease, 10);
  for (const mail of mails) await deliver(platform, send, mail);
  return mails.length;
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

export function advance(state: MailState, event: MailEvent): MailState {
  const [next] = transition(mailLifecycle, mailLifecycle.resolveState({ value: state, context: {} }), event);
  return next.value;
}

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
