import { isIP } from 'node:net';
import { z } from 'zod';
import type { Config } from './config.ts';

/** Whether a host, as a setting or an address names it, is this machine and nothing else. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host);

/** Also true for names below localhost, which browsers resolve to this machine. */
export const isLocalName = (host: string): boolean => isLoopback(host.replace(/^([\w-]+\.)+(?=localhost$)/i, ''));

/** The setting that exposes the server to other machines, and the host under which they reach it. */
export interface Exposure {
  setting: string;
  host: string;
}

export function exposureOf({ host, publicUrl, trustProxy }: Config): Exposure | null {
  if (!isLoopback(host)) return { setting: `HOST=${host}`, host };
  const { hostname } = new URL(publicUrl);
  if (!isLocalName(hostname)) return { setting: `PUBLIC_URL=${publicUrl}`, host: hostname };
  return trustProxy === false ? null : { setting: `TRUST_PROXY=${trustProxy}`, host };
}

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
