import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#contract/errors.ts';
import type { Language } from '#contract/language.ts';
import { routes } from '#contract/routes.ts';
import { sayProblem } from '#rules/problems.ts';
import { say } from '#rules/say.ts';
import { stayLabelOf } from '#rules/stay-labels.ts';
import { DatabaseUnavailable } from '../db/database-errors.ts';
import type { Platform } from '../db/platform.ts';
import { DomainError, InvalidFields, Unavailable } from '../lib/errors.ts';
import { preferredLanguage, texts } from '../lib/texts.ts';
import { sendTroublePage } from './plain-page.ts';
import { isNavigation, isPageRequest, rawPathOf } from './request.ts';
import { preflightHeaders } from './security-headers.ts';
import { fieldMessages, InvalidInput } from './validation.ts';
import { sendMissingPage, sendPage } from './web.ts';
import { isKnownPage } from './web-pages.ts';

/** Answers domain errors as they are. Any other error is a 500 without detail, logged with the request id. */
export function handleError(failure: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = refusalOf(failure, request);
  const language = preferredLanguage(request.headers['accept-language']);
  const fields = fieldsOf(failure, language);
  if (fields) {
    const message = Object.values(fields)[0] ?? say(texts.validation, language);
    return answer(reply, 400, { message, code: 'validation', fields });
  }
  if (known === null) {
    request.log.error({ name: failure.name, stack: failure.stack }, 'request_failed');
    return answer(reply, 500, { message: say(texts.internal, language), code: 'internal' });
  }
  if (known instanceof Unavailable)
    request.log.warn({ cause: failure.message.slice(0, 200) }, unavailableEvent(failure));
  const { retryAfterSeconds, params } = known.details;
  if (retryAfterSeconds !== undefined) reply.header('Retry-After', String(retryAfterSeconds));
  return answer(reply, known.status, { message: say(known.text, language, params), code: known.code });
}

/** A browser that navigates gets a page, every other client JSON. */
const answer = (reply: FastifyReply, status: number, body: ErrorBody): FastifyReply =>
  isNavigation(reply.request, rawPathOf(reply.request))
    ? sendTroublePage(reply.code(status), body.message)
    : send(reply, status, body);

/** A full disk, or too many open files. */
const noRoom: readonly string[] = ['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE'];
/** The client disconnected before the request was complete. */
const disconnected: readonly string[] = ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'];

function unavailableEvent(failure: FastifyError): string {
  if (failure instanceof DatabaseUnavailable) return 'database_unavailable';
  return noRoom.includes(failure.code) ? 'resources_exhausted' : 'request_unavailable';
}

/** Error bodies do not pass through the response schema of the route. */
const send = (reply: FastifyReply, status: number, body: ErrorBody): FastifyReply =>
  reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);

function fieldsOf(failure: FastifyError, language: Language): Record<string, string> | null {
  if (failure instanceof InvalidInput) return fieldMessages(failure, language);
  if (!(failure instanceof InvalidFields)) return null;
  const messages = Object.entries(failure.problems).flatMap(([field, problem]) =>
    problem ? [[field, sayProblem(problem, stayLabelOf(field, language), language)] as const] : [],
  );
  return Object.fromEntries(messages);
}

function refusalOf(failure: FastifyError, { raw }: FastifyRequest): DomainError | null {
  if (failure instanceof DomainError) return failure;
  if (failure instanceof DatabaseUnavailable || noRoom.includes(failure.code)) return new Unavailable();
  if (raw.destroyed && disconnected.includes(failure.code)) return new DomainError(400, 'malformed', texts.malformed);
  if (failure.statusCode === 413) return new DomainError(413, 'tooLarge', texts.tooLarge);
  if (failure.statusCode === 415) return new DomainError(415, 'unsupportedMedia', texts.unsupportedMedia);
  const isClientError = failure.statusCode !== undefined && failure.statusCode >= 400 && failure.statusCode < 500;
  return isClientError ? new DomainError(400, 'malformed', texts.malformed) : null;
}

/** Answers a page of the web app, 405 for a wrong method, or 404. */
export async function handleUnknown(
  { config }: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = pathOf(request);
  const language = preferredLanguage(request.headers['accept-language']);
  const isHidden = config.production && path.startsWith('/dev/');
  if (!isHidden && isPageRequest(request, path))
    return isKnownPage(path) ? sendPage(reply, config) : sendMissingPage(reply, config);
  if (config.corsOrigin !== null && isPreflight(request, path)) return reply.code(204).headers(preflightHeaders).send();
  const allowed = path.startsWith('/api/') ? methodsAt(path.slice('/api'.length)) : [];
  if (allowed.length === 0) {
    return send(reply, 404, { message: say(texts.notFound, language), code: 'notFound' });
  }
  reply.header('Allow', allowed.join(', '));
  return send(reply, 405, { message: say(texts.methodNotAllowed, language), code: 'methodNotAllowed' });
}

const isPreflight = ({ method, headers }: FastifyRequest, path: string): boolean =>
  method === 'OPTIONS' && path.startsWith('/api/') && headers['access-control-request-method'] !== undefined;

/** Decoded as the router does, which has refused what cannot be decoded. */
const pathOf = (request: FastifyRequest): string => decodeURIComponent(rawPathOf(request));

const methodsAt = (path: string): string[] =>
  Object.values(routes)
    .filter((route) => new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`).test(path))
    .map(({ method }) => method);

/** Answers what Node's HTTP parser rejects: no request exists yet, so no hook runs and no language is known. */
export const answerUnreadable =
  (headers: Record<string, string>) =>
  (failure: Error & { code: string }, socket: Socket): void => {
    if (failure.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const { status, body } = answersByCode[failure.code] ?? malformed;
    const content = JSON.stringify(body);
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(content)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${content}`);
  };

interface Answer {
  status: string;
  body: ErrorBody;
}

const malformed: Answer = { status: '400 Bad Request', body: { message: texts.malformed.en, code: 'malformed' } };

const answersByCode: Record<string, Answer> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    body: { message: texts.tooLarge.en, code: 'tooLarge' },
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    body: { message: texts.interrupted.en, code: 'malformed' },
  },
};
