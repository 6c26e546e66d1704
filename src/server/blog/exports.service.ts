import { LRUCache } from 'lru-cache';
import type { BlogPage } from '#contract/blog-page.ts';
import { blogAddress } from '#rules/trip-address.ts';
import type { Platform } from '../db/platform.ts';
import { etagOf } from '../http/etag.ts';
import { utcDay } from '../lib/time.ts';
import { atomFeed } from './atom-feed.ts';
import { type Found, findBlogPage, findOpenBlog } from './find-page.ts';
import { jsonFeed } from './json-feed.ts';
import { placesCsv, placesKml } from './places-export.ts';

/** Every format is written from the redacted page of a visitor. */
export const exportFormats = {
  'feed.atom': { type: 'application/atom+xml; charset=utf-8', write: atomFeed },
  'feed.json': { type: 'application/feed+json; charset=utf-8', write: jsonFeed },
  'places.kml': { type: 'application/vnd.google-earth.kml+xml; charset=utf-8', write: placesKml },
  'places.csv': { type: 'text/csv; charset=utf-8', write: placesCsv },
} as const satisfies Record<string, { type: string; write(page: BlogPage, publicUrl: string): string }>;

export type ExportFormat = keyof typeof exportFormats;

export interface ExportFile {
  text: string;
  etag: string;
}

export type ExportResult = Found<{ file: ExportFile }>;

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

/** The key contains the version and the day, so that no cached file shows what was hidden since. */
export async function findExport(
  platform: Platform,
  cache: FileCache<ExportResult>,
  format: ExportFormat,
  username: string,
): Promise<ExportResult> {
  const blog = await findOpenBlog(platform, username);
  if (!blog) return { kind: 'noBlog' };
  if (blog.username !== username) return { kind: 'redirect', address: `${blogAddress(blog.username)}/${format}` };
  const today = utcDay(platform.now());
  const key = JSON.stringify([blog.accountId, format, blog.version, today]);
  return cache.forceFetch(key, { context: () => writeExport(platform, format, username, today) });
}

async function writeExport(
  platform: Platform,
  format: ExportFormat,
  username: string,
  today: string,
): Promise<ExportResult> {
  const found = await findBlogPage(platform, { username, audience: 'visitor', language: null, today });
  if (found.kind !== 'page') return found;
  const text = exportFormats[format].write(found.page, platform.config.publicUrl);
  return { kind: 'page', file: { text, etag: etagOf(text) } };
}

export const feedLinks = ({ address, fullName }: Pick<BlogPage, 'address' | 'fullName'>, publicUrl: string) =>
  (['feed.atom', 'feed.json'] as const).map((format) => ({
    type: exportFormats[format].type.split(';')[0] ?? '',
    title: fullName,
    href: `${publicUrl}${address}/${format}`,
  }));
