import type {
  changeEmailReply,
  changeEmailRequest,
  closeAccountReply,
  closeAccountRequest,
  ownAccountReply,
  ownDataFile,
} from './own-account.ts';
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
  changeEmail: {
    method: 'POST',
    path: '/account/email',
    wire: wire<{ isSigned: true; body: typeof changeEmailRequest; answer: typeof changeEmailReply }>(),
  },
  closeAccount: {
    method: 'POST',
    path: '/account/close',
    wire: wire<{ isSigned: true; body: typeof closeAccountRequest; answer: typeof closeAccountReply }>(),
  },
} as const satisfies RouteTable;
