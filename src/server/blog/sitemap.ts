import { LRUCache } from 'lru-cache';
import { blogSettings } from '#rules/blog-settings.ts';
import { visibleTrips } from '#rules/blog-visibility.ts';
import { blogAddress, tripAddress } from '#rules/trip-address.ts';
import type { Platform } from '../db/platform.ts';
import { etagOf } from '../http/replies.ts';
import { findOpenId, listOpenBlogs, listOpenVersions, listTitles, type SitemapPart } from './blog.store.ts';
import { type WrittenFile, xmlElement, xmlHead } from './feed.service.ts';
import { cacheOf } from './find-page.ts';
import { storedConfig } from './stored-config.ts';

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const blogsPerSitemap = 250;
/** The limit of the sitemap protocol. */
const maxAddresses = 50_000;
const indexTtlMs = 10 * 60_000;

/** One statement per sitemap, so that other requests run in between. */
async function readFirstIds({ database }: Platform): Promise<readonly string[]> {
  const firstIds = [''];
  for (let from: string | undefined = ''; from !== undefined; ) {
    const next = await findOpenId(database, { from, offset: blogsPerSitemap });
    from = next?.accountId;
    if (from !== undefined) firstIds.push(from);
  }
  return firstIds;
}

export function createSitemaps(platform: Platform) {
  /** The first id of each sitemap. A blog that opens later falls into an existing sitemap. */
  const firstIds = new LRUCache<'all', readonly string[]>({
    max: 1,
    ttl: indexTtlMs,
    perf: platform,
    fetchMethod: () => readFirstIds(platform),
  });
  const files = cacheOf<WrittenFile>(8_000_000, ({ text }) => 1_000 + text.length);

  return {
    async index(): Promise<string> {
      const maps = (await firstIds.forceFetch('all')).map(
        (_, index) => `${platform.config.publicUrl}/sitemaps/${index + 1}.xml`,
      );
      return `${xmlHead}<sitemapindex ${namespace}>\n${maps
        .map((address) => `<sitemap>${xmlElement('loc', address)}</sitemap>\n`)
        .join('')}</sitemapindex>\n`;
    },

    async find(number: number): Promise<WrittenFile | null> {
      const ids = await firstIds.forceFetch('all');
      const from = ids[number - 1];
      if (from === undefined) return null;
      const part = { from, to: ids[number] ?? null, limit: 4 * blogsPerSitemap };
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
    .slice(0, maxAddresses)
    .map((path) => `<url>${xmlElement('loc', `${config.publicUrl}${path}`)}</url>\n`)
    .join('')}</urlset>\n`;
}

/** Pages that need a sign-in, and addresses for programs. */
const disallowed = [
  '/api/',
  '/admin',
  '/discovery',
  '/invitations',
  '/hotel-booking-request',
  '/calendar/',
  '/draft/',
  '/bank-details',
  // '$', '?' and '/' end the pattern: a trip may be called 'account-of-a-journey'.
  ...['config', 'trips', 'questions', 'notifications', 'account', 'login'].flatMap((page) =>
    ['$', '?', '/'].map((end) => `/blog/*/${page}${end}`),
  ),
];

export const robots = (publicUrl: string): string =>
  ['User-agent: *', ...disallowed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join(
    '\n',
  );
