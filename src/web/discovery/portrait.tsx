import type { CreatorItem } from '#contract/creator.ts';
import { initialsOf } from '#rules/directory-labels.ts';
import * as css from './portrait.css.ts';

/** The picture of a creator; whoever has none is shown by their initials. */
export function Portrait({ creator, look }: { creator: CreatorItem; look: 'card' | 'head' }) {
  const { profilePicture: key, fullName } = creator;
  if (!key)
    return (
      <span className={css.initials[look]} aria-hidden>
        {initialsOf(fullName)}
      </span>
    );
  return (
    <img
      className={css.picture[look]}
      src={`/media/${key}/320.webp`}
      srcSet={`/media/${key}/320.webp 320w, /media/${key}/800.webp 800w`}
      sizes={look === 'card' ? '280px' : '220px'}
      width={320}
      height={320}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
