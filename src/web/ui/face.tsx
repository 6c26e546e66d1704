import { initialsOf } from '#rules/directory-labels.ts';
import * as css from './face.css.ts';
import { Picture } from './picture.tsx';
import { sourcesOf } from './picture-sources.ts';

interface FaceProps {
  party: { fullName: string; profilePicture: string | null };
  look?: keyof typeof css.widths;
}

export function Face({ party: { fullName, profilePicture }, look = 'card' }: FaceProps) {
  const initials = (
    <span className={`${css.face[look]} ${css.initials} ${look === 'row' ? css.small : ''}`} aria-hidden>
      {initialsOf(fullName)}
    </span>
  );
  if (!profilePicture) return initials;
  const width = css.widths[look];
  return (
    <Picture
      key={profilePicture}
      instead={initials}
      className={css.face[look]}
      {...sourcesOf(profilePicture, 'portrait')}
      sizes={`${width}px`}
      width={width}
      height={width}
    />
  );
}
