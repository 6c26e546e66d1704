import type { TripCover } from '#contract/blog-page.ts';
import { pictureFolderOf } from '#rules/picture-folder.ts';

const host: string = import.meta.env.VITE_CDN_URL ?? '/media';

export const hostOfPictures: readonly string[] = /^https?:/.test(host) ? [new URL(host).origin] : [];

interface Sources {
  src: string;
  srcSet?: string;
}

const widths = { portrait: [96, 320, 800], cover: [480, 960, 1600] } as const;

/** Pictures in our own folders exist in each of these widths. */
export function sourcesOf(stored: string, kind: keyof typeof widths): Sources {
  const path = stored.replace(/^\/+/, '');
  if (pictureFolderOf(path) === null) return { src: `${host}/${path.split('/').map(encodeURIComponent).join('/')}` };
  const at = (width: number) => `${host}/${path}/${width}.webp`;
  return {
    src: at(widths[kind][1]),
    srcSet: widths[kind].map((width) => `${at(width)} ${width}w`).join(', '),
  };
}

/** Covers on other hosts have one width, and get no referrer. */
export const coverSources = ({ source, isElsewhere }: TripCover) =>
  isElsewhere ? { src: source, referrerPolicy: 'no-referrer' as const } : sourcesOf(source, 'cover');
