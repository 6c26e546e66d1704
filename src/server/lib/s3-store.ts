import { setTimeout } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { BoundedLimit } from './bounded-limit.ts';
import type { S3Address } from './config.ts';
import { Unavailable } from './errors.ts';
import type { MediaStore } from './media-store.ts';

const [maxAttempts, maxBackoffMs] = [3, 100];

/** Media in an S3-compatible store. Time limits and bounded queues keep a store that hangs from holding up anything else. */
export function s3Store(address: S3Address): MediaStore {
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
