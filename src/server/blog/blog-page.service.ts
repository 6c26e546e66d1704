import { LRUCache } from 'lru-cache';
import type { RenderedPage } from '#contract/blog-document.ts';
import type { BlogPage, TripCard } from '#contract/blog-page.ts';
import type { JourneyMap } from '#contract/journey-map.ts';
import type { Language } from '#contract/language.ts';
import { placesIn } from '#rules/journey-places.ts';
import { partsOf } from '#rules/trip-parts.ts';
import type { Platform } from '../db/platform.ts';
import { etagOf } from '../http/etag.ts';
import { NotFound } from '../lib/errors.ts';
import { utcDay } from '../lib/utc-day.ts';
import { journeyOf } from '../trips/cached-maps.ts';
import { type Found, findBlogPage, findOpenBlog, findTripPage, type NothingThere } from './blog-pages.ts';
import { type CachedPage, compressedFor, type Encoding, sizeOf } from './cached-page.ts';
import { documentOf } from './page-document.ts';
import { policyOf } from './page-policy.ts';
import type { PageWriter } from './page-writer.ts';

export interface PageQuery {
  username: string;
  /** What follows the username in the address; null on the creator's own page. */
  trip: string | null;
  /** Overrides the language of the blog. */
  language: Language | null;
  /** Which of the pages among which the trips are divided. */
  part?: number;
}

type PageResult = Found<{ accountId: string; page: CachedPage }> | NothingThere;
export type PageCache = LRUCache<string, PageResult, () => Promise<PageResult>>;

/** Concurrent requests share one rendering. A page leaves the memory after ten minutes, so that a closed blog does too. */
export const pageCache = (): PageCache =>
  new LRUCache({
    maxSize: 64_000_000,
    sizeCalculation: (result) => (result.kind === 'page' ? sizeOf(result.page) : 1_000),
    ttl: 10 * 60_000,
    ttlAutopurge: true,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: render }) => render(),
  });

interface Visit {
  cache: PageCache;
  writer: PageWriter;
  encoding: Encoding;
  /** Limits the rate of requests that have to be rendered. */
  limit: () => Promise<unknown>;
}

/** The version is read for each request and is part of the key with the day, so that no process sends a stale page. */
export async function findPage(platform: Platform, query: PageQuery, visit: Visit): Promise<PageResult> {
  const { cache, writer, encoding, limit } = visit;
  const blog = await findOpenBlog(platform, query.username);
  if (blog === null) return { kind: 'nobody' };
  const version = `${blog.version}.${writer.build}`;
  const today = utcDay(platform.now());
  const key = JSON.stringify([query, blog.accountId, version, today]);
  const cached = cache.get(key);
  if (cached) return cached;
  await limit();
  const result = await cache.forceFetch(key, {
    context: () => render(platform, writer, query, { version, today, encoding }),
  });
  // Addresses without a page can be made up without end and must not evict pages.
  if (result.kind !== 'page') cache.delete(key);
  return result;
}

interface Rendering {
  version: string;
  today: string;
  /** In which it is compressed first. */
  encoding: Encoding;
}

async function render(
  platform: Platform,
  writer: PageWriter,
  query: PageQuery,
  { version, today, encoding }: Rendering,
): Promise<PageResult> {
  const found = await readPage(platform, query, today);
  if (found.kind !== 'page') return found;
  const rendered = writer.renderBlog(documentOf(platform, writer, { ...found, map: mapOf(found) }));
  return { kind: 'page', accountId: found.page.creatorId, page: await compressed(rendered, encoding, version) };
}

export async function readPage(
  platform: Platform,
  { trip, part = 1, ...wish }: PageQuery,
  today: string,
): Promise<Found<FoundPage> | NothingThere> {
  const asked = { ...wish, audience: 'visitor' as const, today };
  if (trip !== null) {
    const found = await findTripPage(platform, { ...asked, trip });
    return found.kind === 'page' ? { ...found, part: 1 } : found;
  }
  const found = await findBlogPage(platform, asked);
  if (found.kind !== 'page') return found;
  return part > partsOf(found.page) ? { kind: 'nothingThere', page: found.page } : { ...found, trip: null, part };
}

/** A creator's page, or the one of a trip. */
export interface FoundPage {
  page: BlogPage;
  trip: TripCard | null;
  part: number;
}

/** The map of a page for the app, which cannot draw it. */
export async function readBlogMap(
  platform: Platform,
  username: string,
  trip: string | null,
): Promise<JourneyMap | null> {
  const found = await readPage(platform, { username, trip, language: null }, utcDay(platform.now()));
  if (found.kind !== 'page') throw new NotFound();
  return mapOf(found);
}

const mapOf = ({ page, trip, part }: FoundPage): JourneyMap | null =>
  part > 1 ? null : journeyOf(trip ? (trip.places ?? []) : placesIn(page));

/** The texts for a missing blog or page. */
export async function writeMissing(
  writer: PageWriter,
  { username, language }: PageQuery,
  blog: BlogPage | null,
  encoding: Encoding,
): Promise<CachedPage> {
  const ownLanguage = blog?.ownLanguage ?? 'en';
  const rendered = writer.renderNobody({
    username,
    language: language ?? ownLanguage,
    ownLanguage,
    blog,
    assets: writer.assets,
  });
  return { ...(await compressed(rendered, encoding, '')), etag: null };
}

async function compressed(rendered: RenderedPage, encoding: Encoding, version: string): Promise<CachedPage> {
  const html = Buffer.from(rendered.html);
  return {
    policy: policyOf(rendered),
    etag: etagOf(version, html),
    compressed: await compressedFor(encoding, html),
  };
}
