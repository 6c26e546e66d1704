import { approvedAs, tokenIn } from '#tests/kit/applicant.ts';
import type { Hand, Tour } from '#tests/kit/flow.ts';
import { notRenewed } from './set-password.flow.ts';

export const tour: Tour = {
  path: '/set-password',
  /** A call that is cut off has no message of the server. */
  texts: { notRenewed: ['A new link', notRenewed] },
  gestures: {
    async open({ server, tour, open }) {
      const username = usernameOf({ tour });
      await approvedAs(server, username, { fullName: 'Deniz Yıldız' });
      await open(`/set-password?token=${await tokenIn(server, `${username}@mail.example`, 'approved')}`);
    },
  },
  calls: {
    openPasswordLink: /^\/api\/auth\/password\/link\?/,
    setPassword: /^\/api\/auth\/password\/set$/,
    renewPasswordLink: /^\/api\/auth\/password\/link$/,
  },
  arrange: { openPasswordLink: arrangeLink, setPassword: arrangeLink },
};

const usernameOf = ({ tour }: Pick<Hand, 'tour'>) => `keyholder${tour}`;

/** Prepares the link and its account for the next answer. */
async function arrangeLink(hand: Hand, output: unknown): Promise<void> {
  const { kind }: { kind: string } = Object(output);
  const { database } = hand.server.platform;
  const account = database.selectFrom('account').select('id').where('username', '=', usernameOf(hand));
  const { id: accountId } = await account.executeTakeFirstOrThrow();
  const links = database.updateTable('passwordLink').where('accountId', '=', accountId);
  if (kind === 'unknown') await links.set({ tokenHash: `another ${accountId}` }).execute();
  if (kind === 'expired') await links.set({ expiresAt: 1 }).execute();
  if (kind === 'used') await links.set({ usedAt: 1 }).execute();
  const name = kind === 'refused' ? 'beyond-the-last-bay' : 'Deniz Yıldız';
  await database.updateTable('account').set({ name }).where('id', '=', accountId).execute();
}
