import type { Platform } from '../db/platform.ts';
import { contentCell } from '../db/tables/outbox-mail.table.ts';
import { contentOf } from './deliver-mail.ts';
import { listNewestMails, type OutboxMail } from './outbox-mail.store.ts';

type Opener = Pick<Platform, 'database' | 'secrets'>;

export const readMail = (mail: OutboxMail, secrets: Opener['secrets']) => ({
  id: mail.id,
  to: mail.recipient,
  template: mail.template,
  createdAt: mail.createdAt,
  ...contentOf(secrets.decrypt(mail.encryptedContent ?? '', contentCell(mail.id))),
});

const hasContent = ({ encryptedContent }: OutboxMail): boolean => encryptedContent !== null;

/** The newest mails that have not left: where no mail server is set, all of them. */
export const readNewestMails = async ({ database, secrets }: Opener, limit: number, mayRead = hasContent) =>
  (await listNewestMails(database, limit)).filter(mayRead).map((mail) => readMail(mail, secrets));
