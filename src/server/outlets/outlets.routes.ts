import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { blogAddress } from '#rules/trip-address.ts';
import { NotFound } from '../platform/errors.ts';
import { etagOf, matchesEtag } from '../platform/http/etag.ts';
import { WrittenReply } from '../platform/http/replies.ts';
import { rawPathOf } from '../platform/http/request-path.ts';
import type { Platform } from '../platform/platform.ts';
import type { KeptFile } from './kept-files.ts';
import { findOutlet, type Outlet, outlets } from './outlets.service.ts';
import { robots, sitemap, sitemapIndex } from './sitemap.ts';

const names: readonly Outlet[] = ['feed.atom', 'feed.json', 'places.kml', 'places.csv'];
const xml = 'application/xml; charset=utf-8';

export function outletRoutes(app: FastifyInstance, platform: Platform): void {
  const options = {
    schema: { hide: true },
    config: { access: 'anyone' as const },
    onRequest: (request: FastifyRequest, reply: FastifyReply) => app.limitRequest(request, reply),
  };
  for (const name of names)
    app.get<{ Params: { username: string } }>(`/blog/:username/${name}`, options, async (request, reply) => {
      const found = await findOutlet(platform, name, request.params.username);
      if (found.kind === 'redirect') return reply.redirect(found.address, 301);
      if (found.kind === 'nobody') return nobody(reply);
      const address = `${blogAddress(request.params.username)}/${name}`;
      if (rawPathOf(request) !== address) return reply.redirect(address, 301);
      return send(request, reply, found.file, outlets[name].type);
    });
  app.get('/sitemap.xml', options, async (request, reply) =>
    sendText(request, reply, await sitemapIndex(platform), xml),
  );
  app.get<{ Params: { name: string } }>('/sitemaps/:name', options, async (request, reply) => {
    const [, number] = /^([1-9]\d{0,6})\.xml$/.exec(request.params.name) ?? [];
    const file = number === undefined ? null : await sitemap(platform, Number(number));
    return file === null ? nobody(reply) : send(request, reply, file, xml);
  });
  app.get('/robots.txt', options, async (request, reply) =>
    sendText(request, reply, robots(platform.config.publicUrl), 'text/plain; charset=utf-8'),
  );
}

function nobody(reply: FastifyReply): never {
  reply.header('X-Robots-Tag', 'noindex');
  throw new NotFound();
}

const sendText = (request: FastifyRequest, reply: FastifyReply, text: string, type: string) =>
  send(request, reply, { text, etag: etagOf(text) }, type);

/** It may be kept by anybody, and is asked after each time: what was hidden since is not shown again. */
async function send(request: FastifyRequest, reply: FastifyReply, { text, etag }: KeptFile, type: string) {
  const headers = { 'Content-Type': type, ETag: etag, 'Cache-Control': 'public, max-age=0, must-revalidate' };
  if (matchesEtag(request, etag)) return reply.code(304).headers(headers).send();
  return new WrittenReply(text, headers).send(request, reply);
}
