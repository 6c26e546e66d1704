import { createHash } from 'node:crypto';
import type { SharePicture, ShareWords } from '#contract/blog-document.ts';
import type { BlogPage, TripCard } from '#contract/blog-page.ts';
import { forgetClosed } from '../blog/forget-closed.ts';
import { drawShare } from '../media/drawing-process.ts';
import type { Platform } from '../platform/platform.ts';
import { takeTurns } from '../platform/take-turns.ts';
import type { PageWriter } from './page-writer.ts';

const size = { width: 1200, height: 630 };

/** All that a share picture follows from. */
export interface ShareContent extends ShareWords {
  background: string;
  /** The folder of a picture, under the host of pictures. */
  cover: string | null;
  /** To be raised whenever the same is drawn otherwise. */
  drawing: 1;
}

export function shareContentOf(writer: PageWriter, page: BlogPage, trip: TripCard | null): ShareContent {
  const ofTrip = trip?.cover?.isElsewhere === false ? trip.cover.source : null;
  return {
    ...writer.shareWords(page, trip?.id ?? null),
    background: page.style.background,
    cover: ofTrip ?? page.cover,
    drawing: 1,
  };
}

/** Where the picture of a page is, which says what is on it: another picture has another address. */
export function sharePathOf(writer: PageWriter, page: BlogPage, trip: TripCard | null): string {
  const hash = hashOf(shareContentOf(writer, page, trip));
  return `/share/${hash}/${page.language}${(trip?.address ?? page.address).slice('/blog'.length)}`;
}

export const sharePictureOf = (
  writer: PageWriter,
  page: BlogPage,
  trip: TripCard | null,
  publicUrl: string,
): SharePicture => ({
  href: `${publicUrl}${sharePathOf(writer, page, trip)}`,
  ...size,
});

const hashOf = (content: ShareContent): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 24);

const mostKept = 200;
const kept = new Map<string, Promise<Uint8Array>>();
/** What shows a page to many fetches several pictures at once, from one address. */
const inTurn = takeTurns({ waitingEach: 10, waitingInAll: 100 });

interface Wanted {
  path: string;
  content: ShareContent;
  cover: () => Promise<Uint8Array | null>;
  /** Who waits for their turn, where it has to be drawn. */
  address: string;
}

/** The one that was drawn, or is drawn now; once, for all who wait. */
export function sharePicture({ path, content, cover, address }: Wanted): Promise<Uint8Array> {
  const known = kept.get(path);
  const drawn = known ?? inTurn(address, async () => drawShare({ words: content, picture: await cover(), ...size }));
  kept.delete(path);
  kept.set(path, drawn);
  drawn.catch(() => kept.delete(path));
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break;
    kept.delete(oldest);
  }
  return drawn;
}

/** Pictures of blogs that were closed. */
export const forgetSharePictures = (platform: Platform): Promise<void> =>
  forgetClosed(platform, {
    keys: () => [...kept.keys()],
    usernameIn: (path) => decodeURIComponent(path.split('/')[4] ?? ''),
    drop: (path) => kept.delete(path),
  });
