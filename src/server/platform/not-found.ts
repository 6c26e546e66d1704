import type { FastifyReply, FastifyRequest } from 'fastify';
import { routes } from '#contract/routes.ts';
import { send } from './error-handler.ts';
import type { Platform } from './platform.ts';
import { preferredLanguage, textIn } from './texts.ts';
import { sendPage } from './web.ts';

/** A page that only the web app knows, a call with the wrong method, or nothing at all. */
export async function handleUnknown(
  { config }: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = request.url.split('?')[0] ?? '/';
  const language = preferredLanguage(request.headers['accept-language']);
  const isHidden = config.production && path.startsWith('/dev/');
  if (!isHidden && isPage(request, path)) return sendPage(reply);
  const allowed = path.startsWith('/api/') ? methodsAt(path.slice('/api'.length)) : [];
  if (allowed.length === 0) {
    return send(reply, 404, { message: textIn(language, 'notFound'), code: 'notFound' });
  }
  reply.header('Allow', allowed.join(', '));
  return send(reply, 405, { message: textIn(language, 'methodNotAllowed'), code: 'methodNotAllowed' });
}

const isPage = (request: FastifyRequest, path: string): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !/^\/(api|assets|media)(\/|$)|^\/dev\/mailbox/.test(path) &&
  (request.headers.accept ?? '').includes('text/html');

const methodsAt = (path: string): string[] =>
  Object.values(routes)
    .filter((route) => new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`).test(path))
    .map(({ method }) => method);
