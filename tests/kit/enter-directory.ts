import { seedCreators } from '#demo/seed-accounts.ts';
import { projectCreator } from '#server/directory/project-creator.ts';
import type { Hand } from './flow.ts';
import type { TestServer } from './server.ts';

export const onTwoPages = 95;
export const onOnePage = 40;

export const sponsorOf = ({ tour }: Pick<Hand, 'tour'>): string => `browser${tour}`;

/** Each tour has a sponsor of its own, in a directory of two pages. */
export async function enterDirectory(hand: Hand, query = ''): Promise<void> {
  await fillDirectory(hand.server);
  await hand.server.createAccount({ role: 'sponsor', username: sponsorOf(hand) });
  await hand.open(`/discovery${query}`);
  await hand.seesInTime('Username');
  await hand.fill('Username', sponsorOf(hand));
  await hand.fill('Password', 'open-sesame-1');
  await hand.press('Sign In');
  await hand.seesInTime(/^(Discover Creators|Lists)$/);
}

export async function fillDirectory(server: TestServer): Promise<void> {
  const { database } = server.platform;
  const known = await database.selectFrom('directoryEntry').select('accountId').limit(1).execute();
  if (known.length > 0) return listSome(server, onTwoPages);
  const seeding = { seed: 7, first: 1, count: onTwoPages, now: Date.now() };
  await database.transaction().execute((transaction) => seedCreators(transaction, seeding));
}

/** Lists the first creators, and suspends the others. */
export async function listSome({ platform }: TestServer, count: number): Promise<void> {
  const now = platform.now();
  await platform.database.transaction().execute(async (transaction) => {
    const all = await transaction.selectFrom('directoryEntry').selectAll().orderBy('accountId').execute();
    for (const [index, { accountId, isListed }] of all.entries()) {
      const shouldBeListed = index < count;
      if ((isListed === 1) === shouldBeListed) continue;
      const state = shouldBeListed ? 'active' : 'suspended';
      await transaction.updateTable('account').set({ state }).where('id', '=', accountId).execute();
      await projectCreator({ database: transaction, now }, accountId);
    }
  });
}
