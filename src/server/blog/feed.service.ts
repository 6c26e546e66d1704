import { createHash } from 'node:crypto';
import type { BlogPage, TripCard } from '#contract/blog-page.ts';
import type { Language, Text } from '#contract/language.ts';
import { pictureKeysIn, plainText } from '#contract/rich-text-words.ts';
import { cityNameIn } from '#rules/city-name.ts';
import { blogAddress } from '#rules/trip-address.ts';
import type { Platform } from '../db/platform.ts';
import { etagOf } from '../http/replies.ts';
import { escapeHtml } from '../lib/formats.ts';
import { utcDay } from '../lib/time.ts';
import { type Cache, cacheOf, type Found, findBlogPage, findOpenBlog } from './find-page.ts';

export const feedAddress = (username: string): string => `${blogAddress(username)}/feed.atom`;

export interface WrittenFile {
  text: string;
  etag: string;
}

type FoundFeed = Found<{ file: WrittenFile }>;

export const feedCache = (): Cache<FoundFeed> =>
  cacheOf(8_000_000, (found) => 1_000 + (found.kind === 'page' ? found.file.text.length : 0));

/** The key contains the version and the day, so that no cached feed shows what was hidden since. */
export async function findFeed(platform: Platform, cache: Cache<FoundFeed>, username: string): Promise<FoundFeed> {
  const blog = await findOpenBlog(platform, username);
  if (!blog) return { kind: 'noBlog' };
  if (blog.username !== username) return { kind: 'redirect', address: feedAddress(blog.username) };
  const today = utcDay(platform.now());
  return cache.forceFetch(JSON.stringify([blog.accountId, blog.version, today]), {
    context: () => writeFeed(platform, username, today),
  });
}

/** The feed is written from the redacted page of a visitor. */
async function writeFeed(platform: Platform, username: string, today: string): Promise<FoundFeed> {
  const found = await findBlogPage(platform, { username, audience: 'visitor', language: null, today });
  if (found.kind !== 'page') return found;
  const text = atomFeed(found.page, platform.config.publicUrl);
  return { kind: 'page', file: { text, etag: etagOf(text) } };
}

const maxEntries = 50;
const untitled: Text = { en: 'Untitled Trip', tr: 'Adsız gezi' };
const dayName: Record<Language, (day: number) => string> = { en: (day) => `Day ${day}`, tr: (day) => `${day}. gün` };

/** RFC 4287. */
function atomFeed(page: BlogPage, publicUrl: string): string {
  const trips = page.trips.toSorted((one, other) => other.createdAt - one.createdAt).slice(0, maxEntries);
  const address = `${publicUrl}${page.address}`;
  return `${xmlHead}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${page.language}">
${xmlElement('id', feedId('blog', page.creatorId))}
${xmlElement('title', page.fullName)}
${page.aboutMe === '' ? '' : `${xmlElement('subtitle', page.aboutMe)}\n`}${xmlElement('updated', isoOf(Math.max(0, ...trips.map(updatedAtOf))))}
<author>${xmlElement('name', page.fullName)}${xmlElement('uri', address)}</author>
<link rel="alternate" type="text/html" href="${xmlText(address)}"/>
<link rel="self" type="application/atom+xml" href="${xmlText(`${address}/feed.atom`)}"/>
${trips.map((trip) => entryOf(trip, page.language, publicUrl)).join('')}</feed>
`;
}

/** Each entry has the cover and the pictures between its words as enclosures, which feed readers show. */
function entryOf(trip: TripCard, language: Language, publicUrl: string): string {
  const places = (trip.places ?? []).map(({ cityName }) => cityNameIn(cityName, language));
  const text = [trip.description ?? '', ...dayTextsOf(trip, language), factsOf(places, trip)];
  return `<entry>
${xmlElement('id', feedId('trip', trip.id))}
${xmlElement('title', trip.title || untitled[language])}
<link rel="alternate" type="text/html" href="${xmlText(`${publicUrl}${trip.address}`)}"/>
${imagesOf(trip, publicUrl)
  .map((image) => `<link rel="enclosure" href="${xmlText(image)}"/>\n`)
  .join('')}${xmlElement('published', isoOf(trip.createdAt))}
${xmlElement('updated', isoOf(updatedAtOf(trip)))}
${places.map((place) => `<category term="${xmlText(place)}"/>\n`).join('')}${xmlElement('content', text.filter((part) => part.trim() !== '').join('\n\n'), ' type="text"')}
</entry>
`;
}

function imagesOf(trip: TripCard, publicUrl: string): string[] {
  const texts = [trip.story, ...trip.dayTexts.map(({ text }) => text)];
  const placed = texts.flatMap((text) => (text === null ? [] : pictureKeysIn(text)));
  return [imageOf(trip, publicUrl) ?? [], placed.map((key) => pictureAddress(key, 960, publicUrl))].flat();
}

const dayTextsOf = ({ dayTexts }: TripCard, language: Language): string[] =>
  dayTexts.map(({ dayNumber, text }) => `${dayName[language](dayNumber)}\n${plainText(text)}`);

const factsOf = (places: readonly string[], trip: TripCard): string =>
  [places.join(' – '), daysOf(trip)].filter(Boolean).join(', ');

const daysOf = ({ days }: TripCard): string => {
  if (!days) return '';
  return days.from === days.to ? days.from : `${days.from} – ${days.to}`;
};

const updatedAtOf = ({ createdAt, updatedAt }: TripCard): number => Math.max(createdAt, updatedAt);

const isoOf = (moment: number): string => new Date(moment).toISOString();

/** Independent of the title and the host: feed readers identify entries by it. */
function feedId(kind: 'trip' | 'blog', id: string): string {
  const hex = createHash('sha256').update(`vaya ${kind} ${id}`).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export function imageOf({ cover }: Pick<TripCard, 'cover'>, publicUrl: string): string | null {
  if (!cover) return null;
  return cover.isElsewhere ? cover.source : pictureAddress(cover.source, 960, publicUrl);
}

export const pictureAddress = (folder: string, width: number, publicUrl: string): string =>
  `${publicUrl}/media/${folder}/${width}.webp`;

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** XML allows neither control characters nor lone surrogates. */
const xmlText = (text: string): string =>
  escapeHtml(text.toWellFormed().replace(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, ''));

export const xmlElement = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes}>${xmlText(text)}</${name}>`;
