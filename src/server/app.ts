import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { applicationRoutes } from './application/application.routes.ts';
import { backOfficeRoutes } from './back-office/back-office.routes.ts';
import { ledgerRoutes } from './back-office/ledgers.routes.ts';
import { bankDetailsRoutes } from './bank-details/bank-details.routes.ts';
import { discoveryRoutes } from './discovery/discovery.routes.ts';
import { emailVerificationRoutes } from './email-verification/email-verification.routes.ts';
import { healthRoutes } from './health/health.routes.ts';
import { mailboxRoutes } from './mail/mailbox.routes.ts';
import { mediaRoutes } from './media/media.routes.ts';
import { passwordRoutes } from './password/password.routes.ts';
import { guardRoutes } from './platform/access.ts';
import { apiDocument, apiPageRoutes } from './platform/api-page.ts';
import { handleError } from './platform/error-handler.ts';
import { TooMany } from './platform/errors.ts';
import { readsForms, readsParts } from './platform/multipart.ts';
import { handleUnknown } from './platform/not-found.ts';
import type { Platform } from './platform/platform.ts';
import { OneLineARequest, serializers } from './platform/request-log.ts';
import { securityHeaders } from './platform/security-headers.ts';
import { serializerCompiler, validatorCompiler } from './platform/validation.ts';
import { webRoutes } from './platform/web.ts';
import { referenceDataRoutes } from './reference-data/reference-data.routes.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { authenticate } from './session/session.service.ts';
import { shortlistRoutes } from './shortlist/shortlist.routes.ts';
import { sponsorRoutes } from './sponsor/sponsor.routes.ts';

export interface AppOptions {
  /** Requests a minute for one address; a bench or a fuzz test that is one address wants more. */
  requestsAMinute?: number;
  /** Whether single routes have tighter limits of their own. */
  areCallsLimited?: boolean;
  logTo?: { write(line: string): void };
}

/** The whole server, put together by an explicit list. Whoever calls this listens and closes. */
export async function buildApp(platform: Platform, options: AppOptions = {}): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: 1_000_000,
    trustProxy: platform.config.trustProxy,
    logger: { level: platform.config.logLevel, ...(options.logTo && { stream: options.logTo }), serializers },
    logController: new OneLineARequest(),
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((request, reply) => handleUnknown(platform, request, reply));
  await protect(app, platform, options);
  guardRoutes(app, (token) => authenticate(platform, token));
  await apiDocument(app);
  await readsParts(app);
  await app.register(async (api) => apiRoutes(api, platform), { prefix: '/api' });
  mailboxRoutes(app, platform);
  mediaRoutes(app, platform);
  await webRoutes(app);
  return app;
}

function apiRoutes(api: FastifyInstance, platform: Platform): void {
  healthRoutes(api, platform);
  sessionRoutes(api, platform);
  sponsorRoutes(api, platform);
  emailVerificationRoutes(api, platform);
  applicationRoutes(api, platform);
  api.register(async (forms) => {
    readsForms(forms);
    bankDetailsRoutes(forms, platform);
  });
  passwordRoutes(api, platform);
  backOfficeRoutes(api, platform);
  ledgerRoutes(api, platform);
  referenceDataRoutes(api);
  discoveryRoutes(api, platform);
  shortlistRoutes(api, platform);
  apiPageRoutes(api);
}

async function protect(app: FastifyInstance, { config }: Platform, options: AppOptions) {
  const { requestsAMinute = 300, areCallsLimited = true } = options;
  const headers = securityHeaders(config);
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(headers).header('X-Request-Id', request.id);
    next();
  });
  letGoWhenClosing(app);
  if (!areCallsLimited) app.addHook('onRoute', (route) => void delete route.config?.rateLimit);
  await app.register(rateLimit, {
    max: requestsAMinute,
    timeWindow: 60_000,
    cache: 20_000,
    allowList: ({ url }) => !url.startsWith('/api/'),
    errorResponseBuilder: (_request, { ttl }) =>
      new TooMany('tooManyRequests', 'tooManyRequests', Math.max(1, Math.ceil(ttl / 1000))),
  });
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
