import { isIP } from 'node:net';
import { z } from 'zod';

/** TRUST_PROXY: off, a hop count, or a list of CIDR ranges. */
export type TrustProxy = false | number | string[];

export const trustProxyProblem =
  'must be off, a number of proxies (1 to 9), or their networks such as loopback,10.0.0.0/8; "on" would let everybody choose an address';

/** Returns null for any other text. */
export function parseTrustProxy(text: string): TrustProxy | null {
  if (text === 'off') return false;
  if (/^[1-9]$/.test(text)) return Number(text);
  const networks = text.split(',').map((network) => network.trim());
  return networks.every(isNetwork) ? networks : null;
}

const named = ['loopback', 'linklocal', 'uniquelocal'];
/** A network of some addresses: /0 would trust every client. */
const subnet = z.union([z.cidrv4(), z.cidrv6()]).refine((text) => !text.endsWith('/0'));

const isNetwork = (text: string): boolean => named.includes(text) || isIP(text) !== 0 || subnet.safeParse(text).success;

/** The option of Fastify, which does not count proxies by itself. */
export const trusting = (trust: TrustProxy): false | string[] | ((address: string, hop: number) => boolean) =>
  typeof trust === 'number' ? (_address, hop) => hop < trust : trust;
