import type { WordsByName } from './language.ts';
import type { RouteTable } from './route.ts';

export const passwordRoutes = {
  forgotPassword: { method: 'POST', path: '/auth/password/forgot' },
  readPasswordLink: { method: 'GET', path: '/auth/password/link' },
  renewPasswordLink: { method: 'POST', path: '/auth/password/link' },
  setPassword: { method: 'POST', path: '/auth/password/set' },
  changePassword: { method: 'POST', path: '/auth/password/change' },
} as const satisfies RouteTable;

export const passwordMails = {
  'password-invitation': { en: 'Invitation to set a password', tr: 'Şifre belirleme daveti' },
  'password-reset': { en: 'Link to reset a password', tr: 'Şifre sıfırlama bağlantısı' },
  'password-changed': { en: 'Password was changed', tr: 'Şifre değiştirildi' },
} as const satisfies WordsByName;

export const passwordDeeds = {
  'staff.setPassword': { en: 'Staff password set', tr: 'Ekip şifresi belirlendi' },
} as const satisfies WordsByName;
