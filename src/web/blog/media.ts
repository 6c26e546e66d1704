import type { TripCover } from '#contract/blog-page.ts';
import { tonesOf } from '#rules/blog-tokens.ts';
import { coverSources } from '#web/ui/picture-sources.ts';

/** The style sheet shows the colours of a picture until it has loaded. */
export const tonesAt = (folder: string) => {
  const tones = tonesOf(folder);
  return tones === null ? {} : { 'data-tones': tones };
};

export const sourcesOfCover = (cover: TripCover) => ({
  ...coverSources(cover),
  ...(cover.isElsewhere ? {} : tonesAt(cover.source)),
});
