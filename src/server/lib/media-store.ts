import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { LRUCache } from 'lru-cache';
import { BoundedLimit } from './bounded-limit.ts';
import type { Config, S3Address } from './config.ts';
import { Unavailable } from './errors.ts';
import { tempPath } from './files.ts';

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

const [maxAttempts, maxBackoffMs] = [3, 100];

/** Media in an S3-compatible store. Time limits and bounded queues keep a store that hangs from holding up anything else. */
function s3Store(address: S3Address): MediaStore {
  const request = requesting(address);
  const reads = { timeoutMs: 3_000, limit: new BoundedLimit({ concurrency: 16, maxWaiting: 240 }) };
  const writes = { timeoutMs: 10_000, limit: new BoundedLimit({ concurrency: 6, maxWaiting: 12 }) };
  return {
    async write(path, bytes) {
      const isStored = await request(writes, `/${path}`, { method: 'PUT', body: new Uint8Array(bytes) }, isFound);
      if (!isStored) throw new Error('The S3 bucket does not exist.');
    },
    read: (path) => request(reads, `/${path}`, { method: 'GET' }, bytesOf),
    async remove(key, names) {
      await Promise.all(names.map((name) => request(writes, `/${key}/${name}`, { method: 'DELETE' }, isFound)));
    },
  };
}

interface Bounds {
  /** Includes the time in the queue. */
  timeoutMs: number;
  limit: BoundedLimit;
}

function requesting({ endpoint, bucket, ...credentials }: S3Address) {
  const client = new AwsClient({ ...credentials, service: 's3' });
  const fetchWithRetries = async (path: string, init: RequestInit, signal: AbortSignal): Promise<Response> => {
    for (let attempt = 1; ; attempt += 1) {
      // The signal goes to fetch, not into the request: a request that is garbage collected takes its signal with it.
      const response = await fetch(await client.sign(`${endpoint}/${bucket}${path}`, init), { signal });
      if (attempt === maxAttempts || !isTemporary(response)) return response;
      await setTimeout(Math.random() * maxBackoffMs);
    }
  };
  return async <Result>(
    { timeoutMs, limit }: Bounds,
    path: string,
    init: RequestInit,
    take: (response: Response) => Promise<Result>,
  ): Promise<Result> => {
    const signal = AbortSignal.timeout(timeoutMs);
    return limit
      .run(async () => {
        signal.throwIfAborted();
        const response = await fetchWithRetries(path, init, signal);
        if (isTemporary(response)) throw new Unavailable(`The S3 store answered ${response.status}.`);
        if (!response.ok && response.status !== 404) throw new Error(`The S3 store answered ${response.status}.`);
        return take(response);
      })
      .catch(throwAsUnavailable);
  };
}

const isTemporary = ({ status }: Response): boolean => status >= 500 || status === 429;

const isFound = async ({ status }: Response): Promise<boolean> => status !== 404;

const bytesOf = async (response: Response): Promise<Uint8Array | null> =>
  response.status === 404 ? null : new Uint8Array(await response.arrayBuffer());

/** Fetch throws a TypeError where the connection fails, and a DOMException after the time limit. */
function throwAsUnavailable(error: unknown): never {
  if (error instanceof TypeError || error instanceof DOMException)
    throw new Unavailable(`The S3 store cannot be reached: ${error.message}`);
  throw error;
}
