import type { calendarReply } from './calendar.ts';
import { type RouteTable, wire } from './route.ts';
import type { reauthenticationRequest } from './session.ts';

export const calendarRoutes = {
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
