import type { WordsByName } from './language.ts';
import type { RouteTable } from './route.ts';

export const sessionRoutes = {
  logIn: { method: 'POST', path: '/auth/login' },
  confirmSignIn: { method: 'POST', path: '/auth/login/confirm' },
  logInToBlog: { method: 'POST', path: '/blog/:username/auth/login' },
  readSession: { method: 'GET', path: '/auth/session' },
  logOut: { method: 'POST', path: '/auth/logout' },
} as const satisfies RouteTable;

export const sessionDeeds = {
  'staff.signIn': { en: 'Staff signed in', tr: 'Ekip üyesi giriş yaptı' },
  'staff.block': {
    en: 'Guesses at a staff password or code were stopped',
    tr: 'Bir ekip şifresine veya koduna yönelik denemeler durduruldu',
  },
} as const satisfies WordsByName;
