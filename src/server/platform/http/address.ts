import { normalizeIP } from '@fastify/rate-limit';

/** One key for a client: IPv4 in one spelling, IPv6 by its /64 network, within which a client has every address. */
export const normalAddress = (ip: string): string => normalizeIP(ip);
