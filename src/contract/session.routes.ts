import type { acknowledgedReply } from './fields.ts';
import { type RouteTable, wire } from './route.ts';
import type {
  blogCredentials,
  changePasswordRequest,
  confirmSignInRequest,
  credentials,
  forgotPasswordRequest,
  loginReply,
  passwordLinkQuery,
  passwordLinkReply,
  passwordSetReply,
  reauthenticationRequest,
  renewPasswordLinkRequest,
  sessionReply,
  sessionsReply,
  setPasswordRequest,
  signInReply,
} from './session.ts';

export const sessionRoutes = {
  logIn: {
    method: 'POST',
    path: '/auth/login',
    wire: wire<{ body: typeof credentials; answer: typeof signInReply }>(),
  },
  confirmSignIn: {
    method: 'POST',
    path: '/auth/login/confirm',
    wire: wire<{ body: typeof confirmSignInRequest; answer: typeof loginReply }>(),
  },
  logInToBlog: {
    method: 'POST',
    path: '/blog/:username/auth/login',
    wire: wire<{ body: typeof blogCredentials; answer: typeof loginReply }>(),
  },
  readSession: {
    method: 'GET',
    path: '/auth/session',
    wire: wire<{ needsSession: true; answer: typeof sessionReply }>(),
  },
  listSessions: {
    method: 'GET',
    path: '/auth/sessions',
    wire: wire<{ needsSession: true; answer: typeof sessionsReply }>(),
  },
  endOtherSessions: {
    method: 'POST',
    path: '/auth/sessions/end-others',
    wire: wire<{ needsSession: true; body: typeof reauthenticationRequest; answer: typeof acknowledgedReply }>(),
  },
  endSession: {
    method: 'POST',
    path: '/auth/sessions/:id/end',
    wire: wire<{ needsSession: true; body: typeof reauthenticationRequest; answer: typeof acknowledgedReply }>(),
  },
  logOut: {
    method: 'POST',
    path: '/auth/logout',
    wire: wire<{ needsSession: true; answer: typeof acknowledgedReply }>(),
  },
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
