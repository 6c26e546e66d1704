import { rotateDataKey } from '../bank-details/rotate-data-key.ts';
import { command, commandLine } from '../platform/command.ts';
import { betweenPages } from '../platform/database/between-pages.ts';
import { throughPages } from '../platform/database/through-pages.ts';
import type { Platform } from '../platform/platform.ts';
import { inUnitOfWork } from '../records/unit-of-work.ts';
import { replaceMasterKeyCommand } from './replace-master-key.ts';
import { type Resealing, resealPage, sayUnreadable } from './reseal.ts';
import { sealedColumns } from './sealed-rows.store.ts';

/** Beside running servers: bank details under a new key, and everything else anew, as this release seals it. */
export async function rotateKeysCommand(platform: Platform): Promise<string> {
  const count = await rotateDataKey(platform, commandLine);
  const resealing = { from: platform.secrets, to: platform.secrets, unreadable: 0 };
  const others = await resealBesideServers(platform, resealing);
  return `${count} bank details are sealed under a new key, ${others} other texts anew.${sayUnreadable(resealing)}`;
}

async function resealBesideServers(platform: Platform, resealing: Resealing): Promise<number> {
  let count = 0;
  for (const column of sealedColumns)
    count += await throughPages(async (after) => {
      const page = await inUnitOfWork(platform, ({ database }) => resealPage(database, column, resealing, after));
      await betweenPages();
      return page;
    });
  return count;
}

export const keyCommands = [
  command({ words: 'keys rotate', does: 'Encrypt everything with a new data key.', run: rotateKeysCommand }),
  command({
    words: 'keys replace',
    does: 'Encrypt the data keys with a new master key. Stop the server first.',
    isAlone: true,
    run: replaceMasterKeyCommand,
  }),
];
