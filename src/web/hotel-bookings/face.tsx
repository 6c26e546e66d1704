import type { BookingItem } from '#contract/hotel-booking.ts';
import { initialsOf } from '#rules/directory-labels.ts';
import { Picture } from '#web/ui/picture.tsx';
import { sourcesOf } from '#web/ui/picture-sources.ts';
import * as css from './stay-list.css.ts';

/** Whoever comes to stay, by their picture or their initials. */
export function Face({ party: { fullName, profilePicture } }: { party: BookingItem['creator'] }) {
  const initials = (
    <span className={css.initials} aria-hidden>
      {initialsOf(fullName)}
    </span>
  );
  if (!profilePicture) return initials;
  return (
    <Picture
      key={profilePicture}
      instead={initials}
      className={css.face}
      {...sourcesOf(profilePicture, 'portrait')}
      sizes="56px"
      width={56}
      height={56}
    />
  );
}
