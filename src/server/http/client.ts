import { isIP } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isLocalName } from '../lib/network-exposure.ts';
import type { Secrets } from '../lib/secrets.ts';
import { dayMs } from '../lib/time.ts';

/** The key of a client for rate limits and throttles. A forwarded value that is no address counts as the proxy itself. */
export const clientAddress = ({ ip, socket }: FastifyRequest): string =>
  normalAddress(isIP(ip) === 0 ? (socket.remoteAddress ?? '') : ip);

/** Normalising an IPv6 address takes up to 70 µs. */
const normalAddresses = new LRUCache<string, string>({ max: 10_000, memoMethod: (ip) => normalizeIP(ip) });
/** Zone ids make addresses of any length, which are not cached. */
const maxLength = '0000:0000:0000:0000:0000:ffff:255.255.255.255'.length;

/** IPv4 in one spelling, IPv6 by its /64 network, within which a client has every address. */
export const normalAddress = (ip: string): string =>
  ip.length > maxLength ? normalizeIP(ip) : normalAddresses.memo(ip);

/** The network that a provider commonly assigns to one customer: /48 for IPv6. */
export const networkOf = (address: string): string => normalizeIP(address, 48);

/**
 * A pseudonymous client id for the log: the same for all requests of a client within a UTC day. Without the key it
 * cannot be traced to an address.
 */
export const clientId = (secrets: Pick<Secrets, 'hash'>, address: string, time = Date.now()): string =>
  secrets.hash('client id', `${Math.floor(time / dayMs)} ${address}`).slice(0, 10);

const proxyHeader =
  /^(forwarded|via|x-forwarded-.+|x-real-ip|(cf-connecting|true-client|fastly-client|x-client|x-cluster-client)-ip)$/;

/** Whether a request was made on this machine. Proxies add headers or speak HTTP/1.0; a DNS rebinding page sends another Host. */
export function isLocal({ headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>): boolean {
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  return isLocalName(host) && raw.httpVersion !== '1.0' && !Object.keys(headers).some((name) => proxyHeader.test(name));
}
