import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodType, z } from 'zod';
import { errorBody } from '#contract/errors.ts';
import { idempotencyKeyHeader, type RouteName, routes } from '#contract/routes.ts';
import { type Access, type SignedIn, tokenOf } from './access.ts';
import { type Parts, withParts } from './multipart.ts';
import { type Language, preferredLanguage } from './texts.ts';
import { Written } from './written.ts';

/** What a handler may know of its request. */
export interface Call<Body, Params, Query, Allowed extends Access> {
  /** Whose sign-in the call carries, on every route that is not for anyone. */
  signedIn: Allowed extends 'anyone' ? null : SignedIn;
  body: Body;
  params: Params;
  query: Query;
  /** What came as parts, on a route that takes them. */
  parts: Parts;
  language: Language;
  address: string;
  token: string | null;
  idempotencyKey: string | null;
}

interface Binding<
  Body extends ZodType,
  Params extends ZodType,
  Query extends ZodType,
  Reply extends ZodType,
  Allowed extends Access,
> {
  summary: string;
  access: Allowed;
  body?: Body;
  params?: Params;
  query?: Query;
  /** Reads a multipart form instead of a body. */
  takesParts?: true;
  reply: Reply;
  callsAMinute?: number;
  /** For how long anybody may keep the answer, whoever asked. */
  publicSeconds?: number;
  handle(call: Call<z.output<Body>, z.output<Params>, z.output<Query>, Allowed>): Promise<z.input<Reply> | Written>;
}

/** Binds one route of the contract: its schemas, who may call it, how often, and the one service call behind it. */
export function bind<
  Body extends ZodType,
  Params extends ZodType,
  Query extends ZodType,
  Reply extends ZodType,
  const Allowed extends Access,
>(app: FastifyInstance, name: RouteName, binding: Binding<Body, Params, Query, Reply, Allowed>): void {
  const { summary, access, body, params, query, reply, takesParts, callsAMinute, publicSeconds, handle } = binding;
  const { method, path } = routes[name];
  app.route({
    method,
    url: path,
    schema: {
      operationId: name,
      summary,
      tags: [path.split('/')[1] ?? ''],
      ...(takesParts && { consumes: ['multipart/form-data'] }),
      ...(body && { body }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      response: { 200: reply, '4xx': errorBody, '5xx': errorBody },
    },
    config: { access, ...(callsAMinute && { rateLimit: { max: callsAMinute, timeWindow: 60_000 } }) },
    handler: async (request, response) => {
      const call = callOf<z.output<Body>, z.output<Params>, z.output<Query>, Allowed>(request);
      const answer = takesParts
        ? await withParts(request, (parts) => handle({ ...call, parts }))
        : await handle({ ...call, parts: noParts });
      if (publicSeconds) response.headers(keepFor(publicSeconds));
      return answer instanceof Written ? answer.send(request, response) : answer;
    },
  });
}

const noParts: Parts = { texts: {}, file: null };

const keepFor = (seconds: number) => ({ 'Cache-Control': `public, max-age=${seconds}`, Vary: 'Accept-Language' });

const callOf = <Body, Params, Query, Allowed extends Access>(
  request: FastifyRequest,
): Omit<Call<Body, Params, Query, Allowed>, 'parts'> => ({
  signedIn: request.signedIn as Call<Body, Params, Query, Allowed>['signedIn'],
  body: request.body as Body,
  params: request.params as Params,
  query: request.query as Query,
  language: preferredLanguage(request.headers['accept-language']),
  address: request.ip,
  token: tokenOf(request),
  idempotencyKey: keyIn(request.headers[idempotencyKeyHeader.toLowerCase()]),
});

const keyIn = (header: string | string[] | undefined): string | null =>
  typeof header === 'string' && /^[\w.:-]{8,128}$/.test(header) ? header : null;
