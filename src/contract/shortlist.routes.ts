import { type RouteTable, wire } from './route.ts';
import type {
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
} from './shortlist.ts';

export const shortlistRoutes = {
  readShortlist: {
    method: 'GET',
    path: '/sponsor/shortlist',
    wire: wire<{ needsSession: true; answer: typeof shortlistReply }>(),
  },
  exportShortlist: {
    method: 'GET',
    path: '/sponsor/shortlist.csv',
    answersFile: true,
    wire: wire<{ needsSession: true; query: typeof exportQuery; answer: typeof shortlistFile }>(),
  },
  compareCreators: {
    method: 'GET',
    path: '/sponsor/comparison',
    wire: wire<{ needsSession: true; query: typeof comparisonQuery; answer: typeof comparisonReply }>(),
  },
  addToList: {
    method: 'POST',
    path: '/sponsor/shortlist',
    wire: wire<{
      needsSession: true;
      isIdempotent: true;
      body: typeof additionRequest;
      answer: typeof additionReply;
    }>(),
  },
  changeShortlist: {
    method: 'POST',
    path: '/sponsor/shortlist/:id',
    wire: wire<{
      needsSession: true;
      isIdempotent: true;
      body: typeof shortlistRequest;
      answer: typeof shortlistReply;
    }>(),
  },
  makeList: {
    method: 'POST',
    path: '/sponsor/lists',
    wire: wire<{ needsSession: true; isIdempotent: true; body: typeof listRequest; answer: typeof newListReply }>(),
  },
  changeList: {
    method: 'POST',
    path: '/sponsor/lists/:id',
    wire: wire<{ needsSession: true; isIdempotent: true; body: typeof listChange; answer: typeof listsReply }>(),
  },
} as const satisfies RouteTable;
