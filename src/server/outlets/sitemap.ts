import { blogSettings } from '#rules/blog-settings.ts';
import { visibleTrips } from '#rules/blog-visibility.ts';
import { blogAddress, tripAddress } from '#rules/trip-address.ts';
import { storedConfig } from '../blog/stored-config.ts';
import { etagOf } from '../platform/http/etag.ts';
import type { Platform } from '../platform/platform.ts';
import { utcDay } from '../platform/utc-day.ts';
import { type KeptFile, KeptFiles } from './kept-files.ts';
import { findOpenId, listOpenBlogs, listOpenVersions, listTitles, type SitemapPart } from './sitemap.store.ts';
import { xmlElement, xmlHead } from './xml.ts';

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const blogsInOne = 250;
/** A sitemap takes no more addresses. */
const mostAddresses = 50_000;
const renewedAfter = 10 * 60_000;

interface Starts {
  ids: Promise<readonly string[]>;
  readAt: number;
}

const cached = new WeakMap<Platform, Starts>();

/** The first id of each sitemap, read once for concurrent requests. A blog that opens later falls into an existing sitemap. */
function startsOf(platform: Platform): Promise<readonly string[]> {
  const now = platform.now();
  const known = cached.get(platform);
  if (known && now - known.readAt < renewedAfter) return known.ids;
  const ids = readStarts(platform);
  cached.set(platform, { ids, readAt: now });
  ids.catch(() => cached.delete(platform));
  return ids;
}

/** A statement for each sitemap, so that other calls are answered between them. */
async function readStarts({ database }: Platform): Promise<readonly string[]> {
  const starts = [''];
  for (let from: string | undefined = ''; from !== undefined; ) {
    const next = await findOpenId(database, { from, behind: blogsInOne });
    from = next?.accountId;
    if (from !== undefined) starts.push(from);
  }
  return starts;
}

export async function sitemapIndex(platform: Platform): Promise<string> {
  const starts = await startsOf(platform);
  const maps = starts.map((_, index) => `${platform.config.publicUrl}/sitemaps/${index + 1}.xml`);
  return `${xmlHead}<sitemapindex ${namespace}>\n${maps
    .map((address) => `<sitemap>${xmlElement('loc', address)}</sitemap>\n`)
    .join('')}</sitemapindex>\n`;
}

const sitemaps = new WeakMap<Platform, KeptFiles>();

function sitemapsOf(platform: Platform): KeptFiles {
  const kept = sitemaps.get(platform) ?? new KeptFiles();
  sitemaps.set(platform, kept);
  return kept;
}

/** The pages of some open blogs, with the trips that they show; null where there is no such sitemap. It is asked each time whether any of them has changed. */
export async function sitemap(platform: Platform, number: number): Promise<KeptFile | null> {
  const starts = await startsOf(platform);
  const from = starts[number - 1];
  if (from === undefined) return null;
  const part = { from, to: starts[number] ?? null, limit: 4 * blogsInOne };
  const version = etagOf(JSON.stringify(await listOpenVersions(platform.database, part)));
  const [key, today] = [`${number}`, utcDay(platform.now())];
  const kept = sitemapsOf(platform).find(key, version, today);
  if (kept) return kept;
  const text = await writeSitemap(platform, part);
  return sitemapsOf(platform).keep(key, { text, etag: etagOf(text), version, until: null });
}

async function writeSitemap({ database, config }: Platform, part: SitemapPart) {
  const blogs = await listOpenBlogs(database, part);
  const titles = await listTitles(
    database,
    blogs.map(({ accountId }) => accountId),
  );
  const trips = Map.groupBy(titles, ({ accountId }) => accountId);
  const paths = blogs.flatMap(({ accountId, username, config: chosen }) => {
    const settings = blogSettings(chosen === null ? null : storedConfig({ config: chosen }), 'page');
    const published = (trips.get(accountId) ?? []).map(({ id, title }) => ({ _id: id, title: title.trim() }));
    return [blogAddress(username), ...visibleTrips(published, settings).map((trip) => tripAddress(username, trip))];
  });
  return `${xmlHead}<urlset ${namespace}>\n${paths
    .slice(0, mostAddresses)
    .map((path) => `<url>${xmlElement('loc', `${config.publicUrl}${path}`)}</url>\n`)
    .join('')}</urlset>\n`;
}

/** What is behind a sign-in, or answers programs alone, is no page to be found. */
const closed = [
  '/api/',
  '/admin',
  '/discovery',
  '/invitations',
  '/hotel-booking-request',
  '/calendar/',
  '/bank-details',
  // A trip may have a name that begins as one of these.
  ...['config', 'trips', 'account', 'login'].flatMap((page) => ['$', '?', '/'].map((end) => `/blog/*/${page}${end}`)),
];

export const robots = (publicUrl: string): string =>
  ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join(
    '\n',
  );
