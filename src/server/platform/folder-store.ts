import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Unavailable } from './errors.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import type { MediaStore } from './media-store.ts';
import { partOf } from './part-of.ts';

/** Pictures in a folder of ours, by kind and key. One is there by its name only once it is whole; when its writing ends it is on the disk. */
export function folderStore(folder: string): MediaStore {
  const home = resolve(folder);
  /** Names that this server has seen on the disk: of the folder, and of each kind in it. */
  const lasting = new Set<string>();
  const inPlace = limitConcurrency({ atOnce: 16, inLine: 1_000 });

  /** Whoever made a folder a moment ago may not have come to its name yet, so a folder that is found is not taken for one that stays. */
  async function settle(file: string): Promise<void> {
    const names = namesWithin(dirname(home), file);
    for (const name of names) if (!lasting.has(name)) await syncFolder(dirname(name));
    const [, , ...ofMany] = names;
    for (const name of ofMany) lasting.add(name);
  }

  return {
    async write(path, bytes) {
      // Where all around it was deleted, one that was made anew would belong to nothing.
      if (!existsSync(dirname(home))) throw new Unavailable('The data folder is gone.');
      const file = join(home, path);
      const part = partOf(file);
      const made = await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      if (made !== undefined && lasting.has(made)) lasting.clear();
      await writeFile(part, bytes, { flush: true });
      await rename(part, file);
      await settle(file);
    },
    read: (path) => inPlace(() => readIfThere(join(home, path))),
    remove: (key) => rm(join(home, key), { recursive: true, force: true }),
  };
}

/** A file and all folders around it, up to one that is not among them. */
const namesWithin = (top: string, name: string): string[] =>
  name === top ? [] : [name, ...namesWithin(top, dirname(name))];

async function readIfThere(file: string): Promise<Uint8Array | null> {
  try {
    return await readFile(file);
  } catch (failure) {
    if (isMissing(failure)) return null;
    throw failure;
  }
}

/** A name is on the disk only once the folder that it is in is. */
async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder);
  await handle.sync();
}

const isMissing = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String(failure.code));
