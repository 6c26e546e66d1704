import type { RenderedPage } from '#contract/blog-document.ts';
import type { BlogPage, TripCard } from '#contract/blog-page.ts';
import type { JourneyMap } from '#contract/journey-map.ts';
import type { Language } from '#contract/language.ts';
import { placesIn } from '#rules/journey-places.ts';
import { partsOf } from '#rules/trip-parts.ts';
import { type Found, findBlogPage, findOpenBlog, findTripPage, type NothingThere } from '../blog/blog-pages.ts';
import { forgetClosed } from '../blog/forget-closed.ts';
import { journeyOf } from '../journey-map/kept-maps.ts';
import { NotFound } from '../platform/errors.ts';
import { etagOf } from '../platform/http/etag.ts';
import type { Platform } from '../platform/platform.ts';
import { utcDay } from '../platform/utc-day.ts';
import { type Encoding, type KeptPage, KeptPages, packedFor } from './kept-pages.ts';
import { documentOf } from './page-document.ts';
import { policyOf } from './page-policy.ts';
import type { PageWriter } from './page-writer.ts';

export interface PageWish {
  username: string;
  /** What stands behind the username in the address; null on the creator's own page. */
  trip: string | null;
  /** In place of the page's own. */
  language: Language | null;
  /** Which of the pages among which the trips are divided. */
  part?: number;
}

interface Written {
  /** Whose it is. */
  accountId: string;
  page: KeptPage;
}

const keptOf = new WeakMap<Platform, KeptPages>();

interface Visit {
  encoding: Encoding;
  /** Refuses whoever asks too often for what has to be read and resolved. */
  limit: () => Promise<unknown>;
}

/** The page that an address means, as it is kept or written now. Its version is asked each time, whoever has changed it. */
export async function findPage(
  platform: Platform,
  writer: PageWriter,
  wish: PageWish,
  { encoding, limit }: Visit,
): Promise<Found<Written> | NothingThere> {
  const head = await findOpenBlog(platform, wish.username);
  if (head === null) return { kind: 'nobody' };
  const version = `${head.version}.${writer.build}`;
  const [key, today] = [JSON.stringify(wish), utcDay(platform.now())];
  const pages = keptPagesOf(platform);
  const page = pages.find({ key, version, today });
  if (page) return { kind: 'page', accountId: head.accountId, page };
  await limit();
  return pages.once(
    { key, version, today },
    () => write(platform, writer, wish, { version, today, encoding }),
    (answer) => (answer.kind === 'page' ? answer.page : null),
  );
}

function keptPagesOf(platform: Platform): KeptPages {
  const known = keptOf.get(platform);
  if (known) return known;
  const made = new KeptPages();
  keptOf.set(platform, made);
  return made;
}

/** Pages of blogs that were closed. */
export function forgetPages(platform: Platform): Promise<void> {
  const pages = keptPagesOf(platform);
  return forgetClosed(platform, {
    keys: () => pages.keys(),
    usernameIn: (key) => String(JSON.parse(key).username),
    drop: (key) => pages.drop(key),
  });
}

interface Moment {
  version: string;
  today: string;
  /** In which it is packed first. */
  encoding: Encoding;
}

async function write(
  platform: Platform,
  writer: PageWriter,
  wish: PageWish,
  { version, today, encoding }: Moment,
): Promise<Found<Written> | NothingThere> {
  const found = await readPage(platform, wish, today);
  if (found.kind !== 'page') return found;
  const rendered = writer.renderBlog(documentOf(platform, writer, { ...found, map: mapOf(found) }));
  return {
    kind: 'page',
    accountId: found.page.creatorId,
    page: { ...(await packed(rendered, encoding, version)), until: found.page.nextChange },
  };
}

/** What a visitor may see of it, whichever page it is. */
export async function readPage(
  platform: Platform,
  { trip, part = 1, ...wish }: PageWish,
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
  { username, language }: PageWish,
  blog: BlogPage | null,
  encoding: Encoding,
): Promise<KeptPage> {
  const ownLanguage = blog?.ownLanguage ?? 'en';
  const rendered = writer.renderNobody({
    username,
    language: language ?? ownLanguage,
    ownLanguage,
    blog,
    assets: writer.assets,
  });
  return { ...(await packed(rendered, encoding, '')), etag: null, until: null };
}

async function packed(rendered: RenderedPage, encoding: Encoding, version: string) {
  const html = Buffer.from(rendered.html);
  return { policy: policyOf(rendered), etag: etagOf(version, html), packed: await packedFor(encoding, html) };
}
