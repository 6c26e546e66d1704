import { LRUCache } from 'lru-cache';
import type { Platform } from '../db/platform.ts';
import { compressedFor, sizeOf } from '../http/compressed.ts';
import { etagOf } from '../http/etag.ts';
import { CachedReply } from '../http/replies.ts';
import { utcDay } from '../lib/time.ts';
import type { BlogHead } from './find-page.ts';

type Answers = LRUCache<string, CachedReply, () => Promise<CachedReply>>;

const caches = new WeakMap<Platform, Answers>();

function answersOf(platform: Platform): Answers {
  const known = caches.get(platform);
  if (known) return known;
  const answers: Answers = new LRUCache({
    maxSize: 16_000_000,
    sizeCalculation: (answer) => sizeOf(answer),
    ttl: 10 * 60_000,
    ttlAutopurge: true,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: write }) => write(),
  });
  caches.set(platform, answers);
  return answers;
}

/** What a route answers to every visitor of a blog, compressed. The key has the version and the day, as that of pages. */
export const visitorAnswer = (
  platform: Platform,
  { accountId, version }: BlogHead,
  route: readonly unknown[],
  read: () => Promise<object>,
): Promise<CachedReply> =>
  answersOf(platform).forceFetch(JSON.stringify([accountId, version, utcDay(platform.now()), ...route]), {
    context: async () => {
      const json = Buffer.from(JSON.stringify(await read()));
      return new CachedReply(etagOf(json), await compressedFor('gzip', json));
    },
  });
