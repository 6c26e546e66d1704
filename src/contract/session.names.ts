import type { acknowledgedReply } from './acknowledged.ts';
import type { WordsByName } from './language.ts';
import { type RouteTable, wire } from './route.ts';
import type { blogCredentials, credentials, loginReply, sessionReply } from './session.ts';

export const sessionRoutes = {
  logIn: { method: 'POST', path: '/auth/login', wire: wire<{ body: typeof credentials; answer: typeof loginReply }>() },
  logInToBlog: {
    method: 'POST',
    path: '/blog/:username/auth/login',
    wire: wire<{ body: typeof blogCredentials; answer: typeof loginReply }>(),
  },
  readSession: { method: 'GET', path: '/auth/session', wire: wire<{ isSigned: true; answer: typeof sessionReply }>() },
  logOut: { method: 'POST', path: '/auth/logout', wire: wire<{ isSigned: true; answer: typeof acknowledgedReply }>() },
} as const satisfies RouteTable;

export const sessionDeeds = {
  'staff.signIn': { en: 'Staff signed in', tr: 'Ekip üyesi giriş yaptı' },
  'staff.block': {
    en: 'Guesses at a staff password were stopped',
    tr: 'Bir ekip şifresine yönelik denemeler durduruldu',
  },
} as const satisfies WordsByName;
