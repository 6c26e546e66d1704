import { frame, frameBox, frameHeight, frameWidth } from './player.css.ts';

interface PictureProps {
  title: string;
  width: number;
  /** The page, as `pictureOf` keeps it. */
  page: string;
}

/** A screen as it looked, as large as the room allows. */
export const Picture = ({ title, width, page }: PictureProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
  <div className={frameBox} tabIndex={0}>
    <iframe
      title={title}
      sandbox="allow-same-origin"
      inert
      loading="lazy"
      className={frame}
      style={{ [frameWidth as string]: `${width}px` }}
      width={width}
      height={frameHeight}
      srcDoc={page}
    />
  </div>
);
