import { LRUCache } from 'lru-cache';
import type { BlogPage } from '#contract/blog-page.ts';
import type { Platform } from '../db/platform.ts';

type Pages = LRUCache<string, BlogPage, () => Promise<BlogPage | undefined>>;

/** In characters of JSON: eight of the largest blogs. */
const maxCharacters = 16_000_000;
const caches = new WeakMap<Platform, Pages>();

/** The redacted pages from which HTML, feeds, maps and share pictures are written. The ttl evicts those of closed blogs. */
export function visitorPages(platform: Platform): Pages {
  const known = caches.get(platform);
  if (known) return known;
  const pages: Pages = new LRUCache({
    maxSize: maxCharacters,
    sizeCalculation: (page) => JSON.stringify(page).length,
    ttl: 10 * 60_000,
    ttlAutopurge: true,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: read }) => read(),
  });
  caches.set(platform, pages);
  return pages;
}
