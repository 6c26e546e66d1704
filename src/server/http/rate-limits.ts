import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TooMany } from '../lib/errors.ts';
import { texts } from '../lib/texts.ts';
import { clientAddress } from './request.ts';

type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A limit of this route for each client address, in place of the limit of all other routes together. */
    requestsPerMinute?: number;
    /** Counts towards the changes of its blog that an account may make, since its pages are rendered again. */
    changesBlog?: true;
  }
  interface FastifyInstance {
    limitRequest: Limit;
    /** A limit of its own for each client address. */
    limitTo: (requestsPerMinute: number) => Limit;
    /** Counts look-ups that find nothing. A client with too many of them is refused before the next look-up. */
    limitMisses: <Found>(request: FastifyRequest, find: () => Promise<Found | null>) => Promise<Found | null>;
  }
}

const blogChangesPerMinute = 60;
/** Addresses that each limit remembers. */
const cache = 20_000;

/**
 * Counts each API request and each unknown address, before anything else is looked at. The matched route decides,
 * never the text of the address, which has many spellings.
 */
export async function limitRates(app: FastifyInstance, requestsPerMinute: number): Promise<void> {
  const isLimited = Number.isFinite(requestsPerMinute);
  await app.register(rateLimit, {
    global: false,
    timeWindow: 60_000,
    keyGenerator: clientAddress,
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  });
  const limitTo = (max: number): Limit => (isLimited ? app.rateLimit({ max, cache }).bind(app) : async () => {});
  const limitAll = limitTo(requestsPerMinute);
  const routeLimits = new Map<string, Limit>();
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.requestsPerMinute && method !== 'HEAD')
      routeLimits.set(`${method} ${url}`, limitTo(config.requestsPerMinute));
  });
  app.addHook('onRequest', async (request, reply) => {
    const { url = '', config } = request.routeOptions;
    // A proxy whose health check gets a 429 takes the server out of service.
    if (config.answersUnderLoad) return;
    // HEAD counts as GET.
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    if (request.is404 || url.startsWith('/api/'))
      await (routeLimits.get(`${method} ${url}`) ?? limitAll)(request, reply);
  });
  if (isLimited) limitBlogChanges(app);
  app.decorate('limitRequest', limitAll);
  app.decorate('limitTo', limitTo);
  app.decorate('limitMisses', isLimited ? missesUpTo(app, requestsPerMinute) : (_request, find) => find());
}

function limitBlogChanges(app: FastifyInstance): void {
  const count = app.createRateLimit({
    max: blogChangesPerMinute,
    keyGenerator: ({ signedIn }) => signedIn?.accountId ?? '',
  });
  app.addHook('preHandler', async (request) => {
    if (!request.routeOptions.config.changesBlog) return;
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl);
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
