import type { acknowledgedReply } from './acknowledged.ts';
import { type RouteTable, wire } from './route.ts';
import type {
  blogCredentials,
  confirmSignInRequest,
  credentials,
  loginReply,
  reauthenticationRequest,
  sessionReply,
  sessionsReply,
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
} as const satisfies RouteTable;
