import type { FastifyRequest } from 'fastify';

/** The tags that a browser or a proxy keeps of one address are shorter: whoever sends more is sent everything anew. */
const longest = 1_000;

/** Whether whoever asks says that they have what is known by this tag. */
export function hasAlready({ headers }: FastifyRequest, etag: string): boolean {
  const tags = headers['if-none-match'] ?? '';
  if (tags.length > longest) return false;
  const known = tags.split(',').map((tag) => tag.trim());
  return known.includes(etag) || known.includes('*');
}
