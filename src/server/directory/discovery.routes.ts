import type { FastifyInstance } from 'fastify';
import { creatorReply, creatorsQuery, creatorsReply, optionsQuery, optionsReply } from '#contract/creator.ts';
import { idParams } from '#contract/fields.ts';
import { audienceOf, findOpenBlogOf, visitorAnswer } from '../blog/find-page.ts';
import type { Platform } from '../db/platform.ts';
import { bind } from '../http/bind.ts';
import { WrittenReply } from '../http/replies.ts';
import { countOptions, listCreators, readCreator } from './discovery.service.ts';

export function discoveryRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'listCreators', {
    summary: 'Search creators',
    access: ['sponsor', 'staff'],
    query: creatorsQuery,
    reply: creatorsReply,
    handle: async ({ query }) => new WrittenReply(await listCreators(platform.database, query)),
  });
  bind(app, 'countOptions', {
    summary: 'Count the creators for each filter option',
    access: ['sponsor', 'staff'],
    query: optionsQuery,
    reply: optionsReply,
    handle: ({ query }) => countOptions(platform.database, query),
  });
  bind(app, 'readCreator', {
    summary: 'Get a creator with trips',
    access: 'optional',
    params: idParams,
    reply: creatorReply,
    handle: async ({ params, signedIn: by }) => {
      const read = () => readCreator(platform, { id: params.id, by });
      const head = audienceOf(by, params.id) === 'visitor' ? await findOpenBlogOf(platform, params.id) : null;
      return head ? visitorAnswer(platform, head, ['creator'], async () => creatorReply.parse(await read())) : read();
    },
  });
}
