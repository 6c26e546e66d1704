import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SharePicture, ShareText } from '#contract/blog-document.ts';
import type { BlogPage, TripCard } from '#contract/blog-page.ts';
import { BoundedLimit } from '../lib/bounded-limit.ts';
import { Busy } from '../lib/errors.ts';
import { drawShare } from '../media/drawing-process.ts';
import type { PageRenderer } from './page-renderer.ts';

const size = { width: 1200, height: 630 };

export interface ShareContent extends ShareText {
  background: string;
  /** The folder of a picture below /media. */
  cover: string | null;
  /** Increase it when the drawing code changes. */
  drawing: 2;
}

export function shareContentOf(renderer: PageRenderer, page: BlogPage, trip: TripCard | null): ShareContent {
  const tripCover = trip?.cover?.isElsewhere === false ? trip.cover.source : null;
  return {
    ...renderer.shareText(page, trip?.id ?? null),
    background: page.style.background,
    cover: tripCover ?? page.cover,
    drawing: 2,
  };
}

/** Contains a hash of the content: another picture has another path. */
export function sharePathOf(renderer: PageRenderer, page: BlogPage, trip: TripCard | null): string {
  const hash = hashOf(shareContentOf(renderer, page, trip));
  return `/share/${hash}/${page.language}${(trip?.address ?? page.address).slice('/blog'.length)}`;
}

export const sharePictureOf = (
  renderer: PageRenderer,
  page: BlogPage,
  trip: TripCard | null,
  publicUrl: string,
): SharePicture => ({
  href: `${publicUrl}${sharePathOf(renderer, page, trip)}`,
  ...size,
});

const hashOf = (content: ShareContent): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 24);

const failedMs = 60_000;
/** By path. */
const cache = new LRUCache<string, Promise<Uint8Array>>({ max: 200, ttl: 10 * 60_000, ttlAutopurge: true });
/** Preview robots fetch several pictures at once from one address. */
const limit = new BoundedLimit({ concurrency: 1, maxWaiting: 100, maxPerKey: 11 });

interface ShareRequest {
  path: string;
  content: ShareContent;
  cover: () => Promise<Uint8Array | null>;
  /** The client address: the key of the fair queue. */
  address: string;
}

/** Concurrent requests share one drawing. Failures are cached for a minute, because preview robots retry. */
export function sharePicture({ path, content, cover, address }: ShareRequest): Promise<Uint8Array> {
  const cached = cache.get(path);
  if (cached) return cached;
  const drawn = limit.run(async () => drawShare({ text: content, picture: await cover(), ...size }), address);
  cache.set(path, drawn);
  drawn.catch((failure) => {
    if (failure instanceof Busy) cache.delete(path);
    else cache.set(path, drawn, { ttl: failedMs });
  });
  return drawn;
}
