import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SharePicture, ShareWords } from '#contract/blog-document.ts';
import type { BlogPage, TripCard } from '#contract/blog-page.ts';
import { BoundedLimit } from '../lib/bounded-limit.ts';
import { Busy } from '../lib/errors.ts';
import { drawShare } from '../media/drawing-process.ts';
import type { PageWriter } from './page-writer.ts';

const size = { width: 1200, height: 630 };

/** All that a share picture follows from. */
export interface ShareContent extends ShareWords {
  background: string;
  /** The folder of a picture, under the host of pictures. */
  cover: string | null;
  /** Raise it whenever the same content is drawn differently. */
  drawing: 2;
}

export function shareContentOf(writer: PageWriter, page: BlogPage, trip: TripCard | null): ShareContent {
  const ofTrip = trip?.cover?.isElsewhere === false ? trip.cover.source : null;
  return {
    ...writer.shareWords(page, trip?.id ?? null),
    background: page.style.background,
    cover: ofTrip ?? page.cover,
    drawing: 2,
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

const failedMs = 60_000;
/** By address, which says what is drawn. */
const cache = new LRUCache<string, Promise<Uint8Array>>({ max: 200, ttl: 10 * 60_000, ttlAutopurge: true });
/** A feed that shows a page to many people fetches several pictures at once, from one address. */
const limit = new BoundedLimit({ concurrency: 1, maxWaiting: 100, maxPerKey: 11 });

interface Wanted {
  path: string;
  content: ShareContent;
  cover: () => Promise<Uint8Array | null>;
  /** Whose turn it is, where the picture has to be drawn. */
  address: string;
}

/** Drawn once for concurrent requests. A failure is cached for a minute, so that repeated requests of a preview robot cost nothing. */
export function sharePicture({ path, content, cover, address }: Wanted): Promise<Uint8Array> {
  const cached = cache.get(path);
  if (cached) return cached;
  const drawn = limit.run(async () => drawShare({ words: content, picture: await cover(), ...size }), address);
  cache.set(path, drawn);
  drawn.catch((failure) => {
    if (failure instanceof Busy) cache.delete(path);
    else cache.set(path, drawn, { ttl: failedMs });
  });
  return drawn;
}
