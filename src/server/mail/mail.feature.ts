import type { FastifyInstance } from 'fastify';
import { idParams } from '#contract/fields.ts';
import { mailMoveReply, mailMoveRequest, mailsQuery, mailsReply } from '#contract/mail.ts';
import type { Platform } from '../db/platform.ts';
import type { Feature } from '../feature/feature.ts';
import { bind } from '../http/bind.ts';
import { dayMs } from '../lib/time.ts';
import { mailDelivery } from './deliver-mail.ts';
import { listMails, moveMail } from './mail.service.ts';
import { mailboxRoutes } from './mailbox.routes.ts';
import { queueMails } from './outbox.ts';
import { deleteOldMails, eraseCopies, eraseFailedMails } from './outbox-mail.store.ts';
import { smtpSender } from './smtp.ts';
import { unsubscribePages } from './unsubscribe.pages.ts';

/** Failed mails can be retried, and redacted copies read, for 30 days; rows are kept for 90. */
export const mailFeature: Feature = {
  name: 'mail',
  routes: mailRoutes,
  pages(app, platform) {
    mailboxRoutes(app, platform);
    unsubscribePages(app, platform);
  },
  on: { 'mails.written': queueMails },
  jobs(platform) {
    const { smtpUrl } = platform.config;
    return smtpUrl === null ? [] : [mailDelivery(platform, smtpSender({ ...platform.config, smtpUrl }))];
  },
  cleanups: [
    ({ database }, now) => eraseFailedMails(database, now - 30 * dayMs),
    ({ database }, now) => eraseCopies(database, now - 30 * dayMs),
    ({ database }, now) => deleteOldMails(database, now - 90 * dayMs),
  ],
};

function mailRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'listMails', {
    access: ['staff'],
    summary: 'List outgoing mails, newest first, without their content',
    query: mailsQuery,
    reply: mailsReply,
    handle: ({ query }) => listMails(platform, query),
  });
  bind(app, 'moveMail', {
    access: ['staff'],
    summary: 'Retry a failed mail',
    params: idParams,
    body: mailMoveRequest,
    reply: mailMoveReply,
    handle: ({ params, body, actor }) => moveMail(platform, params.id, body, actor),
  });
}
