import type { WordsByName } from './language.ts';
import type { closeAccountReply, closeAccountRequest, ownAccountReply, ownDataFile } from './own-account.ts';
import { type RouteTable, wire } from './route.ts';
import type { reauthenticationRequest } from './session.ts';

export const ownAccountRoutes = {
  readOwnAccount: {
    method: 'GET',
    path: '/account',
    wire: wire<{ isSigned: true; answer: typeof ownAccountReply }>(),
  },
  downloadOwnData: {
    method: 'POST',
    path: '/account/download',
    answersFile: true,
    wire: wire<{ isSigned: true; body: typeof reauthenticationRequest; answer: typeof ownDataFile }>(),
  },
  closeAccount: {
    method: 'POST',
    path: '/account/close',
    wire: wire<{ isSigned: true; body: typeof closeAccountRequest; answer: typeof closeAccountReply }>(),
  },
} as const satisfies RouteTable;

export const ownAccountMails = {
  'data-downloaded': { en: 'Own data downloaded', tr: 'Kendi verileri indirildi' },
} as const satisfies WordsByName;

export const ownAccountAuditActions = {
  'account.download': { en: 'Creator downloaded their own data', tr: 'İçerik üreticisi kendi verilerini indirdi' },
} as const satisfies WordsByName;
