import { type RouteTable, wire } from './route.ts';
import type { blogVisitsReply } from './visits.ts';

export const visitRoutes = {
  readBlogVisits: {
    method: 'GET',
    path: '/creator/:id/visits',
    wire: wire<{ needsSession: true; answer: typeof blogVisitsReply }>(),
  },
} as const satisfies RouteTable;
