import type { CreatorRecord } from '../creator/creator-profile.ts';
import type { Database } from '../tables.ts';
import { insertEntries } from './directory-entry.store.ts';
import { entryOf } from './directory-entry.ts';
import { takeVersion } from './directory-version.ts';

/** Writes what sponsors see of creators who are new, many at a time. */
export async function addEntries(database: Database, creators: readonly CreatorRecord[]): Promise<void> {
  const version = await takeVersion(database);
  await insertEntries(
    database,
    creators.map((creator) => ({ ...entryOf(creator), version })),
  );
}
