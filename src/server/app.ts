import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { features } from './features.ts';
import { guardRoutes } from './platform/http/access.ts';
import { apiDocument, apiPageRoutes } from './platform/http/api-page.ts';
import { handleError } from './platform/http/error-handler.ts';
import { limitCalls } from './platform/http/limit-calls.ts';
import { standardOutput } from './platform/http/line-writer.ts';
import { readsParts } from './platform/http/multipart.ts';
import { handleUnknown } from './platform/http/not-found.ts';
import { refuseFirst } from './platform/http/refuse-first.ts';
import { type LogOutput, OneLineARequest, serializers } from './platform/http/request-log.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { shedLoad } from './platform/http/shed-load.ts';
import { refuseAddress, refuseConnection, refuseUnclearHost } from './platform/http/unreadable.ts';
import { serializerCompiler, validatorCompiler } from './platform/http/validation.ts';
import { warnOfProxy } from './platform/http/warn-of-proxy.ts';
import { webRoutes } from './platform/http/web.ts';
import type { Platform } from './platform/platform.ts';
import { trusting } from './platform/trust-proxy.ts';
import { authenticate } from './session/session.service.ts';

export interface AppOptions {
  /** Requests a minute for one address; a bench or a fuzz test that is one address wants more. */
  requestsAMinute?: number;
  /** Whether single routes have tighter limits of their own. */
  areCallsLimited?: boolean;
  /** How late timers may be before calls are turned away, in milliseconds; 0 where a busy machine is no fault. */
  longestDelay?: number;
  /** Milliseconds in which nothing of a connection moves, to us or from us, until it is let go. */
  longestSilence?: number;
  logTo?: LogOutput;
}

/** The whole server, put together from the list of features. Whoever calls this listens and closes. */
export async function buildApp(platform: Platform, options: AppOptions = {}): Promise<FastifyInstance> {
  const output = options.logTo ?? standardOutput();
  const lines = new OneLineARequest(platform, output);
  const headers = securityHeaders(platform.config);
  const app: FastifyInstance = Fastify({
    bodyLimit: 64_000,
    trustProxy: trusting(platform.config.trustProxy),
    logger: { level: platform.config.logLevel, stream: output, serializers },
    logController: lines,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
    connectionTimeout: options.longestSilence ?? 120_000,
    http: { requireHostHeader: false },
    frameworkErrors: (failure, request, reply) => {
      reply.raw.on('finish', () => lines.requestCompleted(null, request, reply));
      void refuseAddress(failure, request, reply, { headers, config: platform.config });
    },
    clientErrorHandler: (failure, socket) => refuseConnection(app, failure, socket, headers),
  });
  app.addHook('onClose', async () => lines.tellTurnedAway());
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((request, reply) => handleUnknown(platform, request, reply));
  warnOfProxy(app, platform.config.trustProxy);
  const shedding = await protect(app, headers, options);
  refuseFirst(app, { shedding, headers, count: () => lines.countTurnedAway() });
  guardRoutes(app, (token) => authenticate(platform, token));
  await apiDocument(app);
  await readsParts(app, platform.config.dataDir);
  await app.register(
    async (api) => {
      for (const feature of features) feature.routes?.(api, platform);
      apiPageRoutes(api);
    },
    { prefix: '/api' },
  );
  for (const feature of features) feature.pages?.(app, platform);
  await webRoutes(app);
  return app;
}

async function protect(app: FastifyInstance, headers: Record<string, string>, options: AppOptions) {
  const { requestsAMinute = 300, areCallsLimited = true } = options;
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(headers).header('X-Request-Id', request.id);
    next();
  });
  letGoWhenClosing(app);
  const shedding = await shedLoad(app, options.longestDelay);
  await limitCalls(app, { requestsAMinute, areCallsLimited });
  refuseUnclearHost(app);
  return shedding;
}

/** Whoever is still answered while the server stops is told not to keep the connection. */
function letGoWhenClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (isClosing) reply.header('Connection', 'close');
    next();
  });
}
