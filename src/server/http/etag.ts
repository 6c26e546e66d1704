import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** A weak ETag of the content alone. */
export function etagOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

/** Longer than any browser or proxy sends; a longer header is ignored. */
const maxHeaderLength = 1_000;

export function matchesEtag({ headers }: FastifyRequest, etag: string): boolean {
  const header = headers['if-none-match'] ?? '';
  if (header.length > maxHeaderLength) return false;
  const tags = header.split(',').map((tag) => tag.trim());
  return tags.includes(etag) || tags.includes('*');
}
