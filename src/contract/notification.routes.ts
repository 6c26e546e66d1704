import type { acknowledgedReply } from './fields.ts';
import type { mailChoices, notificationCountReply, notificationIds, notificationsReply } from './notification.ts';
import { type RouteTable, wire } from './route.ts';

export const notificationRoutes = {
  listNotifications: {
    method: 'GET',
    path: '/notifications',
    wire: wire<{ needsSession: true; answer: typeof notificationsReply }>(),
  },
  countNotifications: {
    method: 'GET',
    path: '/notifications/count',
    wire: wire<{ needsSession: true; answer: typeof notificationCountReply }>(),
  },
  readNotifications: {
    method: 'POST',
    path: '/notifications/read',
    wire: wire<{ needsSession: true; isIdempotent: true; answer: typeof acknowledgedReply }>(),
  },
  readSomeNotifications: {
    method: 'POST',
    path: '/notifications/read/some',
    wire: wire<{
      needsSession: true;
      isIdempotent: true;
      body: typeof notificationIds;
      answer: typeof acknowledgedReply;
    }>(),
  },
  readMailChoices: {
    method: 'GET',
    path: '/notifications/mail-choices',
    wire: wire<{ needsSession: true; answer: typeof mailChoices }>(),
  },
  saveMailChoices: {
    method: 'POST',
    path: '/notifications/mail-choices',
    wire: wire<{ needsSession: true; isIdempotent: true; body: typeof mailChoices; answer: typeof mailChoices }>(),
  },
} as const satisfies RouteTable;
