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
    wire: wire<{ needsSession: true; answer: typeof ownAccountReply }>(),
  },
  downloadOwnData: {
    method: 'POST',
    path: '/account/download',
    answersFile: true,
    wire: wire<{ needsSession: true; body: typeof reauthenticationRequest; answer: typeof ownDataFile }>(),
  },
  changeEmail: {
    method: 'POST',
    path: '/account/email',
    wire: wire<{ needsSession: true; body: typeof changeEmailRequest; answer: typeof changeEmailReply }>(),
  },
  closeAccount: {
    method: 'POST',
    path: '/account/close',
    wire: wire<{ needsSession: true; body: typeof closeAccountRequest; answer: typeof closeAccountReply }>(),
  },
} as const satisfies RouteTable;
