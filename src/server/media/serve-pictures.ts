import type { FastifyInstance } from 'fastify';
import { shownAnywhere } from '../http/security-headers.ts';
import { NotFound } from '../lib/errors.ts';

/** Serves the pictures under a folder of /media. They never change at their address and may be cached for ever. */
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
      const file = fileAt(path);
      const bytes = await app.limitMisses(request, async () => (file === null ? null : read(file)));
      if (bytes === null) throw new NotFound();
      return reply
        .type('image/webp')
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        .headers(shownAnywhere)
        .send(Buffer.from(bytes));
    },
  );
}

/** A stored path by itself is the picture in a middle width; behind it stand the other widths. */
function fileAt(path: string): string | null {
  const { kind, file } =
    /^(?<kind>[a-z-]{5,20})\/[0-9a-f]{30}(?:-[0-9a-f]{18})?(?<file>\/\d{2,4}\.webp)?$/.exec(path)?.groups ?? {};
  if (kind === undefined) return null;
  return file === undefined ? `${path}/${kind === 'cover' || kind === 'demo-landscape' ? 960 : 320}.webp` : path;
}
