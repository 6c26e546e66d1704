import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#contract/errors.ts';
import type { Language } from '#contract/language.ts';
import { sayProblem } from '#rules/problems.ts';
import { say } from '#rules/say.ts';
import { stayLabelOf } from '#rules/stay-labels.ts';
import { DatabaseAway } from '../database/database-away.ts';
import { DomainError, InvalidFields, Unavailable } from '../errors.ts';
import { preferredLanguage, texts } from '../texts.ts';
import { isLookedAt } from './is-page.ts';
import { rawPathOf } from './raw-path-of.ts';
import { sendTroublePage } from './trouble-page.ts';
import { fieldMessages, InvalidInput } from './validation.ts';

/** Known refusals as they are; the unknown as a 500 without detail, and into the log under its request's id. */
export function handleError(failure: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = refusalOf(failure, request);
  const language = preferredLanguage(request.headers['accept-language']);
  const fields = fieldsOf(failure, language);
  if (fields) {
    const message = Object.values(fields)[0] ?? say(texts.validation, language);
    return answer(reply, 400, { message, code: 'validation', fields });
  }
  if (known === null) {
    request.log.error({ name: failure.name, stack: failure.stack }, 'a request failed');
    return answer(reply, 500, { message: say(texts.internal, language), code: 'internal' });
  }
  if (known instanceof Unavailable) request.log.warn({ cause: failure.message.slice(0, 200) }, whatIsMissing(failure));
  const { retryAfterSeconds, params } = known.details;
  if (retryAfterSeconds !== undefined) reply.header('Retry-After', String(retryAfterSeconds));
  return answer(reply, known.status, { message: say(known.text, language, params), code: known.code });
}

/** A person who has opened a page is told by one; every program by what it can read. */
const answer = (reply: FastifyReply, status: number, body: ErrorBody): FastifyReply =>
  isLookedAt(reply.request, rawPathOf(reply.request))
    ? sendTroublePage(reply.code(status), body.message)
    : send(reply, status, body);

/** The disk, or what a process may have open. */
const noRoom: readonly string[] = ['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE'];
/** Whoever sent the request has gone before it was all there. */
const brokenOff: readonly string[] = ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'];

function whatIsMissing(failure: FastifyError): string {
  if (failure instanceof DatabaseAway) return 'the database is away';
  return noRoom.includes(failure.code) ? 'there is no room' : 'this cannot be done now';
}

/** An error body has no schema of its own route to pass through. */
export const send = (reply: FastifyReply, status: number, body: ErrorBody): FastifyReply =>
  reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);

function fieldsOf(failure: FastifyError, language: Language): Record<string, string> | null {
  if (failure instanceof InvalidInput) return fieldMessages(failure, language);
  if (!(failure instanceof InvalidFields)) return null;
  const said = Object.entries(failure.problems).flatMap(([field, problem]) =>
    problem ? [[field, sayProblem(problem, stayLabelOf(field, language), language)] as const] : [],
  );
  return Object.fromEntries(said);
}

function refusalOf(failure: FastifyError, { raw }: FastifyRequest): DomainError | null {
  if (failure instanceof DomainError) return failure;
  if (failure instanceof DatabaseAway || noRoom.includes(failure.code)) return new Unavailable();
  if (raw.destroyed && brokenOff.includes(failure.code)) return new DomainError(400, 'malformed', texts.malformed);
  if (failure.statusCode === 413) return new DomainError(413, 'tooLarge', texts.tooLarge);
  if (failure.statusCode === 415) return new DomainError(415, 'unsupportedMedia', texts.unsupportedMedia);
  const isTheirs = failure.statusCode !== undefined && failure.statusCode >= 400 && failure.statusCode < 500;
  return isTheirs ? new DomainError(400, 'malformed', texts.malformed) : null;
}
