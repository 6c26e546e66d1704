import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../db/platform.ts';
import { etagOf, matchesEtag, WrittenReply } from '../http/replies.ts';
import { rawPathOf } from '../http/request.ts';
import { NotFound } from '../lib/errors.ts';
import { feedAddress, feedCache, findFeed, type WrittenFile } from './feed.service.ts';
import { createSitemaps, robots } from './sitemap.ts';

const xml = 'application/xml; charset=utf-8';

export function feedRoutes(app: FastifyInstance, platform: Platform): void {
  const cache = feedCache();
  const sitemaps = createSitemaps(platform);
  const options = {
    schema: { hide: true },
    config: { access: 'anyone' as const },
    onRequest: (request: FastifyRequest, reply: FastifyReply) => app.limitRequest(request, reply),
  };
  app.get<{ Params: { username: string } }>('/blog/:username/feed.atom', options, async (request, reply) => {
    const { username } = request.params;
    const found = await findFeed(platform, cache, username);
    if (found.kind === 'redirect') return reply.redirect(found.address, 301);
    if (found.kind === 'noBlog') return notFound(reply);
    if (rawPathOf(request) !== feedAddress(username)) return reply.redirect(feedAddress(username), 301);
    return send(request, reply, found.file, 'application/atom+xml; charset=utf-8');
  });
  app.get('/sitemap.xml', options, async (request, reply) => sendText(request, reply, await sitemaps.index(), xml));
  app.get<{ Params: { name: string } }>('/sitemaps/:name', options, async (request, reply) => {
    const [, number] = /^([1-9]\d{0,6})\.xml$/.exec(request.params.name) ?? [];
    const file = number === undefined ? null : await sitemaps.find(Number(number));
    return file === null ? notFound(reply) : send(request, reply, file, xml);
  });
  app.get('/robots.txt', options, async (request, reply) =>
    sendText(request, reply, robots(platform.config.publicUrl), 'text/plain; charset=utf-8'),
  );
}

function notFound(reply: FastifyReply): never {
  reply.header('X-Robots-Tag', 'noindex');
  throw new NotFound();
}

const sendText = (request: FastifyRequest, reply: FastifyReply, text: string, type: string) =>
  send(request, reply, { text, etag: etagOf(text) }, type);

/** Caches must revalidate each time, so that they never show what was hidden since. */
async function send(request: FastifyRequest, reply: FastifyReply, { text, etag }: WrittenFile, type: string) {
  const headers = { 'Content-Type': type, ETag: etag, 'Cache-Control': 'public, max-age=0, must-revalidate' };
  if (matchesEtag(request, etag)) return reply.code(304).headers(headers).send();
  return new WrittenReply(text, headers).send(request, reply);
}
