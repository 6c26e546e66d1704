import { type RouteTable, wire } from './route.ts';
import type { loginReply, sponsorCredentials } from './session.ts';

export const sponsorRoutes = {
  logInSponsor: {
    method: 'POST',
    path: '/sponsor/auth/login',
    wire: wire<{ body: typeof sponsorCredentials; answer: typeof loginReply }>(),
  },
} as const satisfies RouteTable;
