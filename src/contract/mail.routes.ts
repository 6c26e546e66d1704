import type { pageQuery } from './back-office.ts';
import type { creatorMailsReply, mailReadingReply } from './mail.ts';
import { type RouteTable, wire } from './route.ts';

export const mailRoutes = {
  listCreatorMails: {
    method: 'GET',
    path: '/admin/creators/:id/mails',
    wire: wire<{ needsSession: true; query: typeof pageQuery; answer: typeof creatorMailsReply }>(),
  },
  readCreatorMail: {
    method: 'POST',
    path: '/admin/creators/:id/mails/:mail/reading',
    wire: wire<{ needsSession: true; isIdempotent: true; answer: typeof mailReadingReply }>(),
  },
} as const satisfies RouteTable;
