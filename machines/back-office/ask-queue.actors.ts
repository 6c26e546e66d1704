import { ask } from '#api/ask.ts';
import type { ApplicationsReply } from '#contract/back-office.ts';
import { type QueueQuery, timesOf } from '#machines/rules/queue-address.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { queueLimit } from './application-queue.machine.ts';

export function askQueue(
  signed: SignedCall,
  { state, flag, order, search, offset, ...days }: QueueQuery,
  signal: AbortSignal,
): Promise<ApplicationsReply> {
  const filter = { ...(state && { state }), ...(flag && { flag }), ...timesOf(days) };
  const query = { ...filter, order, search, offset, limit: queueLimit };
  return signed(signal, (call) => ask('listApplications', { query, ...call }));
}
