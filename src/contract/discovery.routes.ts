import type { creatorReply, creatorsQuery, creatorsReply, optionsQuery, optionsReply } from './creator.ts';
import { type RouteTable, wire } from './route.ts';

export const discoveryRoutes = {
  listCreators: {
    method: 'GET',
    path: '/creator',
    wire: wire<{ needsSession: true; query: typeof creatorsQuery; answer: typeof creatorsReply }>(),
  },
  countOptions: {
    method: 'GET',
    path: '/directory/options',
    wire: wire<{ needsSession: true; query: typeof optionsQuery; answer: typeof optionsReply }>(),
  },
  readCreator: {
    method: 'GET',
    path: '/creator/:id',
    wire: wire<{ takesSession: true; answer: typeof creatorReply }>(),
  },
} as const satisfies RouteTable;
