import { followerLifecycle } from '#machines/lifecycles/follower.machine.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { lifecycleOf } from '../db/lifecycle.ts';
import type { FollowerTable } from '../db/tables/blog.table.ts';
import type { Unit } from '../db/unit-of-work.ts';
import { stopMails } from '../mail/outbox.ts';
import { deleteFollower, findFollower, saveFollower } from './follower.store.ts';

export const followers = lifecycleOf<FollowerTable>()({
  chart: followerLifecycle,
  async load(unit, id) {
    const found = await findFollower(unit.database, id);
    if (!found) return undefined;
    await lockAccount(unit, found.accountId);
    return findFollower(unit.database, id);
  },
  facts: () => undefined,
  // Trips that were published before are no news.
  change: (_, move, { now }) => (move.type === 'follower.confirm' ? { newsUntil: now, newsBefore: now } : {}),
  save: ({ database }, follower, change) => saveFollower(database, follower, change),
  effects: { forget },
  audited: [],
  subjectOf: ({ accountId }) => accountId,
});

async function forget(unit: Unit, { id }: FollowerTable): Promise<void> {
  await stopMails(unit, id);
  await deleteFollower(unit.database, id);
}
