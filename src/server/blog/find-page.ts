import { LRUCache } from 'lru-cache';
import type { Audience, BlogPage, TripCard } from '#contract/blog-page.ts';
import type { Language } from '#contract/language.ts';
import { blogPage } from '#rules/blog-page.ts';
import { blogSettings } from '#rules/blog-settings.ts';
import { fold } from '#rules/fold.ts';
import { blogAddress, shortTripId, shortTripIdIn } from '#rules/trip-address.ts';
import type { Platform } from '../db/platform.ts';
import type { SignedIn } from '../http/access.ts';
import { CachedReply, compressedFor, etagOf, sizeOf } from '../http/replies.ts';
import { utcDay } from '../lib/time.ts';
import { findBlogHead, findBlogHeadOf } from './blog.store.ts';
import { findBlogRecord } from './blog-record.ts';

interface BlogHead {
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
  return openBlog(await findBlogHead(database, folded));
}

export const findOpenBlogOf = async ({ database }: Platform, accountId: string): Promise<BlogHead | null> =>
  openBlog(await findBlogHeadOf(database, accountId));

function openBlog(head: Awaited<ReturnType<typeof findBlogHead>>): BlogHead | null {
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
  { username, ...viewer }: PageOptions,
): Promise<Found<{ page: BlogPage; version: string }>> {
  const head = await findOpenBlog(platform, username);
  if (!head) return { kind: 'noBlog' };
  if (head.username !== username) return { kind: 'redirect', address: blogAddress(head.username) };
  const page = await findPageOf(platform, head, viewer);
  return page === null ? { kind: 'noBlog' } : { kind: 'page', page, version: head.version };
}

/** Null where the blog is not public. */
export async function findBlogPageOf(
  platform: Platform,
  accountId: string,
  viewer: Omit<PageOptions, 'username'>,
): Promise<BlogPage | null> {
  const head = await findOpenBlogOf(platform, accountId);
  return head && findPageOf(platform, head, viewer);
}

/** Pages of visitors are cached by the version, so that no process serves a stale one. */
async function findPageOf(
  platform: Platform,
  { accountId, version }: BlogHead,
  viewer: Omit<PageOptions, 'username'>,
): Promise<BlogPage | null> {
  const read = async () => {
    const record = await findBlogRecord(platform.database, accountId);
    if (!record?.isPublic) return undefined;
    const language = viewer.language ?? blogSettings(record.config, 'page').language;
    return blogPage(record.creatorIn(language, viewer.today), record.config, viewer);
  };
  if (viewer.audience !== 'visitor') return (await read()) ?? null;
  const key = JSON.stringify([accountId, version, viewer.today, viewer.language]);
  return (await cachesOf(platform).pages.fetch(key, { context: read })) ?? null;
}

/** The blog exists, the trip or page does not. */
export interface NoPage {
  kind: 'noPage';
  page: BlogPage;
}

/** The trip is found by the short id at the end of the segment. */
export async function findTripPage(
  platform: Platform,
  { trip: segment, username, ...viewer }: PageOptions & { trip: string },
): Promise<Found<{ page: BlogPage; trip: TripCard; version: string }> | NoPage> {
  const head = await findOpenBlog(platform, username);
  const page = head && (await findPageOf(platform, head, viewer));
  if (!head || !page) return { kind: 'noBlog' };
  const trip = page.trips.find(({ id }) => shortTripId(id) === shortTripIdIn(segment));
  if (!trip) return { kind: 'noPage', page: { ...page, trips: [] } };
  if (`${blogAddress(username)}/${segment}` !== trip.address) return { kind: 'redirect', address: trip.address };
  return { kind: 'page', page, trip, version: head.version };
}

export function audienceOf(by: SignedIn | null, creatorId: string): Audience {
  if (by === null) return 'visitor';
  if (by.role !== 'creator') return by.role;
  return by.accountId === creatorId ? 'owner' : 'visitor';
}

export const isInsider = (audience: Audience): boolean => audience === 'owner' || audience === 'staff';

export type Cache<Value extends object> = LRUCache<string, Value, () => Promise<Value | undefined>>;

/** Concurrent requests share one write. The ttl also evicts what was written for closed blogs. */
export const cacheOf = <Value extends object>(maxSize: number, sizeCalculation: (value: Value) => number) =>
  new LRUCache<string, Value, () => Promise<Value | undefined>>({
    maxSize,
    sizeCalculation,
    ttl: 10 * 60_000,
    ttlAutopurge: true,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: write }) => write(),
  });

const newCaches = () => ({
  /** The redacted pages from which HTML, feeds, maps and share pictures are written. In characters: eight of the largest blogs. */
  pages: cacheOf<BlogPage>(16_000_000, (page) => JSON.stringify(page).length),
  answers: cacheOf<CachedReply>(16_000_000, sizeOf),
});

const caches = new WeakMap<Platform, ReturnType<typeof newCaches>>();

function cachesOf(platform: Platform) {
  const known = caches.get(platform) ?? newCaches();
  caches.set(platform, known);
  return known;
}

/** What a route answers to every visitor of a blog, compressed. The key has the version and the day, as that of pages. */
export const visitorAnswer = (
  platform: Platform,
  { accountId, version }: BlogHead,
  route: readonly unknown[],
  read: () => Promise<object>,
): Promise<CachedReply> =>
  cachesOf(platform).answers.forceFetch(JSON.stringify([accountId, version, utcDay(platform.now()), ...route]), {
    context: async () => {
      const json = Buffer.from(JSON.stringify(await read()));
      return new CachedReply(etagOf(json), await compressedFor('gzip', json));
    },
  });
