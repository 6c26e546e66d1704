import { isIP } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Config } from '../lib/config.ts';
import { isLocalName } from '../lib/network.ts';
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

/** The path as written, also of a request line with a whole URL. */
export const rawPathOf = ({ url }: Pick<FastifyRequest, 'url'>): string =>
  url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/)[0] || '/';

/** Whether a page of the web app may be the answer. */
export const isPageRequest = (request: FastifyRequest, path: string): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !/^\/(api|assets|media|qa)(\/|$)|^\/dev\/mailbox/.test(path) &&
  !wantsJsonOnly(request.headers.accept ?? '');

/** Link previews and command lines name no media type, and get the page as well. */
const wantsJsonOnly = (accept: string): boolean => /^\s*application\/json\s*(;[^,]*)?$/i.test(accept);

/** Whether a browser navigates to a page: only then is HTML asked for by name. */
export const isNavigation = (request: FastifyRequest, path: string): boolean =>
  isPageRequest(request, path) && /\btext\/html\b/i.test(request.headers.accept ?? '');

/** Node takes the first of two Host lines; RFC 9112 asks for a 400, since a proxy may take the other one. */
export const hasTwoHosts = ({ raw }: Pick<FastifyRequest, 'raw'>): boolean =>
  raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;

const [cookieName, secureCookieName] = ['vaya-device', '__Host-vaya-device'];
const [plainCookie, secureCookie] = [
  /(?:^|;)\s*vaya-device=([\w.-]{1,3000})\s*(?:;|$)/,
  /(?:^|;)\s*__Host-vaya-device=([\w.-]{1,3000})\s*(?:;|$)/,
];

/** The signed device cookie. It only selects rate limits (accounts/known-device.ts); it authorises nothing. */
export const deviceIn = (cookies = ''): string | null =>
  (secureCookie.exec(cookies) ?? plainCookie.exec(cookies))?.[1] ?? null;

export function cookieOf(device: string, { seconds, publicUrl }: { seconds: number; publicUrl: string }): string {
  const isSecure = new URL(publicUrl).protocol === 'https:';
  // Browsers accept the prefix __Host- only with Secure and Path=/.
  const [cookie, path, ending] = isSecure ? [secureCookieName, '/', '; Secure'] : [cookieName, '/api', ''];
  return `${cookie}=${device}; Max-Age=${seconds}; Path=${path}; HttpOnly; SameSite=Strict${ending}`;
}

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
