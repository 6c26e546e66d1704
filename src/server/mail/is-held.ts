import type { OutboxMail } from './outbox-mail.store.ts';

/** Whether an undo may still withdraw a mail. It cannot be read before it may be sent. */
export const isHeld = ({ attempts, nextAttemptAt }: Pick<OutboxMail, 'attempts' | 'nextAttemptAt'>, now: number) =>
  attempts === 0 && nextAttemptAt > now;
