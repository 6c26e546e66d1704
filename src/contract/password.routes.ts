import type { acknowledgedReply } from './acknowledged.ts';
import type {
  changePasswordRequest,
  forgotPasswordRequest,
  passwordLinkQuery,
  passwordLinkReply,
  passwordSetReply,
  renewPasswordLinkRequest,
  setPasswordRequest,
} from './password.ts';
import { type RouteTable, wire } from './route.ts';

export const passwordRoutes = {
  forgotPassword: {
    method: 'POST',
    path: '/auth/password/forgot',
    wire: wire<{ body: typeof forgotPasswordRequest; answer: typeof acknowledgedReply }>(),
  },
  readPasswordLink: {
    method: 'GET',
    path: '/auth/password/link',
    wire: wire<{ query: typeof passwordLinkQuery; answer: typeof passwordLinkReply }>(),
  },
  renewPasswordLink: {
    method: 'POST',
    path: '/auth/password/link',
    wire: wire<{ body: typeof renewPasswordLinkRequest; answer: typeof acknowledgedReply }>(),
  },
  setPassword: {
    method: 'POST',
    path: '/auth/password/set',
    wire: wire<{ body: typeof setPasswordRequest; answer: typeof passwordSetReply }>(),
  },
  changePassword: {
    method: 'POST',
    path: '/auth/password/change',
    wire: wire<{ needsSession: true; body: typeof changePasswordRequest; answer: typeof acknowledgedReply }>(),
  },
} as const satisfies RouteTable;
