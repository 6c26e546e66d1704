import type { FastifyRequest } from 'fastify';
import type { Config } from '../lib/config.ts';

/**
 * Whether a form was sent from a page of this server. A form of another site needs no preflight, as JSON does. Clients
 * that are no browsers send neither header.
 */
export function isFromOwnPage(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined) return true;
  return URL.canParse(origin) && (origin === new URL(publicUrl).origin || new URL(origin).host === host);
}
