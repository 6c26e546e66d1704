import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#contract/errors.ts';
import type { Language } from '#contract/language.ts';
import { sayProblem } from '#rules/problems.ts';
import { say } from '#rules/say.ts';
import { stayLabelOf } from '#rules/stay-labels.ts';
import { DatabaseUnavailable } from '../db/database-unavailable.ts';
import { DomainError, InvalidFields, Unavailable } from '../lib/errors.ts';
import { preferredLanguage, texts } from '../lib/texts.ts';
import { sendTroublePage } from './plain-page.ts';
import { isNavigation, rawPathOf } from './request-path.ts';
import { fieldMessages, InvalidInput } from './validation.ts';

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
export const send = (reply: FastifyReply, status: number, body: ErrorBody): FastifyReply =>
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
