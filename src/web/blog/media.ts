import type { TripCover } from '#contract/blog-page.ts';
import type { PictureFocus } from '#contract/trip-choices.ts';
import { tonesOf } from '#rules/blog-tokens.ts';
import { coverSources } from '#web/ui/picture-sources.ts';

/** The style sheet shows the colours of a picture until it has loaded. */
export const tonesAt = (folder: string) => {
  const tones = tonesOf(folder);
  return tones === null ? {} : { 'data-tones': tones };
};

/** The style sheet places the picture: no inline style is allowed. */
export const focusAt = (focus: PictureFocus | undefined) => (focus ? { 'data-focus': focusName(focus) } : {});

export const focusName = ({ x, y }: PictureFocus): string => `${x}-${y}`;

export const sourcesOfCover = (cover: TripCover) => ({
  ...coverSources(cover),
  ...focusAt(cover.focus),
  ...(cover.isElsewhere ? {} : tonesAt(cover.source)),
});
