import { LRUCache } from 'lru-cache';
import { blogAddress } from '#rules/trip-address.ts';
import type { Platform } from '../db/platform.ts';
import { etagOf } from '../http/etag.ts';
import { utcDay } from '../lib/time.ts';
import { atomFeed } from './atom-feed.ts';
import { type Found, findBlogPage, findOpenBlog } from './find-page.ts';

export const feedAddress = (username: string): string => `${blogAddress(username)}/feed.atom`;

export interface WrittenFile {
  text: string;
  etag: string;
}

export type FoundFeed = Found<{ file: WrittenFile }>;

export type FileCache<File extends object> = LRUCache<string, File, () => Promise<File>>;

/** Concurrent requests share one write. The ttl also evicts files of closed blogs. */
export const fileCache = <File extends object>(sizeOf: (file: File) => number): FileCache<File> =>
  new LRUCache({
    maxSize: 8_000_000,
    sizeCalculation: (file) => 1_000 + sizeOf(file),
    ttl: 10 * 60_000,
    ttlAutopurge: true,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: write }) => write(),
  });

/** The key contains the version and the day, so that no cached feed shows what was hidden since. */
export async function findFeed(platform: Platform, cache: FileCache<FoundFeed>, username: string): Promise<FoundFeed> {
  const blog = await findOpenBlog(platform, username);
  if (!blog) return { kind: 'noBlog' };
  if (blog.username !== username) return { kind: 'redirect', address: feedAddress(blog.username) };
  const today = utcDay(platform.now());
  return cache.forceFetch(JSON.stringify([blog.accountId, blog.version, today]), {
    context: () => writeFeed(platform, username, today),
  });
}

/** The feed is written from the redacted page of a visitor. */
async function writeFeed(platform: Platform, username: string, today: string): Promise<FoundFeed> {
  const found = await findBlogPage(platform, { username, audience: 'visitor', language: null, today });
  if (found.kind !== 'page') return found;
  const text = atomFeed(found.page, platform.config.publicUrl);
  return { kind: 'page', file: { text, etag: etagOf(text) } };
}
