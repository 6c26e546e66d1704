import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import type { mailLifecycle } from '#machines/lifecycles/mail.machine.ts';
import { allOf } from '../platform/all-of.ts';
import type { Job } from '../platform/background-work.ts';
import { byHands } from '../platform/by-hands.ts';
import { DatabaseAway } from '../platform/database/database-away.ts';
import { NotFound } from '../platform/errors.ts';
import type { Platform } from '../platform/platform.ts';
import { advanceIfPossible } from '../records/advance.ts';
import type { MoveOf } from '../records/lifecycle.ts';
import { inUnitOfWork } from '../records/unit-of-work.ts';
import { mails } from './mail.lifecycle.ts';
import type { MailContent } from './mail-page.ts';
import {
  hastenUnreached,
  type Lane,
  leaseMails,
  lockDueMails,
  type OutboxMail,
  prolongLease,
} from './outbox-mail.store.ts';
import { contentCell } from './outbox-mail.table.ts';

export type Send = (mail: MailContent & { id: string; to: string }) => Promise<void>;

interface DeliveryOptions {
  signal?: AbortSignal;
  lanes?: readonly Lane[];
  /** A server that dawdles for so long over one mail has failed. */
  longestSend?: number;
  /** For so long a mail is this process's own, unless the lease is prolonged. */
  leaseMs?: number;
  /** While one waits for the last of its mails, the others go on. */
  hands?: number;
}

/** Looks for due mails again and again. Each lane has a way to the mail server of its own: none waits for another. */
export const delivery = (platform: Platform, send: Send, lane: Lane, pause: number): Job => ({
  pause,
  run: (signal) => deliverDueMails(platform, send, { signal, lanes: [lane] }),
});

/** So many mails a hand takes at once. */
const batch = 20;
const settledAtOnce = 2;

/** Sends what is due, some at a time, and says how many that were. What is sent is erased; what fails is tried again later. */
export async function deliverDueMails(platform: Platform, send: Send, options: DeliveryOptions = {}): Promise<number> {
  const { lanes = ['urgent', 'patient'], hands = 2 } = options;
  let count = 0;
  for (const lane of lanes) {
    const few = pLimit(settledAtOnce);
    count += await byHands(hands, () => deliverLane({ platform, send, lane, few }, options));
  }
  return count;
}

/** What the hands of a lane share. */
interface Work {
  platform: Platform;
  send: Send;
  lane: Lane;
  /** Lets few of them write down at once what became of their mails: others need connections too. */
  few: LimitFunction;
}

async function deliverLane(work: Work, options: DeliveryOptions): Promise<number> {
  const { platform, send, lane, few } = work;
  const { signal, longestSend = 10 * 60_000, leaseMs = 30_000 } = options;
  let count = 0;
  while (!signal?.aborted) {
    const claimed = await claim(platform, lane, Math.min(leaseMs, 2 * longestSend));
    if (claimed === null) break;
    await holding(platform, claimed, leaseMs, async (mail) => {
      const outcome = await deliver(platform, (content) => within(longestSend, send(content)), mail);
      await settle(() => few(() => writeDown(platform, mail.id, outcome)), signal);
      return outcome.type === 'mail.deliver';
    });
    count += claimed.length;
  }
  return count;
}

type Claimed = OutboxMail & { lease: string };

/** Takes what is due for this process alone; null where nothing is. What came too late to be any use is taken out. */
const claim = (platform: Platform, lane: Lane, leaseMs: number): Promise<Claimed[] | null> =>
  inUnitOfWork(platform, async (unit) => {
    const { database, now } = unit;
    const due = await lockDueMails(database, { lane, now, most: batch });
    const [late, good] = [due.filter((mail) => isLate(mail, now)), due.filter((mail) => !isLate(mail, now))];
    for (const { id } of late) await advanceIfPossible(unit, mails, id, { type: 'mail.expire' });
    const lease = randomUUID();
    const ids = good.map(({ id }) => id);
    if (ids.length > 0) await leaseMails(database, ids, { lease, leasedUntil: now + leaseMs });
    return due.length === 0 ? null : good.map((mail) => ({ ...mail, lease }));
  });

const isLate = ({ goodUntil }: OutboxMail, now: number): boolean => goodUntil !== null && goodUntil <= now;

/** Sends all of them at once, and keeps them for this process for as long as that takes. */
async function holding(
  { database, now }: Platform,
  claimed: readonly Claimed[],
  leaseMs: number,
  send: (mail: Claimed) => Promise<boolean>,
): Promise<void> {
  const lease = claimed[0]?.lease ?? '';
  const prolonging = setInterval(
    () => void prolongLease(database, lease, now() + leaseMs).catch(() => {}),
    leaseMs / 3,
  );
  prolonging.unref();
  try {
    const sent = await allOf(claimed.map(send));
    if (sent.includes(true)) await hastenUnreached(database, now());
  } finally {
    clearInterval(prolonging);
  }
}

async function within(longest: number, sending: Promise<void>): Promise<void> {
  const over = new AbortController();
  const late = async () => {
    await setTimeout(longest, undefined, { signal: over.signal });
    throw Object.assign(new Error('The mail server took too long.'), { code: 'ETIMEDOUT' });
  };
  await Promise.race([sending, late()]).finally(() => over.abort());
}

async function deliver(platform: Platform, send: Send, mail: Claimed): Promise<DeliveryOutcome> {
  const outcome = await outcomeOf(platform, send, mail);
  if (outcome.type === 'mail.fail')
    platform.log.warn(
      { mail: mail.id, attempts: mail.attempts + 1, reason: outcome.reason },
      'a mail was not delivered',
    );
  return outcome;
}

type DeliveryOutcome = Extract<MoveOf<typeof mailLifecycle>, { lease: string }>;

async function outcomeOf({ secrets }: Platform, send: Send, mail: Claimed): Promise<DeliveryOutcome> {
  const { id, lease, recipient, sealedContent } = mail;
  try {
    await send({ id, to: recipient, ...contentOf(secrets.decrypt(sealedContent ?? '', contentCell(id))) });
    return { type: 'mail.deliver', lease };
  } catch (failure) {
    return { type: 'mail.fail', lease, reason: reasonOf(failure) };
  }
}

const settlingPause = 500;

/** A mail whose outcome nobody wrote down goes out again: while the database is away it is tried until it is back. */
async function settle(writeDown: () => Promise<void>, signal?: AbortSignal): Promise<void> {
  for (;;) {
    try {
      return await writeDown();
    } catch (failure) {
      if (!(failure instanceof DatabaseAway) || signal?.aborted) throw failure;
    }
    await setTimeout(settlingPause);
  }
}

/** Whoever lost the lease meanwhile changes nothing: the mail is another's, its outcome is known already, or it was taken back. */
async function writeDown(platform: Platform, id: string, outcome: DeliveryOutcome): Promise<void> {
  try {
    await inUnitOfWork(platform, (unit) => advanceIfPossible(unit, mails, id, outcome));
  } catch (failure) {
    if (!(failure instanceof NotFound)) throw failure;
  }
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
