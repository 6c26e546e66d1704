import { setTimeout } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { S3Address } from './config.ts';
import { Unavailable } from './errors.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import type { MediaStore } from './media-store.ts';
import { Neighbour } from './neighbour.ts';
import type { Platform } from './platform.ts';

/** How long an answer is waited for, in milliseconds and with the wait in line, and how many wait at once. */
interface Patience {
  longest: number;
  inPlace: ReturnType<typeof limitConcurrency>;
}

/** Pictures in a store of others. Who reads and who writes has places of their own there: few, so that one which hangs holds up nobody else. */
export function s3Store(address: S3Address, platform: Pick<Platform, 'log' | 'now'>): MediaStore {
  const ask = asking(address, platform);
  const readers = { longest: 3_000, inPlace: limitConcurrency({ atOnce: 16, inLine: 240 }) };
  const writers = { longest: 10_000, inPlace: limitConcurrency({ atOnce: 6, inLine: 12 }) };
  return {
    async write(path, bytes) {
      const isStored = await ask(writers, `/${path}`, { method: 'PUT', body: new Uint8Array(bytes) }, isThere);
      if (!isStored) throw new Error('The picture store has no such bucket.');
    },
    read: (path) => ask(readers, `/${path}`, { method: 'GET' }, bytesOf),
    async remove(key, names) {
      await Promise.all(names.map((name) => ask(writers, `/${key}/${name}`, { method: 'DELETE' }, isThere)));
    },
  };
}

type Ask = <Result>(
  patience: Patience,
  path: string,
  init: RequestInit,
  take: (response: Response) => Promise<Result>,
) => Promise<Result>;

/** One slow answer tells nothing of the store; it is away when nothing at all was heard of it for as long. */
function asking(address: S3Address, platform: Pick<Platform, 'log' | 'now'>): Ask {
  let heardAt = 0;
  const fetchFrom = fetching(address, () => {
    heardAt = performance.now();
  });
  const store = new Neighbour(platform, {
    away: 'the picture store is away, its pictures are refused',
    back: 'the picture store is back',
    look: () => fetchFrom('', { method: 'HEAD' }, AbortSignal.timeout(1_000)),
  });
  return async ({ longest, inPlace }, path, init, take) => {
    const [came, signal] = [performance.now(), AbortSignal.timeout(longest)];
    return inPlace(async () => {
      if (await store.isAwayStill()) throw new Unavailable('The picture store is away.');
      const response = await fetchFrom(path, init, signal).catch((failure: Error) => {
        if (heardAt < came) store.leaveAlone(failure);
        return throwAway(failure);
      });
      return take(judged(response));
    });
  };
}

const [tries, longestPause] = [3, 100];

function fetching({ endpoint, bucket, ...account }: S3Address, hear: () => void) {
  const client = new AwsClient({ ...account, service: 's3' });
  return async (path: string, init: RequestInit, signal: AbortSignal): Promise<Response> => {
    for (let left = tries; ; left -= 1) {
      // A request that holds the signal itself, and that nobody holds, is forgotten with it, and never given up.
      const response = await fetch(await client.sign(`${endpoint}/${bucket}${path}`, init), { signal });
      hear();
      if (left === 1 || !isNotNow(response)) return response;
      await setTimeout(Math.random() * longestPause);
    }
  };
}

function judged(response: Response): Response {
  if (response.ok || response.status === 404) return response;
  const said = `The picture store answered ${response.status}.`;
  throw isNotNow(response) ? new Unavailable(said) : new Error(said);
}

const isNotNow = ({ status }: Response): boolean => status >= 500 || status === 429;

const isThere = async ({ status }: Response): Promise<boolean> => status !== 404;

const bytesOf = async (response: Response): Promise<Uint8Array | null> =>
  response.status === 404 ? null : new Uint8Array(await response.arrayBuffer().catch(throwAway));

const throwAway = (failure: Error): never => {
  throw new Unavailable(`The picture store is away: ${failure.message}.`);
};
