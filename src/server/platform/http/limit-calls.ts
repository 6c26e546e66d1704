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
    /** Whether it changes what a blog shows. Its pages are then rendered again, so an account may do it `changesAMinute` times. */
    changesBlog?: true;
  }
  interface FastifyInstance {
    limitCall: Limit;
    /** Counts what was looked for in vain. Whoever has done so too often is refused before anything is looked for. */
    limitMisses: <Found>(request: FastifyRequest, find: () => Promise<Found | null>) => Promise<Found | null>;
  }
}

const changesAMinute = 60;

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
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  });
  const limitTo = (max: number): Limit => app.rateLimit({ max }).bind(app);
  const limitAll = limitTo(requestsAMinute);
  const ownLimits = new Map<string, Limit>();
  app.addHook('onRoute', ({ method, url, config }) => {
    if (areCallsLimited && config?.callsAMinute && method !== 'HEAD')
      ownLimits.set(`${method} ${url}`, limitTo(config.callsAMinute));
  });
  const countChange = app.createRateLimit({
    max: changesAMinute,
    keyGenerator: ({ signedIn }) => signedIn?.accountId ?? '',
  });
  app.addHook('preHandler', async (request) => {
    if (!areCallsLimited || !request.routeOptions.config.changesBlog) return;
    const count = await countChange(request);
    if (!count.isAllowed && count.isExceeded) throw tooMany(count.ttl);
  });
  app.decorate('limitCall', limitAll);
  app.decorate('limitMisses', missesUpTo(app, requestsAMinute));
  app.addHook('onRequest', async (request, reply) => {
    const { url } = request.routeOptions;
    if (request.is404 || url === undefined) await limitAll(request, reply);
    else if (url.startsWith('/api/'))
      await (ownLimits.get(`${reading(request.method)} ${url}`) ?? limitAll)(request, reply);
  });
}

function missesUpTo(app: FastifyInstance, max: number): FastifyInstance['limitMisses'] {
  const count = app.createRateLimit({ max });
  return async (request, find) => {
    const before = await count(request, { increment: false });
    if (!before.isAllowed && before.remaining === 0) throw tooMany(before.ttl);
    const found = await find();
    if (found === null) await count(request);
    return found;
  };
}

const tooMany = (milliseconds: number): TooMany =>
  new TooMany(texts.tooManyRequests, 'tooManyRequests', Math.max(1, Math.ceil(milliseconds / 1000)));

const reading = (method: string): string => (method === 'HEAD' ? 'GET' : method);
