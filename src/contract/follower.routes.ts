import type { acknowledgedReply } from './acknowledged.ts';
import type { followRequest } from './follower.ts';
import { type RouteTable, wire } from './route.ts';

export const followerRoutes = {
  followCreator: {
    method: 'POST',
    path: '/blog/:username/followers',
    wire: wire<{ body: typeof followRequest; answer: typeof acknowledgedReply }>(),
  },
} as const satisfies RouteTable;
