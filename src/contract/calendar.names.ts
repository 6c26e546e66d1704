import type { calendarReply } from './calendar.ts';
import type { WordsByName } from './language.ts';
import { type RouteTable, wire } from './route.ts';
import type { reauthenticationRequest } from './session.ts';

export const calendarRoutes = {
  readCalendar: {
    method: 'GET',
    path: '/account/calendar',
    wire: wire<{ isSigned: true; answer: typeof calendarReply }>(),
  },
  makeCalendarAddress: {
    method: 'POST',
    path: '/account/calendar',
    wire: wire<{ isSigned: true; body: typeof reauthenticationRequest; answer: typeof calendarReply }>(),
  },
  revokeCalendarAddress: {
    method: 'POST',
    path: '/account/calendar/revoke',
    wire: wire<{ isSigned: true; answer: typeof calendarReply }>(),
  },
} as const satisfies RouteTable;

export const calendarMails = {
  'calendar-address-made': { en: 'Calendar address created', tr: 'Takvim adresi oluşturuldu' },
} as const satisfies WordsByName;
