import type { TripPicture } from '#contract/blog-page.ts';
import type { BlogMessages } from '#web/i18n/blog.messages.ts';
import { sourcesOf } from '#web/ui/picture-sources.ts';
import * as css from './gallery.css.ts';
import { focusAt, tonesAt } from './media.ts';

interface GalleryProps {
  pictures: readonly TripPicture[];
  layout: 'mosaic' | 'day';
  messages: BlogMessages;
}

const sizes = '(min-width: 760px) 680px, 100vw';

/** A press shows a picture on the whole window, without a script: it is a popover. */
export const Gallery = ({ pictures, layout, messages }: GalleryProps) =>
  pictures.length === 0 ? null : (
    <ul className={css.gallery[pictures.length < 3 ? (pictures.length === 1 ? 'single' : 'pair') : layout]}>
      {pictures.map(({ source, alt, caption, focus }) => {
        const id = `large-${source.replaceAll('/', '-')}`;
        const picture = { ...sourcesOf(source, 'cover'), width: 1600, height: 1000, loading: 'lazy' } as const;
        return (
          <li key={source} className={css.frame}>
            <button type="button" className={css.open} popoverTarget={id} aria-label={messages.enlarge(alt || caption)}>
              <img
                {...picture}
                {...tonesAt(source)}
                {...focusAt(focus)}
                sizes={sizes}
                className={css.picture}
                alt={alt}
                decoding="async"
              />
            </button>
            {caption === '' ? null : (
              <p className={css.words} dir="auto">
                {caption}
              </p>
            )}
            <div
              id={id}
              popover="auto"
              role="dialog"
              aria-label={alt || caption || messages.picture}
              className={css.large}
            >
              <button type="button" className={css.close} popoverTarget={id} popoverTargetAction="hide">
                <img {...picture} sizes="100vw" className={css.whole} alt="" decoding="async" />
                <span className={css.caption} dir="auto">
                  {caption || alt}
                </span>
                <span className={css.word}>{messages.close}</span>
              </button>
            </div>
          </li>
        );
      })}
    </ul>
  );
