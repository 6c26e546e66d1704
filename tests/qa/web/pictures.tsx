import { picture, pictures, scaled } from './pictures.css.ts';

interface PicturesProps {
  flow: string;
  state: string;
}

const looks = [
  { language: 'en', width: 1280 },
  { language: 'en', width: 375 },
  { language: 'tr', width: 1280 },
  { language: 'tr', width: 375 },
];

/** A state as its screen shows it, in both languages and at two widths. */
export const Pictures = ({ flow, state }: PicturesProps) => (
  <details>
    <summary>Pictures in both languages, on a desktop and a phone</summary>
    <div className={pictures}>
      {looks.map(({ language, width }) => (
        <figure key={`${language} ${width}`}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the keyboard scrolls the picture. */}
          <div className={picture} tabIndex={0} style={{ inlineSize: width * scale, blockSize: height * scale }}>
            <iframe
              className={scaled}
              style={{ transform: `scale(${scale})` }}
              loading="lazy"
              inert
              title={captionOf(language, width)}
              width={width}
              height={height}
              src={`/qa/stage?${new URLSearchParams({ flow, state, language })}`}
            />
          </div>
          <figcaption>{captionOf(language, width)}</figcaption>
        </figure>
      ))}
    </div>
  </details>
);

const scale = 0.5;
const height = 760;

const captionOf = (language: string, width: number): string =>
  `${language === 'tr' ? 'Türkçe' : 'English'}, ${width} px`;
