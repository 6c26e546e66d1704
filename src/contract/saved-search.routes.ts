import { type RouteTable, wire } from './route.ts';
import type { openingReply, searchChange, searchesQuery, searchesReply, searchRequest } from './saved-search.ts';

export const savedSearchRoutes = {
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
