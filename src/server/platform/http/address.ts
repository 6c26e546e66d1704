import { normalizeIP } from '@fastify/rate-limit';

/** Addresses of clients that came of late: to normalise one costs as much as a third of a small answer. */
const known = new Map<string, string>();
const mostKnown = 10_000;

/** One key for a client: IPv4 in one spelling, IPv6 by its /64 network, within which a client has every address. */
export function normalAddress(ip: string): string {
  const before = known.get(ip);
  if (before !== undefined) return before;
  const normal = normalizeIP(ip);
  if (known.size >= mostKnown) known.clear();
  known.set(ip, normal);
  return normal;
}
