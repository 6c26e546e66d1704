import { ask } from '#api/ask.ts';
import type { Role } from '#contract/roles.ts';
import { statesWaitingFor } from '../lifecycles/booking.view.ts';
import { fetchSearches } from '../saved-searches/saved-searches.actors.ts';
import { newMatchesIn } from '../saved-searches/saved-searches.view.ts';
import type { SignedCall } from '../session/signed-call.ts';
import type { WaitingCounts } from './navigation.machine.ts';

type Counter = (signed: SignedCall, signal: AbortSignal) => Promise<WaitingCounts>;

export const countWaiting: Record<Role, Counter> = {
  async creator(signed, signal) {
    const [stays, { waiting: questions }, notifications] = await Promise.all([
      countBookings('listHotelBookings', 'creator', signed, signal),
      signed(signal, (call) => ask('listQuestions', { query: { limit: '0' }, ...call })),
      countUnread(signed, signal),
    ]);
    return { stays, questions, notifications };
  },
  async sponsor(signed, signal) {
    const [invitations, searches, notifications] = await Promise.all([
      countBookings('listInvitations', 'sponsor', signed, signal),
      fetchSearches(signed, signal),
      countUnread(signed, signal),
    ]);
    return { invitations, searches: newMatchesIn(searches), notifications };
  },
  staff: async () => ({}),
};

async function countBookings(
  list: 'listHotelBookings' | 'listInvitations',
  role: Role,
  signed: SignedCall,
  signal: AbortSignal,
): Promise<number> {
  const { counts } = await signed(signal, (call) => ask(list, { query: { limit: '1' }, ...call }));
  return statesWaitingFor(role).reduce((sum, state) => sum + (counts[state] ?? 0), 0);
}

/** A server of the specification alone has no notifications. */
async function countUnread(signed: SignedCall, signal: AbortSignal): Promise<number> {
  const answer = await signed(signal, (call) => ask('countNotifications', { ...call, resolveStatus: { 404: null } }));
  return answer?.unread ?? 0;
}
