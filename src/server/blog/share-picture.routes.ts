import type { FastifyInstance } from 'fastify';
import type { ShareCard } from '#contract/blog-document.ts';
import { isLanguage } from '#contract/language.ts';
import type { Platform } from '../db/platform.ts';
import { clientAddress } from '../http/request.ts';
import { shownAnywhere } from '../http/security-headers.ts';
import { NotFound } from '../lib/errors.ts';
import { utcDay } from '../lib/time.ts';
import { type PageQuery, readPage } from './blog-page.service.ts';
import type { PageRenderer } from './page-renderer.ts';
import { sharePathOf, sharePicture } from './share-picture.ts';

interface Address {
  Params: { hash: string; language: string; username: string; trip?: string };
}

/** The address contains a hash of the content, so that a picture can be cached for ever. */
export function sharePictureRoutes(app: FastifyInstance, platform: Platform, renderer: PageRenderer | null): void {
  if (renderer === null) return;
  const options = { schema: { hide: true }, config: { access: 'anyone' as const } };
  for (const path of ['/share/:hash/:language/:username', '/share/:hash/:language/:username/:trip'])
    app.get<Address>(path, options, async (request, reply) => {
      await app.limitRequest(request, reply);
      const found = await findPicture(platform, renderer, request.params);
      if (typeof found === 'string') return reply.headers(shownAnywhere).redirect(found, 302);
      const picture = await sharePicture({ ...found, media: platform.media, address: clientAddress(request) });
      return reply
        .type('image/jpeg')
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        .headers(shownAnywhere)
        .send(Buffer.from(picture));
    });
}

interface FoundPicture {
  path: string;
  card: ShareCard;
}

/** Returns the path of the current picture when the requested one is outdated: hidden content is not drawn again. */
async function findPicture(
  platform: Platform,
  renderer: PageRenderer,
  { hash, language, username, trip: segment }: Address['Params'],
): Promise<FoundPicture | string> {
  const trip = segment ?? null;
  const requested = `/share/${hash}/${language}/${username}${trip === null ? '' : `/${trip}`}`;
  if (!isLanguage(language)) throw new NotFound();
  const found = await readPageAnywhere(platform, { username, trip, language });
  if (found.kind !== 'page') throw new NotFound();
  const path = sharePathOf(renderer, found.page, found.trip);
  if (path !== requested) return path;
  return { path, card: renderer.shareCard(found.page, found.trip?.id ?? null) };
}

/** Follows the redirect of a trip whose title has changed. */
async function readPageAnywhere(platform: Platform, query: PageQuery) {
  const today = utcDay(platform.now());
  const found = await readPage(platform, query, today);
  if (found.kind !== 'redirect' || query.trip === null) return found;
  return readPage(platform, { ...query, trip: found.address.split('/').at(-1) ?? query.trip }, today);
}
