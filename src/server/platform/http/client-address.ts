import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { normalAddress } from './address.ts';

/** Whoever asks, under one address for limits and throttles alike. What a proxy passes on and is no address counts as the proxy itself, so that nobody can name his own. */
export const clientAddress = ({ ip, socket }: FastifyRequest): string =>
  normalAddress(isIP(ip) === 0 ? (socket.remoteAddress ?? '') : ip);
