import type {
  calendarReply,
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
  readCalendar: {
    method: 'GET',
    path: '/account/calendar',
    wire: wire<{ needsSession: true; answer: typeof calendarReply }>(),
  },
  makeCalendarAddress: {
    method: 'POST',
    path: '/account/calendar',
    wire: wire<{ needsSession: true; body: typeof reauthenticationRequest; answer: typeof calendarReply }>(),
  },
  revokeCalendarAddress: {
    method: 'POST',
    path: '/account/calendar/revoke',
    wire: wire<{ needsSession: true; answer: typeof calendarReply }>(),
  },
} as const satisfies RouteTable;
