import type { Audience, BlogPage, TripCard } from '#contract/blog-page.ts';
import type { Language } from '#contract/language.ts';
import { blogPage } from '#rules/blog-page.ts';
import { blogSettings } from '#rules/blog-settings.ts';
import { fold } from '#rules/fold.ts';
import { blogAddress, shortTripId, shortTripIdIn } from '#rules/trip-address.ts';
import type { Platform } from '../db/platform.ts';
import { listPublishedIds } from '../trips/trips.ts';
import { findBlogHead } from './blog-config.store.ts';
import { findBlogRecord } from './blog-record.ts';

export interface BlogHead {
  accountId: string;
  username: string;
  /** Changes with the config, the profile, the trips and the account state. */
  version: string;
}

export type Found<Of> = (Of & { kind: 'page' }) | { kind: 'redirect'; address: string } | { kind: 'noBlog' };

interface PageOptions {
  username: string;
  audience: Audience;
  /** Overrides the language of the blog. */
  language: Language | null;
  today: string;
}

export async function findOpenBlog({ database }: Platform, username: string): Promise<BlogHead | null> {
  const folded = fold(username);
  if (!/^[a-z0-9._-]{1,64}$/.test(folded)) return null;
  const head = await findBlogHead(database, folded);
  if (head?.role !== 'creator' || head.state !== 'active') return null;
  return {
    accountId: head.accountId,
    username: head.username,
    version: `${Number(head.entryVersion)}.${Number(head.configVersion ?? 0)}`,
  };
}

/** Redirects to the canonical username when the given one is spelled differently. */
export async function findBlogPage(
  platform: Platform,
  { username, audience, language, today }: PageOptions,
  onlyTripId: string | null = null,
): Promise<Found<{ page: BlogPage; version: string }>> {
  const head = await findOpenBlog(platform, username);
  const record = head && (await findBlogRecord(platform.database, head.accountId, onlyTripId));
  if (!head || !record?.isPublic) return { kind: 'noBlog' };
  if (head.username !== username) return { kind: 'redirect', address: blogAddress(head.username) };
  const creator = record.creatorIn(language ?? blogSettings(record.config, 'page').language, today);
  return {
    kind: 'page',
    page: blogPage(creator, record.config, { audience, language, today }),
    version: head.version,
  };
}

/** The blog exists, the trip or page does not. */
export interface NoPage {
  kind: 'noPage';
  page: BlogPage;
}

/** The page then has this trip only. The trip is found by the short id at the end of the segment. */
export async function findTripPage(
  platform: Platform,
  { trip: segment, ...options }: PageOptions & { trip: string },
): Promise<Found<{ page: BlogPage; trip: TripCard; version: string }> | NoPage> {
  const head = await findOpenBlog(platform, options.username);
  if (!head) return { kind: 'noBlog' };
  const ids = await listPublishedIds(platform.database, head.accountId);
  const tripId = ids.find(({ id }) => shortTripId(id) === shortTripIdIn(segment))?.id ?? '';
  const found = await findBlogPage(platform, { ...options, username: head.username }, tripId);
  if (found.kind !== 'page') return found;
  const [trip] = found.page.trips;
  if (!trip) return { kind: 'noPage', page: found.page };
  if (`${blogAddress(options.username)}/${segment}` !== trip.address)
    return { kind: 'redirect', address: trip.address };
  return { ...found, trip };
}
