import type { TripCover } from '#contract/blog-page.ts';
import { tonesOf } from '#rules/blog-tokens.ts';
import { coverSources } from '#web/ui/picture-sources.ts';

/** What a picture is named by in the page's own style sheet, where its tones stand until it is there. */
export const tonesAt = (folder: string) => {
  const tones = tonesOf(folder);
  return tones === null ? {} : { 'data-tones': tones };
};

export const sourcesOfCover = (cover: TripCover) => ({
  ...coverSources(cover),
  ...(cover.isElsewhere ? {} : tonesAt(cover.source)),
});
