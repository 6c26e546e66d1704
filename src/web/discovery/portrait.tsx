import type { CreatorItem } from '#contract/creator.ts';
import { initialsOf } from '#rules/directory-labels.ts';
import { Picture } from '#web/ui/picture.tsx';
import { sourcesOf } from '#web/ui/picture-sources.ts';
import * as css from '#web/ui/portrait.css.ts';

export function Portrait({ creator, look }: { creator: CreatorItem; look: 'card' | 'head' }) {
  const { profilePicture: key, fullName } = creator;
  const initials = (
    <span className={css.initials} aria-hidden>
      {initialsOf(fullName)}
    </span>
  );
  if (!key) return initials;
  return (
    <Picture
      key={key}
      instead={initials}
      className={css.picture}
      {...sourcesOf(key, 'portrait')}
      sizes={look === 'card' ? '96px' : '220px'}
      width={320}
      height={320}
    />
  );
}
