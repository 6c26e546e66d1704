import type { creatorReply, creatorsQuery, creatorsReply } from './creator.ts';
import { type RouteTable, wire } from './route.ts';

export const discoveryRoutes = {
  listCreators: {
    method: 'GET',
    path: '/creator',
    wire: wire<{ isSigned: true; query: typeof creatorsQuery; answer: typeof creatorsReply }>(),
  },
  readCreator: { method: 'GET', path: '/creator/:id', wire: wire<{ isSigned: true; answer: typeof creatorReply }>() },
} as const satisfies RouteTable;
