import type { FastifyInstance } from 'fastify';
import type { Platform } from '../db/platform.ts';
import type { Feature } from '../feature/feature.ts';
import { shownAnywhere } from '../http/security-headers.ts';
import { NotFound } from '../lib/errors.ts';
import { cleanUpImages } from './media.service.ts';

export const mediaFeature: Feature = {
  name: 'media',
  pages: servePictures,
  cleanups: [cleanUpImages],
};

/** Pictures never change at their address and may be cached for ever. */
function servePictures(app: FastifyInstance, { media }: Platform): void {
  const options = { schema: { hide: true }, config: { access: 'anyone' as const } };
  app.get<{ Params: { '*': string } }>('/media/*', options, async (request, reply) => {
    const file = fileAt(request.params['*']);
    const bytes = await app.limitMisses(request, async () => (file === null ? null : media.read(file)));
    if (bytes === null) throw new NotFound();
    return reply
      .type('image/webp')
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .headers(shownAnywhere)
      .send(Buffer.from(bytes));
  });
}

/** A stored path by itself is the picture in a middle width; behind it stand the other widths. */
function fileAt(path: string): string | null {
  const { kind, file } =
    /^(?<kind>[a-z-]{5,20})\/[0-9a-f]{30}(?:-[0-9a-f]{18})?(?<file>\/\d{2,4}\.webp)?$/.exec(path)?.groups ?? {};
  if (kind === undefined) return null;
  return file === undefined ? `${path}/${kind === 'cover' || kind === 'demo-landscape' ? 960 : 320}.webp` : path;
}
