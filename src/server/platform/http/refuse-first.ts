import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ErrorBody } from '#contract/errors.ts';
import type { Language } from '#contract/language.ts';
import { say } from '#rules/say.ts';
import { Busy } from '../errors.ts';
import { preferredLanguage } from '../texts.ts';
import type { Shedding } from './shed-load.ts';

interface Options {
  shedding: Shedding;
  headers: Record<string, string>;
  /** Is called for each that was refused. */
  count(): void;
}

/**
 * Refuses what could only wait before it is routed, by bytes that are kept: of thousands that come at once each costs half
 * as much then. What has to be looked at more closely takes the way of every request, and is refused there.
 */
export function refuseFirst(app: FastifyInstance, { shedding, headers, count }: Options): void {
  const answers = keptAnswers(headers);
  const neverShed = new Set<string>();
  let isClosing = false;
  app.addHook('onRoute', ({ url, config }) => void (config?.isNeverShed && neverShed.add(url)));
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  const isPlain = ({ url = '', headers: said }: IncomingMessage): boolean =>
    url.startsWith('/api/') && !url.includes('%') && !neverShed.has(pathOf(url)) && !isMultipart(said['content-type']);
  const [route] = app.server.listeners('request') as RequestListener[];
  app.server.removeAllListeners('request');
  app.server.on('request', (request, response) => {
    if (isClosing || !isPlain(request) || !shedding.refuses(request, response)) {
      route?.call(app.server, request, response);
      return;
    }
    answers[preferredLanguage(request.headers['accept-language'])](response);
    count();
  });
}

type Answer = (response: ServerResponse) => void;

const keptAnswers = (headers: Record<string, string>): Record<Language, Answer> => ({
  en: keptAnswer(headers, 'en'),
  tr: keptAnswer(headers, 'tr'),
});

function keptAnswer(headers: Record<string, string>, language: Language): Answer {
  const { status, code, text, details } = new Busy();
  const body: ErrorBody = { message: say(text, language), code };
  const bytes = Buffer.from(JSON.stringify(body));
  const kept = {
    ...headers,
    'Retry-After': String(details.retryAfterSeconds),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(bytes.length),
  };
  const lines = Object.entries(kept).flat();
  return (response) => void response.writeHead(status, [...lines, 'X-Request-Id', randomUUID()]).end(bytes);
}

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

/** May hold what takes its time to come; its connection is of no use afterwards. */
const isMultipart = (type = ''): boolean => /^multipart/i.test(type);
