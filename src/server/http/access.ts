import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Role } from '#contract/roles.ts';
import { Forbidden, Unauthenticated } from '../lib/errors.ts';

/** Who may call a route; every route states it. 'session' means any role, 'optional' also callers without a session. */
export type Access = 'anyone' | 'optional' | 'session' | readonly Role[];

/** The session of a request. */
export interface SignedIn {
  accountId: string;
  /** The id of the session in the database. */
  sessionHash: string;
  role: Role;
  name: string;
  username: string;
  email: string;
  lifetime: number;
}

export type Authenticate = (token: string) => Promise<SignedIn | null>;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    signedIn: SignedIn | null;
  }
}

/** Checks the access of every route before the body is read. A route without access stops the start. */
export function guardRoutes(app: FastifyInstance, authenticate: Authenticate): void {
  app.decorateRequest('signedIn', null);
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  app.addHook('onReady', async () => {
    const open = routes.find(({ config }) => config?.access === undefined);
    if (open) throw new Error(`${open.method} ${open.url} does not say who may call it.`);
  });
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (request.is404 || access === 'anyone') return;
    request.signedIn = await admit(request, access, authenticate);
  });
}

async function admit(
  request: FastifyRequest,
  access: Access | undefined,
  authenticate: Authenticate,
): Promise<SignedIn | null> {
  const token = tokenOf(request);
  if (token === null && access === 'optional') return null;
  const signedIn = token === null ? null : await authenticate(token);
  if (signedIn === null) throw new Unauthenticated();
  if (Array.isArray(access) && !access.includes(signedIn.role)) throw new Forbidden();
  return signedIn;
}

export const tokenOf = ({ headers }: FastifyRequest): string | null =>
  /^Bearer ([\w-]{20,200})$/.exec(headers.authorization ?? '')?.[1] ?? null;
