import type { Database } from '../tables.ts';

/** Every mail to an address that is kept still, the oldest first. */
export const listMailsTo = (database: Database, recipient: string) =>
  database
    .selectFrom('outboxMail')
    .select(['template', 'state', 'recipient', 'createdAt', 'sentAt'])
    .where('recipient', '=', recipient)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
