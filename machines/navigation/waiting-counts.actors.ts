import { ask } from '#api/ask.ts';
import type { Role } from '#contract/roles.ts';
import { statesWaitingFor } from '../lifecycles/booking.view.ts';
import { fetchSearches } from '../saved-searches/saved-searches.actors.ts';
import { newMatchesIn } from '../saved-searches/saved-searches.view.ts';
import type { SignedCall } from '../session/signed-call.ts';
import type { WaitingCounts } from './navigation.machine.ts';

type Counter = (signed: SignedCall, signal: AbortSignal) => Promise<WaitingCounts>;

export const countWaiting: Record<Role, Counter> = {
  creator: async (signed, signal) => ({ stays: await countBookings('listHotelBookings', 'creator', signed, signal) }),
  async sponsor(signed, signal) {
    const [invitations, searches] = await Promise.all([
      countBookings('listInvitations', 'sponsor', signed, signal),
      fetchSearches(signed, signal),
    ]);
    return { invitations, searches: newMatchesIn(searches) };
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
