import type { FastifyRequest } from 'fastify';

/** Whether somebody looks for a page there. */
export const isPage = (request: FastifyRequest, path: string): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !/^\/(api|assets|media)(\/|$)|^\/dev\/mailbox/.test(path) &&
  !wantsJsonAlone(request.headers.accept ?? '');

/** Link previews and command lines name no kind of content, and are shown the page as well. */
const wantsJsonAlone = (accept: string): boolean => /^\s*application\/json\s*(;[^,]*)?$/i.test(accept);

/** Whether a person looks at what comes: only a browser that opens a page asks for HTML by its name. */
export const isLookedAt = (request: FastifyRequest, path: string): boolean =>
  isPage(request, path) && /\btext\/html\b/i.test(request.headers.accept ?? '');
