import type { TripCover } from '#contract/blog-page.ts';
import { tonesOf } from '#rules/blog-tokens.ts';
import { sourcesOf } from '#web/ui/picture-sources.ts';

/** What a picture is named by in the page's own style sheet, where its tones stand until it is there. */
export const tonesAt = (folder: string) => {
  const tones = tonesOf(folder);
  return tones === null ? {} : { 'data-tones': tones };
};

/** The cover of a trip. Another host has one width, and is not told where it is looked at. */
export const sourcesOfCover = ({ source, isElsewhere }: TripCover) =>
  isElsewhere
    ? { src: source, referrerPolicy: 'no-referrer' as const }
    : { ...sourcesOf(source, 'cover'), ...tonesAt(source) };
