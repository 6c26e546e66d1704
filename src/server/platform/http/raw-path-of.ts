import type { FastifyRequest } from 'fastify';

/** The path of an address as it was written, whether or not the server's name stands before it. */
export const rawPathOf = ({ url }: Pick<FastifyRequest, 'url'>): string =>
  url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/)[0] || '/';
