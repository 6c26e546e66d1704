import { ask } from '#api/ask.ts';
import type { ApplicationsReply } from '#contract/back-office.ts';
import { timesOf } from '#machines/rules/list-address.ts';
import { type QueueQuery, queueLimit } from '#machines/rules/queue-address.ts';
import type { Signed } from '../session/signed-call.ts';

export function askQueue(
  { state, flag, taker, order, search, offset, ...days }: QueueQuery,
  call: Signed,
): Promise<ApplicationsReply> {
  const filter = { ...(state && { state }), ...(flag && { flag }), ...(taker && { taker }), ...timesOf(days) };
  const query = { ...filter, order, search, offset, limit: queueLimit };
  return ask('listApplications', { query, ...call });
}
