import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#contract/errors.ts';
import { labelOf } from '#rules/field-labels.ts';
import { sayProblem } from '#rules/problems.ts';
import { isDatabaseAway } from './database/is-database-away.ts';
import { DomainError, InvalidFields, Unavailable } from './errors.ts';
import { type Language, preferredLanguage, textIn } from './texts.ts';
import { fieldMessages, InvalidInput } from './validation.ts';

/** Known refusals as they are; the unknown as a 500 without detail, and into the log under its request's id. */
export function handleError(failure: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = refusalOf(failure);
  const language = preferredLanguage(request.headers['accept-language']);
  const fields = fieldsOf(failure, language);
  if (fields) {
    const message = Object.values(fields)[0] ?? textIn(language, 'validation');
    return send(reply, 400, { message, code: 'validation', fields });
  }
  if (known === null) {
    request.log.error({ name: failure.name, stack: failure.stack }, 'a request failed');
    return send(reply, 500, { message: textIn(language, 'internal'), code: 'internal' });
  }
  if (known.status === 503) request.log.warn({ cause: failure.message.slice(0, 200) }, 'the database is away');
  const { retryAfterSeconds, params } = known.details;
  if (retryAfterSeconds !== undefined) reply.header('Retry-After', String(retryAfterSeconds));
  return send(reply, known.status, { message: textIn(language, known.text, params), code: known.code });
}

/** An error body has no schema of its own route to pass through. */
export const send = (reply: FastifyReply, status: number, body: ErrorBody): FastifyReply =>
  reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);

function fieldsOf(failure: FastifyError, language: Language): Record<string, string> | null {
  if (failure instanceof InvalidInput) return fieldMessages(failure.issues, language);
  if (!(failure instanceof InvalidFields)) return null;
  const said = Object.entries(failure.problems).flatMap(([field, problem]) =>
    problem ? [[field, sayProblem(problem, labelOf(field, language), language)] as const] : [],
  );
  return Object.fromEntries(said);
}

function refusalOf(failure: FastifyError): DomainError | null {
  if (failure instanceof DomainError) return failure;
  if (isDatabaseAway(failure)) return new Unavailable();
  if (failure.statusCode === 413) return new DomainError(413, 'tooLarge', 'tooLarge');
  if (failure.statusCode === 415) return new DomainError(415, 'unsupportedMedia', 'unsupportedMedia');
  const isTheirs = failure.statusCode !== undefined && failure.statusCode >= 400 && failure.statusCode < 500;
  return isTheirs ? new DomainError(400, 'malformed', 'malformed') : null;
}
