import type { FastifyRequest } from 'fastify';

/** The path as written, also of a request line with a whole URL. */
export const rawPathOf = ({ url }: Pick<FastifyRequest, 'url'>): string =>
  url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/)[0] || '/';

/** Whether a page of the web app may be the answer. */
export const isPageRequest = (request: FastifyRequest, path: string): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !/^\/(api|assets|media|qa)(\/|$)|^\/dev\/mailbox/.test(path) &&
  !wantsJsonOnly(request.headers.accept ?? '');

/** Link previews and command lines name no media type, and get the page as well. */
const wantsJsonOnly = (accept: string): boolean => /^\s*application\/json\s*(;[^,]*)?$/i.test(accept);

/** Whether a browser navigates to a page: only then is HTML asked for by name. */
export const isNavigation = (request: FastifyRequest, path: string): boolean =>
  isPageRequest(request, path) && /\btext\/html\b/i.test(request.headers.accept ?? '');

/** Node takes the first of two Host lines; RFC 9112 asks for a 400, since a proxy may take the other one. */
export const hasTwoHosts = ({ raw }: Pick<FastifyRequest, 'raw'>): boolean =>
  raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;
