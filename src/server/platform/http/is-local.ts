import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../is-loopback.ts';

const proxyHeader = /^(forwarded|via|x-forwarded-.+|x-real-ip)$/;

/**
 * Whether a request was made on this machine. Proxies add headers, or speak HTTP/1.0 as nginx does by default; a page
 * whose name was pointed here has another Host.
 */
export function isLocal({ headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>): boolean {
  const isForLoopback = isLoopback((headers.host ?? '').replace(/:\d+$/, ''));
  return isForLoopback && raw.httpVersion !== '1.0' && !Object.keys(headers).some((name) => proxyHeader.test(name));
}
