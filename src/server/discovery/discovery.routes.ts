import type { FastifyInstance } from 'fastify';
import { creatorReply, creatorsQuery, creatorsReply } from '#contract/creator.ts';
import { idParams } from '#contract/fields.ts';
import { Unauthenticated } from '../platform/errors.ts';
import type { SignedIn } from '../platform/http/access.ts';
import { bind } from '../platform/http/bind.ts';
import { WrittenReply } from '../platform/http/written-reply.ts';
import type { Platform } from '../platform/platform.ts';
import { authenticate } from '../session/session.service.ts';
import { directoryOf } from './directory.ts';
import { listCreators, readCreator } from './discovery.service.ts';

export function discoveryRoutes(app: FastifyInstance, platform: Platform): void {
  const directory = directoryOf(platform);
  app.addHook('onListen', async () => void directory.current().catch(() => {}));
  app.addHook('onClose', () => directory.close());
  bind(app, 'listCreators', {
    summary: 'Creators, a page at a time',
    access: ['sponsor', 'staff'],
    query: creatorsQuery,
    reply: creatorsReply,
    handle: async ({ query }) => new WrittenReply(await listCreators(directory, query)),
  });
  bind(app, 'readCreator', {
    summary: 'One creator, with trips',
    access: 'anyone',
    params: idParams,
    reply: creatorReply,
    handle: async ({ params, token }) =>
      readCreator(directory, { id: params.id, by: await whoAsks(platform, token), now: platform.now() }),
  });
}

/** A visitor comes without a token. One that is no longer good is said, not taken for a visitor's. */
async function whoAsks(platform: Platform, token: string | null): Promise<SignedIn | null> {
  if (token === null) return null;
  const signedIn = await authenticate(platform, token);
  if (signedIn === null) throw new Unauthenticated();
  return signedIn;
}
