import { randomUUID } from 'node:crypto';
import { ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#contract/errors.ts';
import type { Config } from '../config.ts';
import { DomainError } from '../errors.ts';
import { texts } from '../texts.ts';
import { handleError } from './error-handler.ts';
import { isPage } from './is-page.ts';
import { rawPathOf } from './raw-path-of.ts';
import { sendPage } from './web.ts';

const lingering = 1_000;

/**
 * Answers what the router cannot read, which passes no hook: an address with a broken percent sign, a name that is too
 * long. Whoever looks for a page there is shown one.
 */
export async function refuseAddress(
  failure: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, config }: { headers: Record<string, string>; config: Config },
): Promise<void> {
  reply.headers(headers).header('X-Request-Id', request.id);
  const refusal = await request.server.limitCall(request, reply).then(
    () => failure,
    (limit: FastifyError) => limit,
  );
  if (refusal === failure && isPage(request, rawPathOf(request))) sendPage(reply.code(404), config);
  else handleError(refusal, request, reply);
}

/** A request names one Host (RFC 9112, 3.2). Node would refuse one without by an answer that carries no headers. */
export const refuseUnclearHost = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, next) => {
    const isWithout = request.raw.httpVersion === '1.1' && !request.headers.host;
    const isUnclear = isWithout || hasTwoHosts(request.raw.rawHeaders);
    next(isUnclear ? new DomainError(400, 'malformed', texts.malformed) : undefined);
  });
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
};

/** Names and values by turns, as they came. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0);
  return names.filter((name) => name.length === 4 && name.toLowerCase() === 'host').length > 1;
}

/** Answers what is no HTTP, or more of it than Node takes. There is no request yet, so the bytes are written by hand. */
export function refuseConnection(
  app: FastifyInstance,
  failure: ConnectionError,
  socket: Socket,
  headers: object,
): void {
  if (socket.writableEnded) return;
  if (failure.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
    socket.destroy();
    return;
  }
  const status = statuses[failure.code] ?? 400;
  const id = randomUUID();
  socket.end(answer(status, { ...headers, 'X-Request-Id': id }));
  setTimeout(() => socket.destroy(), lingering).unref();
  app.log.info({ reqId: id, reason: failure.code, res: { statusCode: status } }, 'a request could not be read');
}

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** What has begun to leave cannot be followed by another answer. */
const isAnswering = (socket: Socket): boolean =>
  '_httpMessage' in socket && socket._httpMessage instanceof ServerResponse && socket._httpMessage.headersSent;

function answer(status: number, headers: object): string {
  const isTooLarge = status === 431 || status === 413;
  const body: ErrorBody = isTooLarge
    ? { message: texts.tooLarge.en, code: 'tooLarge' }
    : { message: texts.malformed.en, code: 'malformed' };
  const text = JSON.stringify(body);
  const lines = Object.entries({
    ...headers,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n');
}
