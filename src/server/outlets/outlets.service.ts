import type { BlogPage } from '#contract/blog-page.ts';
import { blogAddress } from '#rules/trip-address.ts';
import { findBlogPage, findOpenBlog } from '../blog/blog-pages.ts';
import { forgetClosed } from '../blog/forget-closed.ts';
import { etagOf } from '../platform/http/etag.ts';
import type { Platform } from '../platform/platform.ts';
import { utcDay } from '../platform/utc-day.ts';
import { atomFeed } from './atom-feed.ts';
import { jsonFeed } from './json-feed.ts';
import { type KeptFile, KeptFiles } from './kept-files.ts';
import { placesCsv, placesKml } from './places.ts';

/** What a blog is handed out as, beside its page: each is written from the page that a visitor gets. */
export const outlets = {
  'feed.atom': { type: 'application/atom+xml; charset=utf-8', write: atomFeed },
  'feed.json': { type: 'application/feed+json; charset=utf-8', write: jsonFeed },
  'places.kml': { type: 'application/vnd.google-earth.kml+xml; charset=utf-8', write: placesKml },
  'places.csv': { type: 'text/csv; charset=utf-8', write: placesCsv },
} as const satisfies Record<string, { type: string; write(page: BlogPage, publicUrl: string): string }>;

export type Outlet = keyof typeof outlets;

type FoundFile = { kind: 'file'; file: KeptFile } | { kind: 'redirect'; address: string } | { kind: 'nobody' };

const files = new WeakMap<Platform, KeptFiles>();

function filesOf(platform: Platform): KeptFiles {
  const kept = files.get(platform) ?? new KeptFiles();
  files.set(platform, kept);
  return kept;
}

/** The version is asked each time, so that what was just hidden is in no file that was kept. */
export async function findOutlet(platform: Platform, outlet: Outlet, username: string): Promise<FoundFile> {
  const head = await findOpenBlog(platform, username);
  if (!head) return { kind: 'nobody' };
  if (head.username !== username) return { kind: 'redirect', address: `${blogAddress(head.username)}/${outlet}` };
  const today = utcDay(platform.now());
  const key = `${username} ${outlet}`;
  const kept = filesOf(platform).find(key, head.version, today);
  if (kept) return { kind: 'file', file: kept };
  return filesOf(platform).once(`${key} ${head.version} ${today}`, async () => {
    const found = await findBlogPage(platform, { username, audience: 'visitor', language: null, today });
    if (found.kind !== 'page') return found;
    const text = outlets[outlet].write(found.page, platform.config.publicUrl);
    const file = { text, etag: etagOf(text), version: head.version, until: found.page.nextChange };
    return { kind: 'file', file: filesOf(platform).keep(key, file) };
  });
}

/** Files of blogs that were closed. */
export function forgetOutlets(platform: Platform): Promise<void> {
  const kept = filesOf(platform);
  return forgetClosed(platform, {
    keys: () => kept.keys(),
    usernameIn: (key) => key.split(' ')[0] ?? '',
    drop: (key) => kept.drop(key),
  });
}

/** Where readers of feeds find them, for the head of a page. */
export const feedLinks = ({ address, fullName }: Pick<BlogPage, 'address' | 'fullName'>, publicUrl: string) =>
  (['feed.atom', 'feed.json'] as const).map((outlet) => ({
    type: outlets[outlet].type.split(';')[0] ?? '',
    title: fullName,
    href: `${publicUrl}${address}/${outlet}`,
  }));
