import { lockAccount } from '../accounts/accounts.ts';
import { cleanUpInPages } from '../db/paging.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork } from '../db/unit-of-work.ts';
import { listOutdated } from './directory-entry.store.ts';
import { projectionVersion } from './directory-entry.ts';
import { projectCreator } from './project-creator.ts';

const pageSize = 100;

/** Projects creators again whose rows were written by an older release, before an upgrade or during one. */
export const projectOutdated = (platform: Platform): Promise<number> =>
  cleanUpInPages(async (after) => {
    const page = { projection: projectionVersion, after, limit: pageSize };
    const outdated = await listOutdated(platform.database, page);
    for (const { accountId } of outdated)
      await inUnitOfWork(platform, async (unit) => {
        await lockAccount(unit, accountId);
        await projectCreator(unit, accountId);
      });
    return { count: outdated.length, last: outdated.length < pageSize ? null : (outdated.at(-1)?.accountId ?? null) };
  });
