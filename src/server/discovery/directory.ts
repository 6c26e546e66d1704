import type { Platform } from '../platform/platform.ts';
import { findVersion, listChangedEntries } from './directory-entry.store.ts';
import { DirectoryIndex } from './directory-index.ts';

const batch = 2_000;

const beginning = { version: 0, accountId: '' };

/** The index of this process, brought up to the database's version whenever somebody asks. */
export interface Directory {
  current(): Promise<DirectoryIndex>;
}

export function openDirectory({ database }: Platform): Directory {
  let index = new DirectoryIndex();
  let seen = beginning;
  let catchingUp: Promise<void> | null = null;

  /** What was read counts once all of it is there: whoever asks in between waits, or is answered from the index before. */
  async function catchUp(): Promise<void> {
    const isAnew = index.isWorn;
    const next = isAnew ? new DirectoryIndex() : index;
    const target = await findVersion(database);
    let place = isAnew ? beginning : seen;
    for (;;) {
      const entries = await listChangedEntries(database, place, batch);
      next.put(entries);
      const last = entries.at(-1);
      if (last) place = { version: Number(last.version), accountId: last.accountId };
      if (entries.length < batch) break;
    }
    index = next;
    seen = place.version < target ? { version: target, accountId: '' } : place;
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
