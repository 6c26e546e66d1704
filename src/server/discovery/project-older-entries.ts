import { lockAccount } from '../account/accounts.ts';
import { reasonOf } from '../platform/background-work.ts';
import type { Platform } from '../platform/platform.ts';
import { inUnitOfWork, type Unit } from '../records/unit-of-work.ts';
import { listOlderEntries } from './directory-entry.store.ts';
import { entryShape } from './directory-entry.ts';
import { projectCreators } from './project-creator.ts';

const limit = 20;

/** Writes anew what an older release has written, a few at a time, each few in a unit of their own. */
export async function projectOlderEntries(platform: Platform, signal?: AbortSignal): Promise<void> {
  let after = { shape: 0, accountId: '' };
  while (!signal?.aborted) {
    const older = await listOlderEntries(platform.database, { below: entryShape, after, limit });
    const last = older.at(-1);
    if (!last) return;
    const ids = older.map(({ accountId }) => accountId);
    await project(platform, ids);
    after = last;
  }
}

/** One that cannot be written costs the others of its few nothing. */
async function project(platform: Platform, ids: readonly string[]): Promise<void> {
  try {
    await inUnitOfWork(platform, (unit) => projectAsTheyAre(unit, ids));
  } catch (failure) {
    const [account, ...others] = ids;
    if (others.length > 0) for (const id of ids) await project(platform, [id]);
    else platform.log.warn({ account, reason: reasonOf(failure) }, 'an entry of the directory was not written anew');
  }
}

/** Each is held first, so that nobody changes what is read here before it is written. */
async function projectAsTheyAre(unit: Unit, ids: readonly string[]): Promise<void> {
  for (const id of ids) await lockAccount(unit, id);
  unit.atEnd(() => projectCreators(unit, ids));
}
