import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Platform } from '#server/db/platform.ts';
import { isLocal } from '#server/http/request.ts';
import { Forbidden, NotFound } from '#server/lib/errors.ts';
import { exposureOf } from '#server/lib/network.ts';

/** The workbench has no sign-in: only this machine or the confirmed host may read it, and only its own pages may write. */
export function guardWorkbench(qa: FastifyInstance, { config }: Pick<Platform, 'config'>): void {
  const isForThisMachine = exposureOf(config) === null;
  qa.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: 'anyone', requestsPerMinute: 100_000 };
    route.schema = { ...route.schema, hide: true };
  });
  qa.addHook('onRequest', async (request) => {
    if (isForThisMachine && !isLocal(request)) throw new NotFound();
    if (request.method !== 'GET' && request.method !== 'HEAD' && isFromElsewhere(request)) throw new Forbidden();
  });
}

/** Whether a page of another origin sent the request. Browsers that send no Sec-Fetch-Site send Origin. */
function isFromElsewhere({ headers }: FastifyRequest): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  return origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host);
}
