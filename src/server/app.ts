import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type onRequestAsyncHookHandler } from 'fastify';
import { authenticate } from './accounts/session.service.ts';
import type { Platform } from './db/platform.ts';
import { features } from './features.ts';
import { guardRoutes } from './http/access.ts';
import { apiDocument, apiPageRoutes } from './http/api-page.ts';
import { answerUnreadable, handleError, handleUnknown } from './http/error-handler.ts';
import { shedLoad } from './http/load-shedding.ts';
import { acceptParts } from './http/multipart.ts';
import { limitRates } from './http/rate-limits.ts';
import { hasTwoHosts, isPageRequest, rawPathOf } from './http/request.ts';
import { RequestLog, serializers } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { serializerCompiler, validatorCompiler } from './http/validation.ts';
import { sendMissingPage, webRoutes } from './http/web.ts';
import { DomainError } from './lib/errors.ts';
import { trusting } from './lib/network.ts';
import { texts } from './lib/texts.ts';
import { serveMetrics } from './ops/metrics.ts';

export interface AppOptions {
  /** For each client address; Infinity lifts all rate limits, for tests and benches. */
  requestsPerMinute?: number;
  /** Off in tests, which keep their own process busy. */
  shedsLoad?: boolean;
  logStream?: { write(line: string): void };
  /** Runs before all other checks of a request: by it the QA workbench provokes failures. */
  onRequest?: onRequestAsyncHookHandler;
}

/** Builds the whole server from the list of features. The caller listens and closes. */
export async function buildApp(platform: Platform, options: AppOptions = {}): Promise<FastifyInstance> {
  const { requestsPerMinute = 300, shedsLoad = true, logStream, onRequest } = options;
  const headers = securityHeaders(platform.config);
  const app: FastifyInstance = Fastify({
    bodyLimit: 64_000,
    trustProxy: trusting(platform.config.trustProxy),
    logger: { level: platform.config.logLevel, serializers, ...(logStream && { stream: logStream }) },
    logController: new RequestLog(platform.secrets),
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
    connectionTimeout: 120_000,
    clientErrorHandler: answerUnreadable(headers),
    // The router cannot read such an address, so no hook runs.
    frameworkErrors: (failure, request, reply) => {
      reply.headers({ ...headers, 'X-Request-Id': request.id });
      if (isPageRequest(request, rawPathOf(request))) sendMissingPage(reply as FastifyReply, platform.config);
      else handleError(failure, request, reply);
    },
  });
  app.server.maxConnections = 10_000;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((request, reply) => handleUnknown(platform, request, reply));
  if (platform.config.trustProxy === false) warnOfProxy(app);
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(headers).header('X-Request-Id', request.id);
    next(hasTwoHosts(request) ? new DomainError(400, 'malformed', texts.malformed) : undefined);
  });
  if (onRequest) app.addHook('onRequest', onRequest);
  closeConnectionsWhenClosing(app);
  serveMetrics(app, platform);
  if (shedsLoad) await shedLoad(app);
  await limitRates(app, requestsPerMinute);
  guardRoutes(app, (token) => authenticate(platform, token));
  await apiDocument(app);
  await acceptParts(app, platform.config.dataDir);
  await app.register(
    async (api) => {
      for (const feature of features) feature.routes?.(api, platform);
      apiPageRoutes(api);
    },
    { prefix: '/api' },
  );
  for (const feature of features) await feature.pages?.(app, platform);
  await webRoutes(app);
  return app;
}

/** Responses that are sent while the server stops end their connection. */
function closeConnectionsWhenClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (isClosing) reply.header('Connection', 'close');
    next();
  });
}

/** Without TRUST_PROXY all clients behind a proxy share one address, and its rate limits. */
function warnOfProxy(app: FastifyInstance): void {
  let isWarned = false;
  app.addHook('onRequest', (request, _reply, next) => {
    if (!isWarned && request.headers['x-forwarded-for'] !== undefined) {
      isWarned = true;
      request.log.warn({ setting: 'TRUST_PROXY' }, 'forwarded_for_ignored');
    }
    next();
  });
}
