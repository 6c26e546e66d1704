import { LRUCache } from 'lru-cache';
import type { MediaStore } from './media-store.ts';

const [maxBytes, ttlMs] = [16 * 1024 * 1024, 10 * 60_000];

/** Reads each file once for all who ask for it at the same time, and caches a few. */
export function cachedStore(store: MediaStore): MediaStore {
  const files = new LRUCache<string, Uint8Array>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes.length),
    ttl: ttlMs,
    // What has been asked for is answered also where the file is removed or replaced at the same time.
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
