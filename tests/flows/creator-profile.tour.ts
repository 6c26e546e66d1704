import { enterDirectory, fillDirectory } from '#tests/kit/enter-directory.ts';
import type { Tour } from '#tests/kit/flow.ts';
import type { TestServer } from '#tests/kit/server.ts';

export const tour: Tour = {
  path: '/discovery',
  gestures: {
    async open(hand) {
      await fillDirectory(hand.server);
      await enterDirectory(hand, `?creator=${await farId(hand.server)}`);
    },
  },
  calls: { fetchCreator: /\/api\/creator\/[0-9a-f]{24}$/, fetchMap: /\/api\/blog\/[^/]+\/map$/ },
  arrange: {
    async fetchCreator({ server }, output) {
      const isListed = Object(output).kind === 'missing' ? 0 : 1;
      const entries = server.platform.database.updateTable('directoryEntry').set({ isListed });
      await entries.where('accountId', '=', await farId(server)).execute();
    },
  },
};

/** The last creator is on the second page, so the list has not loaded them yet. */
async function farId({ platform: { database } }: TestServer): Promise<string> {
  const entries = database.selectFrom('directoryEntry').select('accountId');
  const last = await entries.orderBy('listedAt').orderBy('accountId', 'desc').limit(1).executeTakeFirstOrThrow();
  return last.accountId;
}
