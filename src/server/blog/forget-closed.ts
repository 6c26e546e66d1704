import { fold } from '#rules/fold.ts';
import { inBatches } from '../platform/database/in-batches.ts';
import type { Platform } from '../platform/platform.ts';
import { listOpenNames } from './blog-config.store.ts';

/** What a process keeps of blogs, by keys that tell whose each is. */
interface KeptOfBlogs {
  keys(): string[];
  usernameIn(key: string): string;
  drop(key: string): unknown;
}

/** Drops what is kept of blogs that are not open any more: nobody is given it, and nobody asks for it again. */
export async function forgetClosed({ database }: Platform, { keys, usernameIn, drop }: KeptOfBlogs): Promise<void> {
  const byName = Map.groupBy(keys(), (key) => fold(usernameIn(key)));
  for (const some of inBatches([...byName.keys()])) {
    const open = new Set((await listOpenNames(database, some)).map(({ usernameFolded }) => usernameFolded));
    for (const name of some) if (!open.has(name)) for (const key of byName.get(name) ?? []) drop(key);
  }
}
