import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Unavailable } from './errors.ts';
import type { MediaStore } from './media-store.ts';
import { partOf } from './part-of.ts';

/** Pictures in a folder of ours. One is there by its name only once it is whole; when its writing ends it is on the disk. */
export const folderStore = (folder: string): MediaStore => ({
  async write(path, bytes) {
    // Where all around it was deleted, one that was made anew would belong to nothing.
    if (!existsSync(dirname(folder))) throw new Unavailable('The data folder is gone.');
    const file = join(folder, path);
    const part = partOf(file);
    const made = await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(part, bytes, { flush: true });
    await rename(part, file);
    await syncFolders(dirname(file), made === undefined ? dirname(file) : dirname(made));
  },
  async read(path) {
    try {
      return await readFile(join(folder, path));
    } catch (failure) {
      if (isMissing(failure)) return null;
      throw failure;
    }
  },
  remove: (key) => rm(join(folder, key), { recursive: true, force: true }),
});

/** A name is on the disk only once its folder is, and so is that of each folder that was made for it. */
async function syncFolders(lowest: string, highest: string): Promise<void> {
  await using handle = await open(lowest);
  await handle.sync();
  if (lowest !== highest) await syncFolders(dirname(lowest), highest);
}

const isMissing = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String(failure.code));
