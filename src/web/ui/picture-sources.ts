import type { TripCover } from '#contract/blog-page.ts';
import { pictureFolderOf } from '#rules/picture-folder.ts';

const host: string = import.meta.env.VITE_CDN_URL ?? '/media';

/** Nothing where pictures come from this very server. */
export const hostOfPictures: readonly string[] = /^https?:/.test(host) ? [new URL(host).origin] : [];

interface Sources {
  src: string;
  srcSet?: string;
}

const widths = { portrait: [96, 320, 800], cover: [480, 960, 1600] } as const;

/** The address of a picture by its stored path. One of our own folders holds it in each of these widths. */
export function sourcesOf(path: string, kind: keyof typeof widths): Sources {
  if (pictureFolderOf(path) === null) return { src: `${host}/${path.split('/').map(encodeURIComponent).join('/')}` };
  const at = (width: number) => `${host}/${path}/${width}.webp`;
  return {
    src: at(widths[kind][1]),
    srcSet: widths[kind].map((width) => `${at(width)} ${width}w`).join(', '),
  };
}

/** The cover of a trip. Another host has one width, and is not told where it is looked at. */
export const coverSources = ({ source, isElsewhere }: TripCover) =>
  isElsewhere ? { src: source, referrerPolicy: 'no-referrer' as const } : sourcesOf(source, 'cover');
