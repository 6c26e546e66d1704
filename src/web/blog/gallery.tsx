import type { TripPicture } from '#contract/blog-page.ts';
import type { RichText as Document } from '#contract/rich-text.ts';
import { pictureKeysIn } from '#contract/rich-text-words.ts';
import type { BlogMessages } from '#web/i18n/blog.messages.ts';
import { sourcesOf } from '#web/ui/picture-sources.ts';
import { RichText } from '#web/ui/rich-text.tsx';
import * as css from './gallery.css.ts';
import { Icon } from './icons.tsx';
import { focusAt, tonesAt } from './media.ts';

interface GalleryProps {
  pictures: readonly TripPicture[];
  layout: 'mosaic' | 'day';
  messages: BlogMessages;
}

export const Gallery = ({ pictures, layout, messages }: GalleryProps) =>
  pictures.length === 0 ? null : (
    <ul className={css.gallery[pictures.length < 3 ? (pictures.length === 1 ? 'single' : 'pair') : layout]}>
      {pictures.map((picture) => (
        <li key={picture.source} className={css.frame}>
          <Picture picture={picture} messages={messages} captionTag="p" />
        </li>
      ))}
    </ul>
  );

interface PictureProps {
  picture: TripPicture;
  messages: BlogMessages;
  captionTag: 'p' | 'figcaption';
}

/** A picture between the paragraphs of a text. */
export const Figure = (props: Omit<PictureProps, 'captionTag'>) => (
  <figure className={css.figure}>
    <Picture {...props} captionTag="figcaption" />
  </figure>
);

const sizes = '(min-width: 760px) 680px, 100vw';

/** A press shows the picture on the whole window, without a script: it is a popover. `turnPictures` leads to the next. */
function Picture({ picture: { source, alt, caption, focus }, messages, captionTag: Caption }: PictureProps) {
  const id = `large-${source.replaceAll('/', '-')}`;
  const picture = { ...sourcesOf(source, 'cover'), width: 1600, height: 1000, loading: 'lazy' } as const;
  return (
    <>
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
      <div id={id} popover="auto" role="dialog" aria-label={alt || caption || messages.picture} className={css.large}>
        <button type="button" className={css.close} popoverTarget={id} popoverTargetAction="hide">
          <img {...picture} sizes="100vw" className={css.whole} alt="" decoding="async" />
          <span className={css.caption} dir="auto">
            {caption || alt}
          </span>
          <span className={css.word}>{messages.close}</span>
        </button>
        <div className={css.turns} hidden>
          <button type="button" className={css.turn} data-turn="-1" aria-label={messages.previousPicture}>
            <Icon name="back" />
          </button>
          <span className={css.position} />
          <button type="button" className={css.turn} data-turn="1" aria-label={messages.nextPicture}>
            <Icon name="forward" />
          </button>
        </div>
      </div>
      {caption === '' ? null : (
        <Caption className={css.words} dir="auto">
          {caption}
        </Caption>
      )}
    </>
  );
}

interface IllustratedTextProps extends GalleryProps {
  /** Null where there are pictures alone. */
  text: Document | null;
  headingLevel: 2 | 4;
  className: string;
}

/** A text with its pictures: those that do not stand in it are below it. */
export function IllustratedText({ text, pictures, layout, messages, ...look }: IllustratedTextProps) {
  const placed = new Set(text && pictureKeysIn(text));
  const figureOf = (key: string) => {
    const picture = pictures.find(({ source }) => source === key);
    return picture && <Figure picture={picture} messages={messages} />;
  };
  return (
    <>
      {text === null ? null : <RichText {...look} text={text} picture={figureOf} />}
      <Gallery pictures={pictures.filter(({ source }) => !placed.has(source))} layout={layout} messages={messages} />
    </>
  );
}
