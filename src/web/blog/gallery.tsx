import type { TripPicture } from '#contract/blog-page.ts';
import { sourcesOf } from '#web/ui/picture-sources.ts';
import * as css from './gallery.css.ts';
import { tonesAt } from './media.ts';

export const Gallery = ({ pictures }: { pictures: readonly TripPicture[] }) =>
  pictures.length === 0 ? null : (
    <ul className={css.gallery}>
      {pictures.map(({ source, alt }) => (
        <li key={source} className={css.frame}>
          <img
            {...sourcesOf(source, 'cover')}
            {...tonesAt(source)}
            sizes="(min-width: 720px) 350px, 92vw"
            className={css.picture}
            width={1600}
            height={1000}
            alt={alt}
            loading="lazy"
            decoding="async"
          />
        </li>
      ))}
    </ul>
  );
