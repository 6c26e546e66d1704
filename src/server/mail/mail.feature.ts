import type { Feature } from '../platform/feature.ts';
import { creatorMailsRoutes } from './creator-mails.routes.ts';
import { delivery } from './deliver-mail.ts';
import { lookingForServer } from './look-for-server.ts';
import { mailboxRoutes } from './mailbox.routes.ts';
import { deleteOldMails, eraseFailedMails, eraseReadings } from './outbox-mail.store.ts';
import { smtpProbe, smtpSender } from './smtp.ts';

const day = 24 * 60 * 60_000;

/** A mail that was given up can be sent again for a month, for which any can be read, and is told of for three. */
export const mailFeature: Feature = {
  name: 'mail',
  routes: creatorMailsRoutes,
  pages: mailboxRoutes,
  jobs(platform) {
    const { smtpUrl } = platform.config;
    if (smtpUrl === null) return [];
    const address = { ...platform.config, smtpUrl };
    return [
      delivery(platform, smtpSender(address), 'urgent', 250),
      delivery(platform, smtpSender(address), 'patient', 1_000),
      lookingForServer(platform, smtpProbe(address)),
    ];
  },
  sweeps: [
    ({ database }, now) => eraseFailedMails(database, now - 30 * day),
    ({ database }, now) => eraseReadings(database, now - 30 * day),
    ({ database }, now) => deleteOldMails(database, now - 90 * day),
  ],
};
