import { mailLifecycle } from '#machines/lifecycles/mail.machine.ts';
import { lifecycleOf, type MoveOf } from '../db/lifecycle.ts';
import { lockMail, type OutboxMail, saveMail } from './outbox-mail.store.ts';

export const mails = lifecycleOf<OutboxMail>()({
  chart: mailLifecycle,
  load: ({ database }, id) => lockMail(database, id),
  overdue: ({ expiresAt }, now) => (expiresAt !== null && expiresAt <= now ? { type: 'mail.expire' as const } : null),
  facts: ({ now }, { leasedUntil, createdAt, encryptedContent }) => ({
    lease: leasedUntil,
    ageMs: now - createdAt,
    isErased: encryptedContent === null,
  }),
  change: (mail, move, { now }) => ({ leasedUntil: 0, ...changeBy(move, mail, now) }),
  save: ({ database }, mail, change) => saveMail(database, mail, change),
  effects: {},
  audited: ['mail.requeue'],
  subjectOf: ({ id }) => id,
});

function changeBy(move: MoveOf<typeof mailLifecycle>, { attempts }: OutboxMail, now: number): Partial<OutboxMail> {
  if (move.type === 'mail.deliver') return { sentAt: now, encryptedContent: null };
  if (move.type === 'mail.requeue') return { attempts: 0, nextAttemptAt: now, createdAt: now };
  if (move.type === 'mail.expire') return { lastError: 'expired', encryptedContent: null };
  return { attempts: attempts + 1, lastError: move.reason, nextAttemptAt: now + retryDelay(attempts) };
}

const [minDelayMs, maxDelayMs] = [10_000, 15 * 60_000];

/** Exponential back-off with up to 20 % jitter. */
const retryDelay = (failedBefore: number): number =>
  Math.round(Math.min(minDelayMs * 2 ** failedBefore, maxDelayMs) * (1 + Math.random() / 5));
