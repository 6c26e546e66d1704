import { LRUCache } from 'lru-cache';
import { blogSettings } from '#rules/blog-settings.ts';
import { visibleTrips } from '#rules/blog-visibility.ts';
import { blogAddress, tripAddress } from '#rules/trip-address.ts';
import type { Platform } from '../db/platform.ts';
import { etagOf } from '../http/etag.ts';
import { type ExportFile, fileCache } from './exports.service.ts';
import { findOpenId, listOpenBlogs, listOpenVersions, listTitles, type SitemapPart } from './sitemap.store.ts';
import { storedConfig } from './stored-config.ts';
import { xmlElement, xmlHead } from './xml.ts';

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const blogsInOne = 250;
/** A sitemap takes no more addresses. */
const mostAddresses = 50_000;
const renewedAfter = 10 * 60_000;

/** A statement for each sitemap, so that other calls are answered between them. */
async function readFirstIds({ database }: Platform): Promise<readonly string[]> {
  const firstIds = [''];
  for (let from: string | undefined = ''; from !== undefined; ) {
    const next = await findOpenId(database, { from, behind: blogsInOne });
    from = next?.accountId;
    if (from !== undefined) firstIds.push(from);
  }
  return firstIds;
}

export function createSitemaps(platform: Platform) {
  /** The first id of each sitemap. A blog that opens later falls into an existing sitemap. */
  const firstIds = new LRUCache<'all', readonly string[]>({
    max: 1,
    ttl: renewedAfter,
    perf: platform,
    fetchMethod: () => readFirstIds(platform),
  });
  const files = fileCache<ExportFile>(({ text }) => text.length);

  return {
    async index(): Promise<string> {
      const maps = (await firstIds.forceFetch('all')).map(
        (_, index) => `${platform.config.publicUrl}/sitemaps/${index + 1}.xml`,
      );
      return `${xmlHead}<sitemapindex ${namespace}>\n${maps
        .map((address) => `<sitemap>${xmlElement('loc', address)}</sitemap>\n`)
        .join('')}</sitemapindex>\n`;
    },

    /** The pages of some open blogs, with the trips that they show; null for a sitemap that does not exist. */
    async find(number: number): Promise<ExportFile | null> {
      const ids = await firstIds.forceFetch('all');
      const from = ids[number - 1];
      if (from === undefined) return null;
      const part = { from, to: ids[number] ?? null, limit: 4 * blogsInOne };
      const version = etagOf(JSON.stringify(await listOpenVersions(platform.database, part)));
      const write = async () => {
        const text = await writeSitemap(platform, part);
        return { text, etag: etagOf(text) };
      };
      return files.forceFetch(`${number} ${version}`, { context: write });
    },
  };
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
