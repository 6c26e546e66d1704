import type { Feature } from '../feature/feature.ts';
import { dayMs } from '../lib/time.ts';
import { mailDelivery } from './deliver-mail.ts';
import { mailRoutes } from './mail.routes.ts';
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
