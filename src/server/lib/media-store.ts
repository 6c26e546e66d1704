import { LRUCache } from 'lru-cache';
import type { Config } from './config.ts';
import { folderStore } from './folder-store.ts';
import { s3Store } from './s3-store.ts';

/** Stores the bytes of pictures. The server makes the paths: letters, digits, dashes, dots and slashes. */
export interface MediaStore {
  write(path: string, bytes: Uint8Array): Promise<void>;
  read(path: string): Promise<Uint8Array | null>;
  /** Removes these files under a key, and incomplete ones. */
  remove(key: string, names: readonly string[]): Promise<void>;
}

export const openMediaStore = ({ s3, mediaDir }: Config): MediaStore =>
  s3 === null ? folderStore(mediaDir) : cachedStore(s3Store(s3));

const [maxBytes, ttlMs] = [16 * 1024 * 1024, 10 * 60_000];

/** Reads each file once for all who ask for it at the same time, and caches a few. */
function cachedStore(store: MediaStore): MediaStore {
  const files = new LRUCache<string, Uint8Array>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes.length),
    ttl: ttlMs,
    // A read in progress completes even if the file is removed or replaced at the same time.
    ignoreFetchAbort: true,
    fetchMethod: async (path) => (await store.read(path)) ?? undefined,
  });
  return {
    async write(path, bytes) {
      files.delete(path);
      await store.write(path, bytes);
    },
    read: async (path) => (await files.fetch(path)) ?? null,
    async remove(key, names) {
      for (const name of names) files.delete(`${key}/${name}`);
      await store.remove(key, names);
    },
  };
}
