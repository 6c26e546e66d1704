import type { FastifyInstance } from 'fastify';
import type { TrustProxy } from '../trust-proxy.ts';

/** Without TRUST_PROXY all clients behind a proxy share one address, and its limits. */
export function warnOfProxy(app: FastifyInstance, trustProxy: TrustProxy): void {
  if (trustProxy !== false) return;
  let isWarned = false;
  app.addHook('onRequest', (request, _reply, next) => {
    if (!isWarned && request.headers['x-forwarded-for'] !== undefined) {
      isWarned = true;
      request.log.warn({ setting: 'TRUST_PROXY' }, 'forwarded_for_ignored');
    }
    next();
  });
}
