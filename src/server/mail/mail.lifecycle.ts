import { mailLifecycle } from '#machines/lifecycles/mail.machine.ts';
import { lifecycleOf, type MoveOf } from '../records/lifecycle.ts';
import { mailDelay } from './mail-delay.ts';
import { lockMail, type OutboxMail, saveMail } from './outbox-mail.store.ts';

export const mails = lifecycleOf<OutboxMail>()({
  chart: mailLifecycle,
  load: ({ database }, id) => lockMail(database, id),
  due: ({ goodUntil }, now) => (goodUntil !== null && goodUntil <= now ? { type: 'mail.expire' as const } : null),
  facts: ({ now }, { lease, createdAt, sealedContent }) => ({
    lease,
    ageMs: now - createdAt,
    isErased: sealedContent === null,
  }),
  change: (mail, move, { now }) => changeBy(move, mail, now),
  save: ({ database }, mail, change) => saveMail(database, mail, change),
  effects: {},
  deeds: ['mail.requeue'],
  subjectOf: ({ id }) => id,
});

/** What is sent, or no use any more, is erased; what failed is tried again later; what staff try again is as new. */
function changeBy(move: MoveOf<typeof mailLifecycle>, mail: OutboxMail, now: number): Partial<OutboxMail> {
  const free = { lease: null, leasedUntil: 0 };
  if (move.type === 'mail.deliver') return { ...free, sentAt: now, sealedContent: null };
  if (move.type === 'mail.requeue')
    return { ...free, attempts: 0, nextAttemptAt: now, createdAt: now, hastenedAt: null };
  if (move.type === 'mail.expire') return { ...free, lastError: 'expired', sealedContent: null };
  const [attempts, wasHastened] = [mail.attempts + 1, mail.nextAttemptAt === mail.hastenedAt];
  return {
    ...free,
    attempts,
    lastError: move.reason,
    nextAttemptAt: now + mailDelay(attempts),
    hastenedAt: wasHastened ? mail.hastenedAt : null,
  };
}
