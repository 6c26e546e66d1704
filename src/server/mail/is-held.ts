import type { OutboxMail } from './outbox-mail.store.ts';

/** A mail that may still be taken back by an undo: nobody reads it before it may leave. */
export const isHeld = ({ attempts, nextAttemptAt }: Pick<OutboxMail, 'attempts' | 'nextAttemptAt'>, now: number) =>
  attempts === 0 && nextAttemptAt > now;
