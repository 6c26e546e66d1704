import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TooMany } from '../errors.ts';
import { texts } from '../texts.ts';
import { CallCounts } from './call-counts.ts';
import { clientAddress } from './client-address.ts';

type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How often one address may call this route in a minute, where that is less than everything else together. */
    callsAMinute?: number;
  }
  interface FastifyInstance {
    limitCall: Limit;
  }
}

interface Limits {
  requestsAMinute: number;
  /** Whether single routes have tighter limits of their own. */
  areCallsLimited: boolean;
}

/**
 * Counts each call of the API and each address that leads nowhere, before anything else is looked at.
 * The route decides, never the text of the address, which has many spellings.
 */
export async function limitCalls(app: FastifyInstance, { requestsAMinute, areCallsLimited }: Limits): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    timeWindow: 60_000,
    store: CallCounts,
    keyGenerator: clientAddress,
    errorResponseBuilder: (_request, { ttl }) =>
      new TooMany(texts.tooManyRequests, 'tooManyRequests', Math.max(1, Math.ceil(ttl / 1000))),
  });
  const limitTo = (max: number): Limit => app.rateLimit({ max }).bind(app);
  const limitAll = limitTo(requestsAMinute);
  const ownLimits = new Map<string, Limit>();
  app.addHook('onRoute', ({ method, url, config }) => {
    if (areCallsLimited && config?.callsAMinute && method !== 'HEAD')
      ownLimits.set(`${method} ${url}`, limitTo(config.callsAMinute));
  });
  app.decorate('limitCall', limitAll);
  app.addHook('onRequest', async (request, reply) => {
    const { url } = request.routeOptions;
    if (request.is404 || url === undefined) await limitAll(request, reply);
    else if (url.startsWith('/api/'))
      await (ownLimits.get(`${reading(request.method)} ${url}`) ?? limitAll)(request, reply);
  });
}

const reading = (method: string): string => (method === 'HEAD' ? 'GET' : method);
