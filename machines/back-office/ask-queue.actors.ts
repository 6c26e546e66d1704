import { ask } from '#api/ask.ts';
import type { ApplicationsReply } from '#contract/back-office.ts';
import { type QueueWish, timesOf } from '#machines/rules/queue-address.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { queueLimit } from './application-queue.machine.ts';

/** The page of applications that a wish names. */
export function askQueue(signed: SignedCall, wish: QueueWish, signal: AbortSignal): Promise<ApplicationsReply> {
  const { state, flag, order, search, offset, ...days } = wish;
  const filter = { ...(state && { state }), ...(flag && { flag }), ...timesOf(days) };
  const query = { ...filter, order, search, offset, limit: queueLimit };
  return signed(signal, (call) => ask('listApplications', { query, ...call }));
}
