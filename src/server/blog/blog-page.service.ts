import { createHash } from 'node:crypto';
import type { BlogDocument, RenderedPage } from '#contract/blog-document.ts';
import type { BlogPage, TripCard } from '#contract/blog-page.ts';
import type { JourneyMap } from '#contract/journey-map.ts';
import { type Language, languages } from '#contract/language.ts';
import { placesIn } from '#rules/journey-places.ts';
import { pageInPart, partsOf } from '#rules/trip-parts.ts';
import type { Platform } from '../db/platform.ts';
import { type Compressed, compressedFor, type Encoding, etagOf, sizeOf } from '../http/replies.ts';
import { NotFound } from '../lib/errors.ts';
import { utcDay } from '../lib/time.ts';
import { journeyOf } from '../trips/journey-map.ts';
import { feedAddress } from './feed.service.ts';
import { type Cache, cacheOf, type Found, findBlogPage, findOpenBlog, findTripPage, type NoPage } from './find-page.ts';
import type { PageRenderer } from './page-renderer.ts';
import { sharePictureOf } from './share-picture.ts';
import { structuredPerson, structuredTrip } from './structured-data.ts';

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
export type PageCache = Cache<PageResult>;

export const pageCache = (): PageCache =>
  cacheOf(64_000_000, (result) => (result.kind === 'page' ? sizeOf(result.page) : 1_000));

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

interface FoundPage {
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

interface Content {
  page: BlogPage;
  trip: TripCard | null;
  part: number;
  map: JourneyMap | null;
  takesQuestions: boolean;
  draft?: string;
}

export function documentOf(
  { config: { publicUrl } }: Platform,
  renderer: PageRenderer,
  { page, trip, part, map, takesQuestions, draft }: Content,
): BlogDocument {
  const addressIn = (language: Language) => {
    const query = new URLSearchParams({
      ...(language !== page.ownLanguage && { lang: language }),
      ...(part > 1 && { page: String(part) }),
    });
    return `${publicUrl}${trip?.address ?? page.address}${query.size === 0 ? '' : `?${query}`}`;
  };
  return {
    page,
    tripId: trip?.id ?? null,
    part,
    draft: draft ?? null,
    canonical: addressIn(page.language),
    alternates: languages.map((language) => ({ language, href: addressIn(language) })),
    map,
    takesQuestions,
    picture: sharePictureOf(renderer, page, trip, publicUrl),
    feed: `${publicUrl}${feedAddress(page.username)}`,
    structured: [trip ? structuredTrip(trip, page, publicUrl) : structuredPerson(pageInPart(page, part), publicUrl)],
    assets: renderer.assets,
  };
}

/** Hashes rather than a nonce: the page is cached, and a 304 keeps the policy that was sent with the body. */
const policyOf = ({ styles, scripts, pictureHosts }: RenderedPage): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scripts.map(hashOf).join(' ')}`,
    `style-src 'self' ${styles.map(hashOf).join(' ')}`,
    ["img-src 'self'", ...(pictureHosts.length > maxHosts ? ['https:'] : pictureHosts)].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Proxies reject headers that are too long. */
const maxHosts = 10;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
