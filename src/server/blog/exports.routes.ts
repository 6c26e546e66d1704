import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { blogAddress } from '#rules/trip-address.ts';
import type { Platform } from '../db/platform.ts';
import { etagOf, matchesEtag } from '../http/etag.ts';
import { WrittenReply } from '../http/replies.ts';
import { rawPathOf } from '../http/request-path.ts';
import { NotFound } from '../lib/errors.ts';
import {
  type ExportFile,
  type ExportFormat,
  type ExportResult,
  exportFormats,
  fileCache,
  findExport,
} from './exports.service.ts';
import { createSitemaps, robots } from './sitemap.ts';

const formats: readonly ExportFormat[] = ['feed.atom', 'feed.json', 'places.kml', 'places.csv'];
const xml = 'application/xml; charset=utf-8';

export function exportRoutes(app: FastifyInstance, platform: Platform): void {
  const cache = fileCache<ExportResult>((result) => (result.kind === 'page' ? result.file.text.length : 0));
  const sitemaps = createSitemaps(platform);
  const options = {
    schema: { hide: true },
    config: { access: 'anyone' as const },
    onRequest: (request: FastifyRequest, reply: FastifyReply) => app.limitRequest(request, reply),
  };
  for (const format of formats)
    app.get<{ Params: { username: string } }>(`/blog/:username/${format}`, options, async (request, reply) => {
      const found = await findExport(platform, cache, format, request.params.username);
      if (found.kind === 'redirect') return reply.redirect(found.address, 301);
      if (found.kind === 'noBlog') return notFound(reply);
      const address = `${blogAddress(request.params.username)}/${format}`;
      if (rawPathOf(request) !== address) return reply.redirect(address, 301);
      return send(request, reply, found.file, exportFormats[format].type);
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
async function send(request: FastifyRequest, reply: FastifyReply, { text, etag }: ExportFile, type: string) {
  const headers = { 'Content-Type': type, ETag: etag, 'Cache-Control': 'public, max-age=0, must-revalidate' };
  if (matchesEtag(request, etag)) return reply.code(304).headers(headers).send();
  return new WrittenReply(text, headers).send(request, reply);
}
