import type { z } from 'zod';
import { type RouteName, routes, type WireOf } from '#contract/features.ts';
import { idempotencyKeyHeader, ifMatchHeader } from '#contract/headers.ts';
import type { ParamsIn, Route, SchemaOf, SentBy } from '#contract/route.ts';
import type { Session } from '#contract/session.ts';
import { answers } from './answers/answers.ts';
import { read, type Schema } from './answers/reading.ts';
import { authorization } from './authorization.ts';
import { client, isSuccess, noResponse } from './client.ts';

/** What goes with a request by a route, as the table of routes has it. */
type Asked<Name extends RouteName> = Given<SentBy<WireOf<Name>>> &
  (unknown extends PathParams<Name> ? unknown : { params: PathParams<Name> }) &
  (WireOf<Name> extends { isForm: true } ? { form: FormData } : unknown) &
  (WireOf<Name> extends { isSigned: true } ? Pick<Session, 'token'> & Partial<Session> : unknown) &
  (WireOf<Name> extends { maySign: true } ? Partial<Session> : unknown) &
  (WireOf<Name> extends { isOnce: true } ? { attemptKey: string } : unknown) &
  (WireOf<Name> extends { isVersioned: true } ? { version?: number | undefined } : unknown);

type AnswerTo<Name extends RouteName> = (typeof routes)[Name] extends { answersFile: true }
  ? Blob
  : Name extends keyof typeof answers
    ? z.output<(typeof answers)[Name]>
    : z.output<SchemaOf<WireOf<Name>, 'answer'>>;

type PathParams<Name extends RouteName> = ParamsIn<(typeof routes)[Name]['path']>;

/** A query may also come as the parameters of an address. */
type Given<Sent> = Omit<Sent, 'query'> &
  (Sent extends { query: infer Query } ? { query: Query | URLSearchParams } : unknown);

/** How a call is made: it is given up when its signal says so, and a status may be an answer of its own. */
interface Manner<Other> {
  signal?: AbortSignal;
  /** Whether it reaches the server though the page that makes it is left at once. */
  isLasting?: boolean;
  instead?: Readonly<Record<number, Other>>;
}

const requestTimeoutMs = 30_000;
const transferTimeoutMs = 300_000;

/** Asks the server by the name of a route. What is turned down rejects with the server's words. */
export async function ask<Name extends RouteName, const Other = never>(
  name: Name,
  asked: Asked<Name> & Manner<Other>,
): Promise<AnswerTo<Name> | Other> {
  const { params = {}, query, body, form, instead = {}, signal, isLasting, ...caller }: Request<Other> = asked;
  const { method, path, answersFile }: Route = routes[name];
  const { status, data } = await client.request<AnswerTo<Name>>({
    method,
    url: filled(path, params),
    params: query,
    data: form ?? body,
    headers: headersOf(caller),
    validateStatus: (status) => isSuccess(status) || status in instead,
    timeout: form || answersFile ? transferTimeoutMs : requestTimeoutMs,
    ...(signal && { signal }),
    ...(answersFile && { responseType: 'blob' }),
    ...(isLasting && { adapter: 'fetch', fetchOptions: { keepalive: true } }),
  });
  const other = instead[status];
  if (other !== undefined) return other;
  const schema: Schema<AnswerTo<Name>> | undefined = Reflect.get(answers, name);
  return schema ? (read(schema, data) ?? Promise.reject(noResponse)) : data;
}

/** The same without its types: a route has some of it, and none has all. */
interface Request<Other> extends Manner<Other>, Partial<Session> {
  params?: Readonly<Record<string, string>>;
  query?: Record<string, string> | URLSearchParams | undefined;
  body?: unknown;
  form?: FormData;
  attemptKey?: string;
  version?: number | undefined;
}

/** What a person typed cannot leave its segment. */
const filled = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const headersOf = ({ token, attemptKey, version, currentBlog = null }: Request<unknown>) => ({
  ...(token !== undefined && authorization({ token, currentBlog })),
  ...(attemptKey !== undefined && { [idempotencyKeyHeader]: attemptKey }),
  ...(version !== undefined && { [ifMatchHeader]: `"${version}"` }),
});
