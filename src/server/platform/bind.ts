import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodType, z } from 'zod';
import { errorBody } from '#contract/errors.ts';
import { idempotencyKeyHeader, type RouteName, routes } from '#contract/routes.ts';
import { type Access, type SignedIn, tokenOf } from './access.ts';
import { type Language, preferredLanguage } from './texts.ts';

/** What a handler may know of its request. */
export interface Call<Body, Params, Allowed extends Access> {
  /** Whose sign-in the call carries, on every route that is not for anyone. */
  signedIn: Allowed extends 'anyone' ? null : SignedIn;
  body: Body;
  params: Params;
  language: Language;
  address: string;
  token: string | null;
  idempotencyKey: string | null;
}

interface Binding<Body extends ZodType, Params extends ZodType, Reply extends ZodType, Allowed extends Access> {
  summary: string;
  access: Allowed;
  body?: Body;
  params?: Params;
  reply: Reply;
  callsAMinute?: number;
  handle(call: Call<z.output<Body>, z.output<Params>, Allowed>): Promise<z.input<Reply>>;
}

/** Binds one route of the contract: its schemas, who may call it, how often, and the one service call behind it. */
export function bind<Body extends ZodType, Params extends ZodType, Reply extends ZodType, const Allowed extends Access>(
  app: FastifyInstance,
  name: RouteName,
  { summary, access, body, params, reply, callsAMinute, handle }: Binding<Body, Params, Reply, Allowed>,
): void {
  const { method, path } = routes[name];
  app.route({
    method,
    url: path,
    schema: {
      operationId: name,
      summary,
      tags: [path.split('/')[1] ?? ''],
      ...(body && { body }),
      ...(params && { params }),
      response: { 200: reply, '4xx': errorBody, '5xx': errorBody },
    },
    config: { access, ...(callsAMinute && { rateLimit: { max: callsAMinute, timeWindow: 60_000 } }) },
    handler: async (request) => handle(callOf<z.output<Body>, z.output<Params>, Allowed>(request)),
  });
}

const callOf = <Body, Params, Allowed extends Access>(request: FastifyRequest): Call<Body, Params, Allowed> => ({
  signedIn: request.signedIn as Call<Body, Params, Allowed>['signedIn'],
  body: request.body as Body,
  params: request.params as Params,
  language: preferredLanguage(request.headers['accept-language']),
  address: request.ip,
  token: tokenOf(request),
  idempotencyKey: keyIn(request.headers[idempotencyKeyHeader.toLowerCase()]),
});

const keyIn = (header: string | string[] | undefined): string | null =>
  typeof header === 'string' && /^[\w.:-]{8,128}$/.test(header) ? header : null;
