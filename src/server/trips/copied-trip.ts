import type { Language } from '#contract/language.ts';
import type { TripRequest } from '#contract/own-trip.ts';
import { maxTitleLength } from '#contract/trip-choices.ts';
import type { Platform } from '../db/platform.ts';
import { copyCover } from '../media/media.service.ts';
import { editedTrip } from './edited-trip.ts';
import type { TripRow } from './trip-view.ts';

const marks: Record<Language, string> = { en: ' (copy)', tr: ' (kopya)' };

/** A trip as it was last edited, with pictures of its own. */
export async function copiedTrip(platform: Platform, row: TripRow, language: Language): Promise<TripRequest> {
  const { title, coverImage, pictures, ...trip } = editedTrip(row);
  const copy = (key: string) => copyCover(platform, { key, accountId: row.accountId });
  const copied: TripRequest['pictures'] = [];
  for (const picture of pictures) copied.push({ ...picture, key: await copy(picture.key) });
  return {
    ...trip,
    title: title === '' ? '' : copiedTitle(title, marks[language]),
    coverImage: coverImage && (await copy(coverImage)),
    pictures: copied,
  };
}

/** A pair of surrogates is one character: half of it is left out too. */
const copiedTitle = (title: string, mark: string): string =>
  `${title
    .slice(0, maxTitleLength - mark.length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}${mark}`;
