import type { FastifyInstance } from 'fastify';
import { NotFound } from '../platform/errors.ts';
import type { Platform } from '../platform/platform.ts';
import { readPicture } from './media.service.ts';

/** Pictures never change under their address, so whoever has one keeps it. */
export function mediaRoutes(app: FastifyInstance, platform: Platform): void {
  app.get<{ Params: { '*': string } }>(
    '/media/*',
    { schema: { hide: true }, config: { access: 'anyone' } },
    async ({ params }, reply) => {
      const path = params['*'];
      const bytes = /^[a-z-]{5,20}\/[0-9a-f]{30}\/\d{2,4}\.webp$/.test(path) ? await readPicture(platform, path) : null;
      if (bytes === null) throw new NotFound();
      return reply
        .type('image/webp')
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        .send(Buffer.from(bytes));
    },
  );
}
