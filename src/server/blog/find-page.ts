import type { Audience, BlogPage, TripCard } from '#contract/blog-page.ts';
import type { Language } from '#contract/language.ts';
import { blogPage } from '#rules/blog-page.ts';
import { blogSettings } from '#rules/blog-settings.ts';
import { visibleTrips } from '#rules/blog-visibility.ts';
import { fold } from '#rules/fold.ts';
import { blogAddress, shortTripId, shortTripIdIn } from '#rules/trip-address.ts';
import type { Platform } from '../db/platform.ts';
import { listPublishedIds } from '../trips/trips.ts';
import { findBlogHead } from './blog-config.store.ts';
import { findBlogRecord } from './blog-record.ts';
import { findChosenConfig } from './stored-config.ts';

export interface BlogHead {
  accountId: string;
  username: string;
  /** Changes with the config, the profile, the trips and the account state. */
  version: string;
  takesQuestions: boolean;
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
  const takesQuestions = head.areQuestionsWelcome !== 0;
  return {
    accountId: head.accountId,
    username: head.username,
    takesQuestions,
    version: `${Number(head.entryVersion)}.${Number(head.configVersion ?? 0)}${takesQuestions ? '' : '.q'}`,
  };
}

/** Redirects to the canonical username when the given one is spelled differently. */
export async function findBlogPage(
  platform: Platform,
  { username, audience, language, today }: PageOptions,
  onlyTripIds: readonly string[] | null = null,
): Promise<Found<{ page: BlogPage; version: string }>> {
  const head = await findOpenBlog(platform, username);
  const record = head && (await findBlogRecord(platform.database, head.accountId, onlyTripIds));
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

/** The page then has this trip and its neighbours only. The trip is found by the short id at the end of the segment. */
export async function findTripPage(
  platform: Platform,
  { trip: segment, ...options }: PageOptions & { trip: string },
): Promise<Found<{ page: BlogPage; trip: TripCard; version: string }> | NoPage> {
  const head = await findOpenBlog(platform, options.username);
  if (!head) return { kind: 'noBlog' };
  const isMeant = (id: string) => shortTripId(id) === shortTripIdIn(segment);
  const ids = await listVisibleIds(platform, head.accountId);
  const index = ids.findIndex(isMeant);
  const nearby = index < 0 ? [] : ids.slice(Math.max(0, index - 1), index + 2);
  const found = await findBlogPage(platform, { ...options, username: head.username }, nearby);
  if (found.kind !== 'page') return found;
  const trip = found.page.trips.find(({ id }) => isMeant(id));
  if (!trip) return { kind: 'noPage', page: found.page };
  if (`${blogAddress(options.username)}/${segment}` !== trip.address)
    return { kind: 'redirect', address: trip.address };
  return { ...found, trip };
}

/** The newest first. */
async function listVisibleIds({ database }: Platform, accountId: string): Promise<string[]> {
  const [trips, config] = await Promise.all([
    listPublishedIds(database, accountId),
    findChosenConfig(database, accountId),
  ]);
  const visible = visibleTrips(
    trips.map(({ id }) => ({ _id: id })),
    blogSettings(config, 'page'),
  );
  return visible.map(({ _id }) => _id);
}
