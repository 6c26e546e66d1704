import type { creatorsQuery, creatorsReply } from './creator-list.ts';
import { type RouteTable, wire } from './route.ts';

export const creatorListRoutes = {
  listEveryCreator: {
    method: 'GET',
    path: '/admin/creators',
    wire: wire<{ needsSession: true; query: typeof creatorsQuery; answer: typeof creatorsReply }>(),
  },
} as const satisfies RouteTable;
