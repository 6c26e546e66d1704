import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodType, z } from 'zod';
import { errorBody } from '#contract/errors.ts';
import { idempotencyKeyHeader, type RouteName, routes } from '#contract/routes.ts';
import type { Access } from './access.ts';
import { type Language, preferredLanguage } from './texts.ts';

/** What a handler may know of its request. */
export interface Call<Body, Params> {
  body: Body;
  params: Params;
  language: Language;
  address: string;
  token: string | null;
  idempotencyKey: string | null;
}

interface Binding<Body extends ZodType, Params extends ZodType, Reply extends ZodType> {
  summary: string;
  access: Access;
  body?: Body;
  params?: Params;
  reply: Reply;
  callsAMinute?: number;
  handle(call: Call<z.output<Body>, z.output<Params>>): Promise<z.input<Reply>>;
}

/** Binds one route of the contract: its schemas, who may call it, how often, and the one service call behind it. */
export function bind<Body extends ZodType, Params extends ZodType, Reply extends ZodType>(
  app: FastifyInstance,
  name: RouteName,
  { summary, access, body, params, reply, callsAMinute, handle }: Binding<Body, Params, Reply>,
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
    handler: async (request) => handle(callOf<z.output<Body>, z.output<Params>>(request)),
  });
}

const callOf = <Body, Params>(request: FastifyRequest): Call<Body, Params> => ({
  body: request.body as Body,
  params: request.params as Params,
  language: preferredLanguage(request.headers['accept-language']),
  address: request.ip,
  token: /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1] ?? null,
  idempotencyKey: keyIn(request.headers[idempotencyKeyHeader.toLowerCase()]),
});

const keyIn = (header: string | string[] | undefined): string | null =>
  typeof header === 'string' && /^[\w.:-]{8,128}$/.test(header) ? header : null;
