import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodType, z } from 'zod';
import { errorBody } from '#contract/errors.ts';
import type { Language } from '#contract/language.ts';
import { idempotencyKeyHeader, ifMatchHeader, type ParamsIn, type SchemaOf } from '#contract/route.ts';
import { type RouteName, routes, type WireOf } from '#contract/routes.ts';
import type { Actor } from '../db/idempotency.ts';
import { DomainError } from '../lib/errors.ts';
import { preferredLanguage } from '../lib/texts.ts';
import { type Access, type SignedIn, tokenOf } from './access.ts';
import { type Parts, withParts } from './multipart.ts';
import { CachedReply, StreamedFile, WithCookie, WrittenReply } from './replies.ts';
import { clientAddress, deviceIn, isLocal } from './request.ts';

/** The request, as a handler sees it. */
interface Call<Wire, Params extends ZodType, Allowed extends Access> {
  /** The session of the caller, on every route that is not for anyone. */
  signedIn: WhereSigned<Allowed, SignedIn>;
  /** The caller as the actor of audit entries. */
  actor: WhereSigned<Allowed, Actor>;
  body: z.output<SchemaOf<Wire, 'body'>>;
  params: z.output<Params>;
  query: z.output<SchemaOf<Wire, 'query'>>;
  /** The parts of a multipart form, on a route that takes them. */
  parts: Parts;
  language: Language;
  /** The normalised client address, the key of throttles. */
  address: string;
  isLocal: boolean;
  /** Value of the device cookie. */
  device: string | null;
  agent: string;
  token: string | null;
  idempotencyKey: string | null;
  /** The version of If-Match; -1, which no record has, where it is no number. */
  ifMatch: number | null;
}

type WhereSigned<Allowed extends Access, Value> = Allowed extends 'anyone'
  ? null
  : Allowed extends 'optional'
    ? Value | null
    : Value;

interface Binding<Wire, Params extends ZodType, Allowed extends Access> {
  summary: string;
  access: Allowed;
  body?: SchemaOf<Wire, 'body'>;
  params?: Params;
  query?: SchemaOf<Wire, 'query'>;
  /** Reads a multipart form instead of a body. */
  takesParts?: true;
  reply: SchemaOf<Wire, 'answer'>;
  requestsPerMinute?: number;
  changesBlog?: true;
  answersUnderLoad?: true;
  /** Lets any cache keep the response. */
  publicSeconds?: number;
  handle(
    call: Call<Wire, Params, Allowed>,
  ): Promise<Replied<Wire> | WithCookie<Replied<Wire>> | WrittenReply | CachedReply | StreamedFile>;
}

type Replied<Wire> = z.input<SchemaOf<Wire, 'answer'>>;

/** Every part of the contract must be bound by the schema that types its clients. */
type Demanded<Wire, InPath> = Pick<Wire, keyof Wire & ('query' | 'body')> &
  (Wire extends { isForm: true } ? { takesParts: true } : { takesParts?: never }) &
  (unknown extends InPath ? { params?: never } : { params: ZodType<InPath> }) &
  (Wire extends { needsSession: true }
    ? unknown
    : Wire extends { takesSession: true }
      ? { access: 'optional' }
      : { access: 'anyone' });

