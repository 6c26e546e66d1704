import { type RouteTable, wire } from './route.ts';
import type { loginReply, sponsorCredentials } from './session.ts';
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
  openingReply,
  searchChange,
  searchesQuery,
  searchesReply,
  searchRequest,
  shortlistFile,
  shortlistReply,
  shortlistRequest,
} from './sponsor.ts';

export const sponsorRoutes = {
  logInSponsor: {
    method: 'POST',
    path: '/sponsor/auth/login',
    wire: wire<{ body: typeof sponsorCredentials; answer: typeof loginReply }>(),
  },
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
  readSearches: {
    method: 'GET',
    path: '/sponsor/searches',
    wire: wire<{ needsSession: true; query: typeof searchesQuery; answer: typeof searchesReply }>(),
  },
  saveSearch: {
    method: 'POST',
    path: '/sponsor/searches',
    wire: wire<{ needsSession: true; isIdempotent: true; body: typeof searchRequest; answer: typeof searchesReply }>(),
  },
  changeSearch: {
    method: 'POST',
    path: '/sponsor/searches/:id',
    wire: wire<{ needsSession: true; isIdempotent: true; body: typeof searchChange; answer: typeof searchesReply }>(),
  },
  openSearch: {
    method: 'POST',
    path: '/sponsor/searches/:id/openings',
    wire: wire<{ needsSession: true; isIdempotent: true; answer: typeof openingReply }>(),
  },
} as const satisfies RouteTable;
