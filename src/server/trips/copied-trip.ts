import type { Language } from '#contract/language.ts';
import type { TripRequest } from '#contract/own-trip.ts';
import type { RichText } from '#contract/rich-text.ts';
import { maxTitleLength } from '#contract/trip-choices.ts';
import type { Platform } from '../db/platform.ts';
import { copyCover } from '../media/media.service.ts';
import { editedTrip } from './edited-trip.ts';
import type { TripRow } from './trip-view.ts';

const marks: Record<Language, string> = { en: ' (copy)', tr: ' (kopya)' };

/** A trip as it was last edited, with pictures of its own. */
export async function copiedTrip(platform: Platform, row: TripRow, language: Language): Promise<TripRequest> {
  const { title, coverImage, pictures, description, dayTexts, ...trip } = editedTrip(row);
  const copy = (key: string) => copyCover(platform, { key, accountId: row.accountId });
  const copies = new Map<string, string>();
  for (const { key } of pictures) copies.set(key, await copy(key));
  const copyOf = (key: string) => copies.get(key) ?? key;
  return {
    ...trip,
    title: title === '' ? '' : copiedTitle(title, marks[language]),
    coverImage: coverImage && (await copy(coverImage)),
    pictures: pictures.map((picture) => ({ ...picture, key: copyOf(picture.key) })),
    description: withKeys(description, copyOf),
    dayTexts: dayTexts.map((each) => ({ ...each, text: withKeys(each.text, copyOf) })),
  };
}

const withKeys = (text: RichText, copyOf: (key: string) => string): RichText => ({
  ...text,
  content: text.content.map((block) =>
    block.type === 'picture' ? { ...block, attrs: { key: copyOf(block.attrs.key) } } : block,
  ),
});

/** A pair of surrogates is one character: half of it is left out too. */
const copiedTitle = (title: string, mark: string): string =>
  `${title
    .slice(0, maxTitleLength - mark.length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}${mark}`;
