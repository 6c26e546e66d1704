import type { TripPicture } from '#contract/blog-page.ts';
import { sourcesOf } from '#web/ui/picture-sources.ts';
import * as css from './gallery.css.ts';
import { tonesAt } from './media.ts';

interface GalleryProps {
  pictures: readonly TripPicture[];
  layout: 'mosaic' | 'day';
}

const sizes = '(min-width: 760px) 680px, 100vw';

export const Gallery = ({ pictures, layout }: GalleryProps) =>
  pictures.length === 0 ? null : (
    <ul className={css.gallery[pictures.length < 3 ? (pictures.length === 1 ? 'single' : 'pair') : layout]}>
      {pictures.map(({ source, alt }) => (
        <li key={source} className={css.frame}>
          <img
            {...sourcesOf(source, 'cover')}
            {...tonesAt(source)}
            sizes={sizes}
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
