import type { FastifyInstance } from 'fastify';
import { idParams } from '#contract/fields.ts';
import {
  additionReply,
  additionRequest,
  comparisonQuery,
  comparisonReply,
  exportQuery,
  listChange,
  listRequest,
  listsReply,
  newListReply,
  shortlistFile,
  shortlistReply,
  shortlistRequest,
} from '#contract/sponsor.ts';
import type { Platform } from '../db/platform.ts';
import { bind } from '../http/bind.ts';
import { WrittenReply } from '../http/replies.ts';
import { changeList, makeList } from './own-lists.service.ts';
import { addToList, changeShortlist, compareCreators, exportShortlist, readShortlist } from './shortlist.service.ts';

const file = {
  'Content-Type': 'text/csv; charset=utf-8',
  'Content-Disposition': 'attachment; filename="shortlist.csv"',
};

export function shortlistRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'readShortlist', {
    summary: 'Get my shortlist',
    access: ['sponsor'],
    reply: shortlistReply,
    handle: ({ signedIn }) => readShortlist(platform, signedIn.accountId),
  });
  bind(app, 'exportShortlist', {
    summary: 'Download my shortlist as CSV',
    access: ['sponsor'],
    query: exportQuery,
    reply: shortlistFile,
    handle: async ({ signedIn, query, language }) =>
      new WrittenReply(
        await exportShortlist(platform, { sponsorId: signedIn.accountId, creatorIds: query.creator, language }),
        file,
      ),
  });
  bind(app, 'compareCreators', {
    summary: 'Compare creators',
    access: ['sponsor'],
    query: comparisonQuery,
    reply: comparisonReply,
    handle: ({ signedIn, query }) => compareCreators(platform, signedIn.accountId, query.creator),
  });
  bind(app, 'addToList', {
    summary: 'Add up to 20 creators to a list of mine, or to a new one',
    access: ['sponsor'],
    body: additionRequest,
    reply: additionReply,
    handle: ({ signedIn, body, actor }) => addToList(platform, signedIn.accountId, body, actor),
  });
  bind(app, 'changeShortlist', {
    summary: 'Add, annotate, move or remove a creator of my shortlist',
    access: ['sponsor'],
    params: idParams,
    body: shortlistRequest,
    reply: shortlistReply,
    handle: ({ signedIn, params, body, actor }) =>
      changeShortlist(platform, { sponsorId: signedIn.accountId, creatorId: params.id }, body, actor),
  });
  bind(app, 'makeList', {
    summary: 'Create a list',
    access: ['sponsor'],
    body: listRequest,
    reply: newListReply,
    handle: ({ signedIn, body, actor }) => makeList(platform, signedIn.accountId, body, actor),
  });
  bind(app, 'changeList', {
    summary: 'Rename or delete a list',
    access: ['sponsor'],
    params: idParams,
    body: listChange,
    reply: listsReply,
    handle: ({ signedIn, params, body, actor }) =>
      changeList(platform, { sponsorId: signedIn.accountId, id: params.id }, body, actor),
  });
}
