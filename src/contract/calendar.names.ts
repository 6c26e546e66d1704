import type { calendarReply, calendarRequest } from './calendar.ts';
import { type RouteTable, wire } from './route.ts';

export const calendarRoutes = {
  readCalendar: {
    method: 'GET',
    path: '/account/calendar',
    wire: wire<{ isSigned: true; answer: typeof calendarReply }>(),
  },
  changeCalendar: {
    method: 'POST',
    path: '/account/calendar',
    wire: wire<{ isSigned: true; body: typeof calendarRequest; answer: typeof calendarReply }>(),
  },
} as const satisfies RouteTable;
