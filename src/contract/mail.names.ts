import type { pageQuery } from './back-office.ts';
import type { WordsByName } from './language.ts';
import type { creatorMailsReply, mailReadingReply } from './mail.ts';
import { type RouteTable, wire } from './route.ts';

export const mailRoutes = {
  listCreatorMails: {
    method: 'GET',
    path: '/admin/creators/:id/mails',
    wire: wire<{ isSigned: true; query: typeof pageQuery; answer: typeof creatorMailsReply }>(),
  },
  readCreatorMail: {
    method: 'POST',
    path: '/admin/creators/:id/mails/:mail/reading',
    wire: wire<{ isSigned: true; isOnce: true; answer: typeof mailReadingReply }>(),
  },
} as const satisfies RouteTable;

export const mailAuditActions = {
  'mail.requeue': { en: 'Email sent again', tr: 'E-posta yeniden gönderildi' },
  'mail.read': { en: 'Email read', tr: 'E-posta okundu' },
} as const satisfies WordsByName;
