import type { Platform } from '../platform/platform.ts';
import { findVersion, listChangedEntries } from './directory-entry.store.ts';
import { DirectoryIndex } from './directory-index.ts';

const batch = 2_000;

/** The index of this process, brought up to the database's version whenever somebody asks. */
export interface Directory {
  current(): Promise<DirectoryIndex>;
}

export function openDirectory({ database }: Platform): Directory {
  let index = new DirectoryIndex();
  let seen = { version: 0, accountId: '' };
  let catchingUp: Promise<void> | null = null;

  async function catchUp(): Promise<void> {
    if (index.isWorn) {
      index = new DirectoryIndex();
      seen = { version: 0, accountId: '' };
    }
    const target = await findVersion(database);
    for (;;) {
      const entries = await listChangedEntries(database, seen, batch);
      index.put(entries);
      const last = entries.at(-1);
      if (last) seen = { version: Number(last.version), accountId: last.accountId };
      if (entries.length < batch) break;
    }
    if (seen.version < target) seen = { version: target, accountId: '' };
  }

  return {
    async current() {
      const version = await findVersion(database);
      while (seen.version < version) {
        catchingUp ??= catchUp().finally(() => {
          catchingUp = null;
        });
        await catchingUp;
      }
      return index;
    },
  };
}
