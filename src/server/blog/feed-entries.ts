import { createHash } from 'node:crypto';
import type { BlogPage, TripCard } from '#contract/blog-page.ts';
import type { Language, Text } from '#contract/language.ts';
import { plainText } from '#contract/rich-text-words.ts';
import { cityNameIn } from '#rules/city-name.ts';

export interface FeedEntry {
  /** Independent of the title and the host: feed readers identify entries by it. */
  id: string;
  address: string;
  title: string;
  text: string;
  publishedAt: string;
  updatedAt: string;
  image: string | null;
  places: readonly string[];
}

const maxEntries = 50;
const untitled: Text = { en: 'Untitled Trip', tr: 'Adsız gezi' };

/** The newest first. */
export const feedEntries = (page: BlogPage, publicUrl: string): FeedEntry[] =>
  byCreation(page.trips)
    .slice(0, maxEntries)
    .map((trip) => {
      const places = (trip.places ?? []).map(({ cityName }) => cityNameIn(cityName, page.language));
      return {
        id: feedId('trip', trip.id),
        address: `${publicUrl}${trip.address}`,
        title: trip.title || untitled[page.language],
        text: [trip.description ?? '', ...dayTextsOf(trip, page.language), factsOf(places, trip)]
          .filter((part) => part.trim() !== '')
          .join('\n\n'),
        publishedAt: new Date(trip.createdAt).toISOString(),
        updatedAt: new Date(Math.max(trip.createdAt, trip.updatedAt)).toISOString(),
        image: imageOf(trip, publicUrl),
        places,
      };
    });

const dayName: Record<Language, (day: number) => string> = { en: (day) => `Day ${day}`, tr: (day) => `${day}. gün` };

const dayTextsOf = ({ dayTexts }: TripCard, language: Language): string[] =>
  dayTexts.map(({ dayNumber, text }) => `${dayName[language](dayNumber)}\n${plainText(text)}`);

const factsOf = (places: readonly string[], trip: TripCard): string =>
  [places.join(' – '), daysOf(trip)].filter(Boolean).join(', ');

const byCreation = (trips: readonly TripCard[]) => trips.toSorted((one, other) => other.createdAt - one.createdAt);

/** The epoch for a feed without entries. */
export const updatedAtOf = (entries: readonly FeedEntry[]): string =>
  new Date(Math.max(0, ...entries.map(({ updatedAt }) => Date.parse(updatedAt)))).toISOString();

export function feedId(kind: 'trip' | 'blog', id: string): string {
  const hex = createHash('sha256').update(`vaya ${kind} ${id}`).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const daysOf = ({ days }: TripCard): string => {
  if (!days) return '';
  return days.from === days.to ? days.from : `${days.from} – ${days.to}`;
};

export function imageOf({ cover }: Pick<TripCard, 'cover'>, publicUrl: string): string | null {
  if (!cover) return null;
  return cover.isElsewhere ? cover.source : pictureAddress(cover.source, 960, publicUrl);
}

export const pictureAddress = (folder: string, width: number, publicUrl: string): string =>
  `${publicUrl}/media/${folder}/${width}.webp`;