/** Binds a route of the contract: schemas, access, limits and the service call. */
export function bind<Name extends RouteName, Params extends ZodType, const Allowed extends Access>(
  app: FastifyInstance,
  name: Name,
  binding: Binding<WireOf<Name>, Params, Allowed> & Demanded<WireOf<Name>, ParamsIn<(typeof routes)[Name]['path']>>,
): void {
  const { summary, access, body, params, query, reply, takesParts, requestsPerMinute, publicSeconds, handle } = binding;
  const { changesBlog, answersUnderLoad } = binding;
  const { method, path } = routes[name];
  app.route({
    method,
    url: path,
    ...(access !== 'anyone' && { bodyLimit: maxSignedInBytes }),
    schema: {
      operationId: name,
      summary,
      tags: [path.split('/')[1] ?? ''],
      ...(access !== 'anyone' && { security: securityOf(access) }),
      ...(takesParts && { consumes: ['multipart/form-data'] }),
      ...(body && { body }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      response: { 200: reply, '4xx': errorBody, '5xx': errorBody },
    },
    config: {
      access,
      ...(requestsPerMinute && { requestsPerMinute }),
      ...(changesBlog && { changesBlog }),
      ...(answersUnderLoad && { answersUnderLoad }),
      ...(takesParts && { takesParts }),
    },
    handler: async (request, response) => {
      const call = callOf<WireOf<Name>, Params, Allowed>(request);
      const answer = takesParts
        ? await withParts(request, response, (parts) => handle({ ...call, parts }))
        : await handle({ ...call, parts: noParts });
      if (publicSeconds) response.headers(cacheFor(publicSeconds));
      if (answer instanceof WithCookie || answer instanceof StreamedFile) return answer.send(response);
      return answer instanceof WrittenReply || answer instanceof CachedReply ? answer.send(request, response) : answer;
    },
  });
}

/** Roles as scopes; an empty requirement in OpenAPI means that no session is needed. */
const securityOf = (access: Exclude<Access, 'anyone'>) =>
  access === 'optional' ? [{}, { signIn: [] }] : [{ signIn: access === 'session' ? [] : access }];

/** Trips and configurations are long. Callers without a session send forms only, which have the limit of the app. */
const maxSignedInBytes = 1_000_000;

const noParts: Parts = { texts: {}, file: null };

const cacheFor = (seconds: number) => ({ 'Cache-Control': `public, max-age=${seconds}`, Vary: 'Accept-Language' });

const callOf = <Wire, Params extends ZodType, Allowed extends Access>(
  request: FastifyRequest,
): Omit<Call<Wire, Params, Allowed>, 'parts'> => ({
  ...(callerOf(request) as Pick<Call<Wire, Params, Allowed>, 'signedIn' | 'actor'>),
  body: request.body as Call<Wire, Params, Allowed>['body'],
  params: request.params as Call<Wire, Params, Allowed>['params'],
  query: request.query as Call<Wire, Params, Allowed>['query'],
  language: preferredLanguage(request.headers['accept-language']),
  address: clientAddress(request),
  isLocal: isLocal(request),
  device: deviceIn(request.headers.cookie),
  agent: request.headers['user-agent'] ?? '',
  token: tokenOf(request),
  idempotencyKey: keyIn(request),
  ifMatch: versionIn(request),
});

const callerOf = (request: FastifyRequest): { signedIn: SignedIn | null; actor: Actor | null } => ({
  signedIn: request.signedIn,
  actor: request.signedIn && actorOf(request.signedIn, keyIn(request)),
});

const actorOf = ({ accountId, username }: SignedIn, key: string | null): Actor => ({
  username,
  key: key && `${accountId} ${key}`,
});

function keyIn({ headers }: FastifyRequest): string | null {
  const header = headers[idempotencyKeyHeader.toLowerCase()];
  if (header === undefined) return null;
  if (typeof header === 'string' && /^[\w.:-]{8,128}$/.test(header)) return header;
  throw new DomainError(400, 'malformed', keyShape);
}

function versionIn({ headers }: FastifyRequest): number | null {
  const header = headers[ifMatchHeader.toLowerCase()];
  if (header === undefined || header === '*') return null;
  const [, digits] = /^(?:W\/)?"?(\d{1,15})"?$/.exec(String(header)) ?? [];
  return digits === undefined ? -1 : Number(digits);
}

const keyShape = {
  en: 'An Idempotency-Key has 8 to 128 letters, digits, dots, colons, dashes or underscores.',
  tr: 'Idempotency-Key 8 ile 128 arasında harf, rakam, nokta, iki nokta, tire ve alt çizgi alır.',
};
