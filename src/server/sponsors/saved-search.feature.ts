import type { FastifyInstance } from 'fastify';
import { idParams } from '#contract/fields.ts';
import { openingReply, searchChange, searchesQuery, searchesReply, searchRequest } from '#contract/sponsor.ts';
import type { Platform } from '../db/platform.ts';
import type { Feature } from '../feature/feature.ts';
import { bind } from '../http/bind.ts';
import {
  changeSearch,
  mailNewMatches,
  openSearch,
  readSearches,
  saveSearch,
  stopSearchMails,
  takeBackSearchMails,
} from './saved-search.service.ts';

export const savedSearchFeature: Feature = {
  name: 'saved-search',
  routes: savedSearchRoutes,
  jobs: (platform) => [{ pause: 5 * 60_000, run: (signal) => mailNewMatches(platform, signal) }],
  on: {
    'sponsor.suspended': (unit, { accountId }) => takeBackSearchMails(unit, accountId),
    'mails.stopped': async (unit, { list, id }) => (list === 'searches' ? stopSearchMails(unit, id) : undefined),
  },
};

function savedSearchRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'readSearches', {
    summary: 'List my saved searches with the number of new matches',
    access: ['sponsor'],
    query: searchesQuery,
    reply: searchesReply,
    handle: ({ signedIn, query }) => readSearches(platform, signedIn.accountId, { counts: query.matches === 'yes' }),
  });
  bind(app, 'saveSearch', {
    summary: 'Save a search of the directory under a name',
    access: ['sponsor'],
    body: searchRequest,
    reply: searchesReply,
    handle: ({ signedIn, body, actor }) => saveSearch(platform, signedIn.accountId, body, actor),
  });
  bind(app, 'changeSearch', {
    summary: 'Rename or delete a saved search, or choose how often its new matches are mailed',
    access: ['sponsor'],
    params: idParams,
    body: searchChange,
    reply: searchesReply,
    handle: ({ signedIn, params, body, actor }) =>
      changeSearch(platform, { sponsorId: signedIn.accountId, id: params.id }, body, actor),
  });
  bind(app, 'openSearch', {
    summary: 'Open a saved search and get its new matches',
    access: ['sponsor'],
    params: idParams,
    reply: openingReply,
    handle: ({ signedIn, params, actor }) =>
      openSearch(platform, { sponsorId: signedIn.accountId, id: params.id }, actor),
  });
}
