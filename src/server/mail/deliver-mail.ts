import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { mailLifecycle } from '#machines/lifecycles/mail.machine.ts';
import { advanceIfPossible, applyOverdue } from '../db/advance.ts';
import type { MoveOf } from '../db/lifecycle.ts';
import type { Platform } from '../db/platform.ts';
import { contentCell } from '../db/tables/mail.table.ts';
import { inUnitOfWork } from '../db/unit-of-work.ts';
import { type Job, reasonOf } from '../feature/background-work.ts';
import { NotFound } from '../lib/errors.ts';
import type { SentContent } from './letter.ts';
import { mails } from './mail.lifecycle.ts';
import { leaseMails, lockDueMails, type OutboxMail } from './outbox-mail.store.ts';
import { contentOf } from './stored-mails.ts';

export type Send = (mail: SentContent & { id: string; to: string }) => Promise<void>;

interface DeliveryOptions {
  signal?: AbortSignal;
  sendTimeoutMs?: number;
}

export const maxSending = 20;
/** Kept free for codes and password links while other mails are slow. */
const reservedForUrgent = 2;
/** Outcomes that are saved at once: requests need database connections too. */
const maxSaving = 2;
const pollMs = 250;
const leaseMarginMs = 30_000;

export const mailDelivery = (platform: Platform, send: Send): Job => ({
  pause: pollMs,
  run: (signal) => deliverDueMails(platform, send, { signal }),
});

/** Sends every due mail and returns how many it tried. At least once: a mail whose outcome was not saved is sent again. */
export async function deliverDueMails(platform: Platform, send: Send, options: DeliveryOptions = {}): Promise<number> {
  const { signal, sendTimeoutMs = 60_000 } = options;
  const [sending, limitSaving] = [new Set<Promise<void>>(), pLimit(maxSaving)];
  let count = 0;
  try {
    while (!signal?.aborted) {
      const claimed = await claimMails(platform, maxSending - sending.size, sendTimeoutMs + leaseMarginMs);
      count += claimed.length;
      for (const mail of claimed) {
        const delivery = sendMail(platform, (content) => withTimeout(send(content), sendTimeoutMs), mail)
          .then((outcome) => limitSaving(() => saveOutcome(platform, mail, outcome)))
          .finally(() => sending.delete(delivery));
        sending.add(delivery);
      }
      if (sending.size === 0) break;
      await Promise.race([Promise.all(sending), wait(pollMs, undefined, { ref: false })]);
    }
  } finally {
    await Promise.all(sending);
  }
  return count;
}

/** Leases due mails to this process, the urgent ones first. Expired ones are given up. */
async function claimMails(platform: Platform, free: number, leaseMs: number): Promise<OutboxMail[]> {
  if (free === 0) return [];
  const urgentOnly = free <= reservedForUrgent;
  const limit = urgentOnly ? free : free - reservedForUrgent;
  return inUnitOfWork(platform, async (unit) => {
    const { database, now } = unit;
    const due = await lockDueMails(database, { now, limit, urgentOnly });
    const fresh = due.filter((mail) => mails.overdue?.(mail, now) === null);
    const leasedUntil = now + leaseMs;
    if (fresh.length > 0) {
      const ids = fresh.map(({ id }) => id);
      await leaseMails(database, ids, leasedUntil);
    }
    for (const mail of due) if (!fresh.includes(mail)) await applyOverdue(unit, mails, mail.id);
    return fresh.map((mail) => ({ ...mail, leasedUntil }));
  });
}

type Outcome = Extract<MoveOf<typeof mailLifecycle>, { lease: number }>;

async function sendMail({ secrets, log }: Platform, send: Send, mail: OutboxMail): Promise<Outcome> {
  const { id, leasedUntil: lease, recipient, encryptedContent, attempts } = mail;
  try {
    await send({ id, to: recipient, ...contentOf(secrets.decrypt(encryptedContent ?? '', contentCell(id))) });
    return { type: 'mail.deliver', lease };
  } catch (error) {
    const reason = errorCodeOf(error);
    const isRefused = isRefusedForGood(error);
    log.warn({ mail: id, attempts: attempts + 1, reason, isRefused }, 'mail_delivery_failed');
    return { type: 'mail.fail', lease, reason, isRefused };
  }
}

/** Changes nothing where the mail was taken back, or leased to another process, since. */
async function saveOutcome(platform: Platform, { id }: OutboxMail, outcome: Outcome): Promise<void> {
  try {
    await inUnitOfWork(platform, (unit) => advanceIfPossible(unit, mails, id, outcome));
  } catch (error) {
    if (!(error instanceof NotFound))
      platform.log.warn({ mail: id, reason: reasonOf(error) }, 'mail_outcome_not_saved');
  }
}

function withTimeout(sending: Promise<void>, ms: number): Promise<void> {
  const timeout = Promise.withResolvers<never>();
  const error = Object.assign(new Error('The mail server took too long.'), { code: 'ETIMEDOUT' });
  const timer = setTimeout(() => timeout.reject(error), ms);
  return Promise.race([sending, timeout.promise]).finally(() => clearTimeout(timer));
}

/** The code alone: a mail server's message may quote the recipient. `ETLS` is a server without STARTTLS, whatever it answers. */
export function errorCodeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode, originalCode }: SmtpError = Object(error);
  return String((code === 'ETLS' ? code : (responseCode ?? originalCode ?? code)) ?? error.name).slice(0, 40);
}

/** What nodemailer says of a failure. */
interface SmtpError {
  code?: unknown;
  responseCode?: unknown;
  /** The code of the socket, such as `CERT_HAS_EXPIRED`. */
  originalCode?: unknown;
  permanent?: unknown;
  command?: unknown;
}

/** A refusal of the recipient or of the mail. What is wrong with our settings is mended and tried again. */
function isRefusedForGood(error: unknown): boolean {
  const { permanent, command }: SmtpError = Object(error);
  return permanent === true && (command === 'RCPT TO' || command === 'DATA');
}
