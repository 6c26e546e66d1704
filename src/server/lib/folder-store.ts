import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { BoundedLimit } from './bounded-limit.ts';
import { Unavailable } from './errors.ts';
import { tempPath } from './files.ts';
import type { MediaStore } from './media-store.ts';

/** Media in a local folder. A file gets its name once it is complete, and is on the disk when its write resolves. */
export function folderStore(folder: string): MediaStore {
  const root = resolve(folder);
  /** Folders whose names are known to be on the disk. */
  const synced = new Set<string>();
  const limit = new BoundedLimit({ concurrency: 16, maxWaiting: 1_000 });

  /** Syncs also the folders that another write has just made: their names may not be on the disk yet. */
  async function syncFoldersOf(file: string): Promise<void> {
    const names = pathsUpTo(dirname(root), file);
    for (const name of names) if (!synced.has(name)) await syncFolder(dirname(name));
    const [, , ...sharedFolders] = names;
    for (const name of sharedFolders) synced.add(name);
  }

  return {
    async write(path, bytes) {
      // A deleted data folder is not made again: pictures without their database are of no use.
      if (!existsSync(dirname(root))) throw new Unavailable('The data folder is gone.');
      const file = join(root, path);
      const part = tempPath(file);
      const created = await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      if (created !== undefined && synced.has(created)) synced.clear();
      await writeFile(part, bytes, { flush: true });
      await rename(part, file);
      await syncFoldersOf(file);
    },
    read: (path) => limit.run(() => readIfThere(join(root, path))),
    remove: (key) => rm(join(root, key), { recursive: true, force: true }),
  };
}

/** A path and its parents below `top`. */
const pathsUpTo = (top: string, path: string): string[] =>
  path === top ? [] : [path, ...pathsUpTo(top, dirname(path))];

async function readIfThere(file: string): Promise<Uint8Array | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Makes the names in a folder durable. */
async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder);
  await handle.sync();
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String(error.code));
