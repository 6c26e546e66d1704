import type { RichText as Document } from '#contract/rich-text.ts';
import { pictureKeysIn } from '#contract/rich-text-words.ts';
import { RichText } from '#web/ui/rich-text.tsx';
import { Figure, Gallery, type GalleryProps } from './gallery.tsx';

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
