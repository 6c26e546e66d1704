import type { FastifyInstance } from 'fastify';
import { creatorParams, creatorReply, creatorsQuery, creatorsReply } from '#contract/creator.ts';
import type { SignedIn } from '../platform/access.ts';
import { bind } from '../platform/bind.ts';
import { Unauthenticated } from '../platform/errors.ts';
import type { Platform } from '../platform/platform.ts';
import { Written } from '../platform/written.ts';
import { authenticate } from '../session/session.service.ts';
import { openDirectory } from './directory.ts';
import { listCreators, readCreator } from './discovery.service.ts';

export function discoveryRoutes(app: FastifyInstance, platform: Platform): void {
  const directory = openDirectory(platform);
  app.addHook('onListen', async () => void directory.current().catch(() => {}));
  bind(app, 'listCreators', {
    summary: 'Creators, a page at a time',
    access: ['sponsor', 'staff'],
    query: creatorsQuery,
    reply: creatorsReply,
    handle: async ({ query }) => new Written(await listCreators(platform, directory, query)),
  });
  bind(app, 'readCreator', {
    summary: 'One creator, with trips',
    access: 'anyone',
    params: creatorParams,
    reply: creatorReply,
    handle: async ({ params, token }) => readCreator(platform, params.id, await whoAsks(platform, token)),
  });
}

/** A visitor comes without a token. One that is no longer good is said, not taken for a visitor's. */
async function whoAsks(platform: Platform, token: string | null): Promise<SignedIn | null> {
  if (token === null) return null;
  const signedIn = await authenticate(platform, token);
  if (signedIn === null) throw new Unauthenticated();
  return signedIn;
}
