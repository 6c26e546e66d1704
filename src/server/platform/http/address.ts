import { normalizeIP } from '@fastify/rate-limit';

/** Addresses of clients that came of late: to normalise one costs as much as a third of a small answer. */
const known = new Map<string, string>();
const mostKnown = 10_000;

/** Of an address in full. One with a zone may be longer, and what a stranger made long is not kept. */
const longest = '0000:0000:0000:0000:0000:ffff:255.255.255.255'.length;

/** One key for a client: IPv4 in one spelling, IPv6 by its /64 network, within which a client has every address. */
export function normalAddress(ip: string): string {
  const before = known.get(ip);
  if (before !== undefined) return before;
  const normal = normalizeIP(ip);
  if (ip.length > longest) return normal;
  if (known.size >= mostKnown) known.clear();
  known.set(ip, normal);
  return normal;
}

/** Of a client under its one key: all that somebody is commonly given together, of IPv6 a /48. */
export const networkOf = (address: string): string => normalizeIP(address, 48);
