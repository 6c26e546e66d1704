import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RenderedPage } from '#contract/blog-document.ts';
import type { BlogPage } from '#contract/blog-page.ts';
import { pages } from '#contract/pages.ts';
import { blogAddress } from '#rules/trip-address.ts';
import { partIn } from '#rules/trip-parts.ts';
import type { Platform } from '../db/platform.ts';
import { type Encoding, encoded, encodingFor, matchesEtag } from '../http/replies.ts';
import { rawPathOf } from '../http/request.ts';
import { sendPage } from '../http/web.ts';
import { webAddresses } from '../http/web-pages.ts';
import { languageIn, namedLanguage } from '../lib/texts.ts';
import {
  type CachedPage,
  findPage,
  type PageCache,
  pageCache,
  renderMissingPage,
  uncachedPage,
} from './blog-page.service.ts';
import type { PageRenderer } from './page-renderer.ts';
import { noteVisit } from './visits.service.ts';

interface Address {
  Params: { username: string; trip?: string };
  Querystring: { lang?: unknown; page?: unknown };
}

/** Pages of the web app, which decides who may see them. */
const appPages = pages.filter(({ path, module }) => path.startsWith('/blog/') && module !== 'blog/blog-route.tsx');

export function blogPageRoutes(app: FastifyInstance, platform: Platform, renderer: PageRenderer | null): void {
  const options = { schema: { hide: true }, config: { access: 'anyone' as const } };
  const cache = pageCache();
  const answer = (request: FastifyRequest<Address>, reply: FastifyReply) =>
    renderer === null || isApiElsewhere()
      ? sendPage(reply, platform.config)
      : answerPage({ platform, cache, renderer }, request, reply);
  for (const path of ['/blog/:username', '/blog/:username/:trip']) {
    app.get<Address>(path, options, answer);
    app.get<Address>(`${path}/`, options, answer);
  }
  for (const { path } of appPages)
    for (const end of ['', '/']) app.get(`${path}${end}`, options, (_, reply) => sendPage(reply, platform.config));
}

/** The blogs of another API are not in our database: the app reads them. */
const isApiElsewhere = (): boolean => URL.canParse(webAddresses().api);

interface Pages {
  platform: Platform;
  cache: PageCache;
  renderer: PageRenderer;
}

async function answerPage({ platform, cache, renderer }: Pages, request: FastifyRequest<Address>, reply: FastifyReply) {
  const { username, trip = null } = request.params;
  const query = {
    username,
    trip,
    language: languageIn(request.query.lang),
    part: trip === null ? partIn(request.query.page) : 1,
  };
  const encoding = encodingFor(request);
  const limit = () => request.server.limitRequest(request, reply);
  const found = await findPage(platform, query, { cache, renderer, encoding, limit });
  if (found.kind === 'redirect') return reply.redirect(`${found.address}${queryOf(request)}`, 301);
  if (found.kind !== 'page') {
    await limit();
    const blog = found.kind === 'noPage' ? found.page : null;
    return sendMissing({ renderer, request, reply }, username, blog);
  }
  const canonical = canonicalPath(request, trip);
  if (canonical !== null) return reply.redirect(`${canonical}${queryOf(request)}`, 301);
  noteVisit(request, found);
  return send(request, reply, found.page, encoding);
}

/** In the language of the visitor, in the design of the blog. */
export async function sendMissing(
  { renderer, request, reply }: Answer,
  username: string,
  blog: BlogPage | null,
): Promise<FastifyReply> {
  const language = languageIn(request.query.lang) ?? namedLanguage(request.headers['accept-language']);
  const rendered = renderMissingPage(renderer, { username, language }, blog);
  return sendRendered(request, reply.code(404), rendered);
}

/** Sends a page that was rendered for this request alone. */
export async function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  rendered: RenderedPage,
): Promise<FastifyReply> {
  const encoding = encodingFor(request);
  return send(request, reply, await uncachedPage(rendered, encoding), encoding);
}

interface Answer {
  renderer: PageRenderer;
  request: FastifyRequest<{ Querystring: Pick<Address['Querystring'], 'lang'> }>;
  reply: FastifyReply;
}

/** Returns the canonical path when the request spells it with other percent-encoding or a trailing slash. */
function canonicalPath(request: FastifyRequest<Address>, trip: string | null): string | null {
  const canonical = `${blogAddress(request.params.username)}${trip === null ? '' : `/${encodeURIComponent(trip)}`}`;
  return rawPathOf(request) === canonical ? null : canonical;
}

const queryOf = ({ url }: FastifyRequest): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

async function send(request: FastifyRequest, reply: FastifyReply, page: CachedPage, encoding: Encoding) {
  reply.header('Vary', page.etag === null ? 'Accept-Encoding, Accept-Language' : 'Accept-Encoding');
  if (page.etag !== null) reply.header('ETag', page.etag).header('Cache-Control', 'public, max-age=0, must-revalidate');
  // A 304 must not replace the policy of the cached page: its hashes belong to that body.
  if (page.etag !== null && matchesEtag(request, page.etag))
    return reply.code(304).removeHeader('Content-Security-Policy').send();
  const bytes = await encoded(page, encoding);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.type('text/html; charset=utf-8').header('Content-Security-Policy', page.policy).send(bytes);
}
