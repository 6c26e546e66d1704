import { LRUCache } from 'lru-cache';
import type { RenderedPage } from '#contract/blog-document.ts';
import type { BlogPage, TripCard } from '#contract/blog-page.ts';
import type { JourneyMap } from '#contract/journey-map.ts';
import type { Language } from '#contract/language.ts';
import { placesIn } from '#rules/journey-places.ts';
import { partsOf } from '#rules/trip-parts.ts';
import type { Platform } from '../db/platform.ts';
import { type Compressed, compressedFor, type Encoding, sizeOf } from '../http/compressed.ts';
import { etagOf } from '../http/etag.ts';
import { NotFound } from '../lib/errors.ts';
import { utcDay } from '../lib/time.ts';
import { journeyOf } from '../trips/cached-maps.ts';
import { type Found, findBlogPage, findOpenBlog, findTripPage, type NoPage } from './find-page.ts';
import { documentOf } from './page-document.ts';
import { policyOf } from './page-policy.ts';
import type { PageRenderer } from './page-renderer.ts';

export interface PageQuery {
  username: string;
  /** The path segment after the username; null for the creator's page. */
  trip: string | null;
  /** Overrides the language of the blog. */
  language: Language | null;
  /** The page number: trips are paginated. */
  part?: number;
}

export interface CachedPage {
  /** Null when the page must not be confirmed with a 304. */
  etag: string | null;
  policy: string;
  compressed: Compressed;
}

type PageResult = Found<{ accountId: string; tripId: string | null; page: CachedPage }> | NoPage;
export type PageCache = LRUCache<string, PageResult, () => Promise<PageResult>>;

/** Concurrent requests share one rendering. The ttl also evicts pages of closed blogs. */
export const pageCache = (): PageCache =>
  new LRUCache({
    maxSize: 64_000_000,
    sizeCalculation: (result) => (result.kind === 'page' ? sizeOf(result.page) : 1_000),
    ttl: 10 * 60_000,
    ttlAutopurge: true,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: render }) => render(),
  });

interface PageContext {
  cache: PageCache;
  renderer: PageRenderer;
  encoding: Encoding;
  /** Rate limits requests that miss the cache. */
  limit: () => Promise<unknown>;
}

/** The key contains the version, read per request, and the day: no process serves a stale page. */
export async function findPage(platform: Platform, query: PageQuery, context: PageContext): Promise<PageResult> {
  const { cache, renderer, encoding, limit } = context;
  const blog = await findOpenBlog(platform, query.username);
  if (blog === null) return { kind: 'noBlog' };
  const version = `${blog.version}.${renderer.build}`;
  const today = utcDay(platform.now());
  const key = JSON.stringify([query, blog.accountId, version, today]);
  const cached = cache.get(key);
  if (cached) return cached;
  await limit();
  const result = await cache.forceFetch(key, {
    context: () => render(platform, renderer, query, { version, today, encoding, takesQuestions: blog.takesQuestions }),
  });
  // Made-up addresses must not evict real pages.
  if (result.kind !== 'page') cache.delete(key);
  return result;
}

interface Rendering {
  version: string;
  today: string;
  encoding: Encoding;
  takesQuestions: boolean;
}

async function render(
  platform: Platform,
  renderer: PageRenderer,
  query: PageQuery,
  { version, today, encoding, takesQuestions }: Rendering,
): Promise<PageResult> {
  const found = await readPage(platform, query, today);
  if (found.kind !== 'page') return found;
  const rendered = renderer.renderBlog(
    documentOf(platform, renderer, { ...found, map: await mapOf(found), takesQuestions }),
  );
  return {
    kind: 'page',
    accountId: found.page.creatorId,
    tripId: found.trip?.id ?? null,
    page: await compressed(rendered, encoding, version),
  };
}

export async function readPage(
  platform: Platform,
  { trip, part = 1, ...query }: PageQuery,
  today: string,
): Promise<Found<FoundPage> | NoPage> {
  const options = { ...query, audience: 'visitor' as const, today };
  if (trip !== null) {
    const found = await findTripPage(platform, { ...options, trip });
    return found.kind === 'page' ? { ...found, part: 1 } : found;
  }
  const found = await findBlogPage(platform, options);
  if (found.kind !== 'page') return found;
  return part > partsOf(found.page) ? { kind: 'noPage', page: found.page } : { ...found, trip: null, part };
}

export interface FoundPage {
  page: BlogPage;
  trip: TripCard | null;
  part: number;
}

export async function readBlogMap(
  platform: Platform,
  username: string,
  trip: string | null,
): Promise<JourneyMap | null> {
  const found = await readPage(platform, { username, trip, language: null }, utcDay(platform.now()));
  if (found.kind !== 'page') throw new NotFound();
  return mapOf(found);
}

const mapOf = ({ page, trip }: FoundPage): Promise<JourneyMap | null> =>
  journeyOf(trip ? (trip.places ?? []) : placesIn(page));

export function renderMissingPage(
  renderer: PageRenderer,
  { username, language }: Pick<PageQuery, 'username' | 'language'>,
  blog: BlogPage | null,
): RenderedPage {
  const ownLanguage = blog?.ownLanguage ?? 'en';
  return renderer.renderMissing({
    username,
    language: language ?? ownLanguage,
    ownLanguage,
    blog,
    assets: renderer.assets,
  });
}

export const uncachedPage = async (rendered: RenderedPage, encoding: Encoding): Promise<CachedPage> => ({
  ...(await compressed(rendered, encoding, '')),
  etag: null,
});

async function compressed(rendered: RenderedPage, encoding: Encoding, version: string): Promise<CachedPage> {
  const html = Buffer.from(rendered.html);
  return {
    policy: policyOf(rendered),
    etag: etagOf(version, html),
    compressed: await compressedFor(encoding, html),
  };
}
