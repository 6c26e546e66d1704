import type { FastifyInstance } from 'fastify';
import { NotFound } from '../platform/errors.ts';
import { shownAnywhere } from '../platform/http/security-headers.ts';

/** Answers pictures under a folder of /media. They never change under their address, so whoever has one keeps it. */
export function servePictures(
  app: FastifyInstance,
  folder: `/media/${string}`,
  read: (path: string) => Promise<Uint8Array | null>,
): void {
  app.get<{ Params: { '*': string } }>(
    `${folder}*`,
    { schema: { hide: true }, config: { access: 'anyone' } },
    async (request, reply) => {
      const path = `${folder.slice('/media/'.length)}${request.params['*']}`;
      // Whoever waits for a store, or for what draws, takes the place of nobody who waits for us.
      request.leave?.();
      const bytes = await app.limitMisses(request, async () => (isPicture(path) ? read(path) : null));
      if (bytes === null) throw new NotFound();
      return reply
        .type('image/webp')
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        .headers(shownAnywhere)
        .send(Buffer.from(bytes));
    },
  );
}

const isPicture = (path: string): boolean => /^[a-z-]{5,20}\/[0-9a-f]{30}(?:-[0-9a-f]{18})?\/\d{2,4}\.webp$/.test(path);
