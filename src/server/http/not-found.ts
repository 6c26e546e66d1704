import type { FastifyReply, FastifyRequest } from 'fastify';
import { routes } from '#contract/routes.ts';
import { say } from '#rules/say.ts';
import type { Platform } from '../db/platform.ts';
import { preferredLanguage, texts } from '../lib/texts.ts';
import { send } from './error-handler.ts';
import { isPageRequest, rawPathOf } from './request-path.ts';
import { preflightHeaders } from './security-headers.ts';
import { sendMissingPage, sendPage } from './web.ts';
import { isKnownPage } from './web-pages.ts';

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
