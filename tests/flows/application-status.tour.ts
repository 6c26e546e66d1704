import { applyAs, dropAccount } from '#tests/kit/applicant.ts';
import type { Hand, Tour } from '#tests/kit/flow.ts';

export const tour: Tour = {
  path: '/application/status',
  gestures: {
    async open({ server, tour, open }) {
      const { statusToken } = await applyAs(server, usernameOf({ tour }), { fullName: 'Deniz Yıldız' });
      await open(`/application/status?token=${statusToken}`);
    },
  },
  calls: {
    fetchStatus: /^\/api\/creator\/application-status\?/,
    sendLink: /^\/api\/creator\/application-status\/link$/,
    withdraw: /^\/api\/creator\/application-status\/withdraw$/,
  },
  arrange: {
    async fetchStatus(hand, output) {
      const { kind, status } = Object(output);
      if (kind === 'unknown') await dropAccount(hand.server, usernameOf(hand));
      else await decide(hand, Object(status).status);
    },
    sendLink: async (hand, output) => decide(hand, output === 'sent' ? 'APPROVED' : 'ONHOLD'),
    withdraw: async (hand, output) => decide(hand, Object(output).kind === 'withdrawn' ? 'ONHOLD' : 'APPROVED'),
  },
};

const usernameOf = ({ tour }: Pick<Hand, 'tour'>) => `waiter${tour}`;

/** Sets the state on the server, past the time to undo it, and resets the rate limits. */
async function decide(hand: Hand, state: 'ONHOLD' | 'APPROVED'): Promise<void> {
  const { database } = hand.server.platform;
  const decidedAt = state === 'ONHOLD' ? null : hand.server.clock.now - 60_000;
  const { id } = await database
    .selectFrom('account')
    .select('id')
    .where('username', '=', usernameOf(hand))
    .executeTakeFirstOrThrow();
  await database.updateTable('application').set({ state, decidedAt }).where('accountId', '=', id).execute();
  await database.deleteFrom('rateLimit').execute();
}
