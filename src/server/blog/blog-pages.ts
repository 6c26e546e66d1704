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

/** A blog that anybody may open, as it is right now. */
export interface BlogHead {
  accountId: string;
  username: string;
  /** Changes with whatever the blog shows: its config, the profile, the trips, the state of the account. */
  version: string;
}

export type Found<Of> = (Of & { kind: 'page' }) | { kind: 'redirect'; address: string } | { kind: 'nobody' };

interface PageWish {
  username: string;
  audience: Audience;
  /** In place of the page's own. */
  language: Language | null;
  today: string;
}

/** One row. Null for a name that is nobody's, or of somebody whose blog is not open. */
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

/** The page of a blog, redacted for whoever looks, or the one address that it has. */
export async function findBlogPage(
  platform: Platform,
  { username, audience, language, today }: PageWish,
  onlyTrip: string | null = null,
): Promise<Found<{ page: BlogPage; version: string }>> {
  const head = await findOpenBlog(platform, username);
  const record = head && (await findBlogRecord(platform.database, head.accountId, onlyTrip));
  if (!head || !record?.isPublic) return { kind: 'nobody' };
  if (head.username !== username) return { kind: 'redirect', address: blogAddress(head.username) };
  const creator = record.creatorIn(language ?? blogSettings(record.config, 'page').language, today);
  return {
    kind: 'page',
    page: blogPage(creator, record.config, { audience, language, today }),
    version: head.version,
  };
}

/** The blog exists, the trip or page does not. */
export interface NothingThere {
  kind: 'nothingThere';
  page: BlogPage;
}

/** The same for one trip that the blog shows, with no other trips; it is found by the mark at the end of its address. */
export async function findTripPage(
  platform: Platform,
  { trip: segment, ...wish }: PageWish & { trip: string },
): Promise<Found<{ page: BlogPage; trip: TripCard; version: string }> | NothingThere> {
  const head = await findOpenBlog(platform, wish.username);
  if (!head) return { kind: 'nobody' };
  const ids = await listPublishedIds(platform.database, head.accountId);
  const wanted = ids.find(({ id }) => shortTripId(id) === shortTripIdIn(segment))?.id ?? '';
  const found = await findBlogPage(platform, { ...wish, username: head.username }, wanted);
  if (found.kind !== 'page') return found;
  const [trip] = found.page.trips;
  if (!trip) return { kind: 'nothingThere', page: found.page };
  if (`${blogAddress(wish.username)}/${segment}` !== trip.address) return { kind: 'redirect', address: trip.address };
  return { ...found, trip };
}
