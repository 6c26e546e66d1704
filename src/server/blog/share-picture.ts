import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ShareCard, SharePicture } from '#contract/blog-document.ts';
import type { BlogPage, TripCard } from '#contract/blog-page.ts';
import type { Platform } from '../db/platform.ts';
import { BoundedLimit } from '../lib/bounded-limit.ts';
import { Busy } from '../lib/errors.ts';
import { drawShare } from '../media/drawing-process.ts';
import type { PageRenderer } from './page-renderer.ts';

const size = { width: 1200, height: 630 };

/** Increase it when the drawing code changes. */
const drawing = 3;

/** Contains a hash of the content: another picture has another path. */
export function sharePathOf(renderer: PageRenderer, page: BlogPage, trip: TripCard | null): string {
  const hash = hashOf(renderer.shareCard(page, trip?.id ?? null));
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

const hashOf = (card: ShareCard): string =>
  createHash('sha256')
    .update(JSON.stringify([drawing, card]))
    .digest('hex')
    .slice(0, 24);

const failedMs = 60_000;
/** By path. */
const cache = new LRUCache<string, Promise<Uint8Array>>({ max: 200, ttl: 10 * 60_000, ttlAutopurge: true });
/** Preview robots fetch several pictures at once from one address. */
const limit = new BoundedLimit({ concurrency: 1, maxWaiting: 100, maxPerKey: 11 });

interface ShareRequest {
  path: string;
  card: ShareCard;
  media: Platform['media'];
  /** The client address: the key of the fair queue. */
  address: string;
}

/** Concurrent requests share one drawing. Failures are cached for a minute, because preview robots retry. */
export function sharePicture({ path, card, media, address }: ShareRequest): Promise<Uint8Array> {
  const cached = cache.get(path);
  if (cached) return cached;
  const read = async (folder: string | undefined, file: string) =>
    folder === undefined ? null : media.read(`${folder}/${file}`);
  const drawn = limit.run(async () => {
    const cover = await read(card.cover?.folder, '1600.webp');
    const portrait = await read(card.portrait?.folder, '320.webp');
    return drawShare({ card, cover, portrait, ...size });
  }, address);
  cache.set(path, drawn);
  drawn.catch((failure) => {
    if (failure instanceof Busy) cache.delete(path);
    else cache.set(path, drawn, { ttl: failedMs });
  });
  return drawn;
}
