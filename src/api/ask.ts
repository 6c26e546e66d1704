import type { z } from 'zod';
import {
  idempotencyKeyHeader,
  ifMatchHeader,
  type ParamsIn,
  type Route,
  type SchemaOf,
  type SentBy,
} from '#contract/route.ts';
import { type RouteName, routes, type WireOf } from '#contract/routes.ts';
import type { Session } from '#contract/session.ts';
import { answers } from './answers/answers.ts';
import { read, type Schema } from './answers/reading.ts';
import { authorization } from './authorization.ts';
import { isOwnServer } from './base-url.ts';
import { client, isSuccess, noResponse, nothingFound } from './client.ts';

type RequestOf<Name extends RouteName> = WithParams<SentBy<WireOf<Name>>> &
  (unknown extends PathParams<Name> ? unknown : { params: PathParams<Name> }) &
  (WireOf<Name> extends { isForm: true } ? { form: FormData } : unknown) &
  (WireOf<Name> extends { needsSession: true } ? Pick<Session, 'token'> & Partial<Session> : unknown) &
  (WireOf<Name> extends { takesSession: true } ? Partial<Session> : unknown) &
  (WireOf<Name> extends { isIdempotent: true } ? { attemptKey: string } : unknown) &
  (WireOf<Name> extends { isVersioned: true } ? { version?: number | undefined } : unknown);

type AnswerTo<Name extends RouteName> = (typeof routes)[Name] extends { answersFile: true }
  ? Blob
  : Name extends keyof typeof answers
    ? z.output<(typeof answers)[Name]>
    : z.output<SchemaOf<WireOf<Name>, 'answer'>>;

type PathParams<Name extends RouteName> = ParamsIn<(typeof routes)[Name]['path']>;

/** A query can also be given as URLSearchParams. */
type WithParams<Sent> = Omit<Sent, 'query'> &
  (Sent extends { query: infer Query } ? { query: Query | URLSearchParams } : unknown);

interface CallOptions<Other> {
  signal?: AbortSignal;
  /** Whether the request outlives its page. */
  isLasting?: boolean;
  /** Statuses that resolve, and with what. */
  resolveStatus?: Readonly<Record<number, Other>>;
}

const requestTimeoutMs = 30_000;
const transferTimeoutMs = 300_000;

/** Calls the server by the name of a route; rejects with the body of an error response. */
export async function ask<Name extends RouteName, const Other = never>(
  name: Name,
  request: RequestOf<Name> & CallOptions<Other>,
): Promise<AnswerTo<Name> | Other> {
  const {
    params = {},
    query,
    body,
    form,
    resolveStatus = {},
    signal,
    isLasting,
    ...caller
  }: UntypedRequest<Other> = request;
  const { method, path, answersFile }: Route = routes[name];
  const { status, data } = await client.request<AnswerTo<Name>>({
    method,
    url: filled(path, params),
    params: query,
    data: form ?? body,
    headers: headersOf(caller),
    validateStatus: (status) => isSuccess(status) || status in resolveStatus,
    timeout: form || answersFile ? transferTimeoutMs : requestTimeoutMs,
    ...(signal && { signal }),
    ...(answersFile && { responseType: 'blob' }),
    ...(isLasting && { adapter: 'fetch', fetchOptions: { keepalive: true } }),
  });
  const other = resolveStatus[status];
  if (other !== undefined) return other;
  const schema: Schema<AnswerTo<Name>> | undefined = Reflect.get(answers, name);
  if (!schema) return data;
  return read(schema, data) ?? Promise.reject(data ? noResponse : nothingFound);
}

/** A request whose route is not known to the compiler. */
interface UntypedRequest<Other> extends CallOptions<Other>, Partial<Session> {
  params?: Readonly<Record<string, string>>;
  query?: Record<string, string> | URLSearchParams | undefined;
  body?: unknown;
  form?: FormData;
  attemptKey?: string;
  version?: number | undefined;
}

const filled = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** Only the headers of the specification cross to another origin, whose server may refuse others. */
const headersOf = ({ token, attemptKey, version, currentBlog = null }: UntypedRequest<unknown>) => ({
  ...(token !== undefined && authorization({ token, currentBlog })),
  ...(isOwnServer && attemptKey !== undefined && { [idempotencyKeyHeader]: attemptKey }),
  ...(isOwnServer && version !== undefined && { [ifMatchHeader]: `"${version}"` }),
});
