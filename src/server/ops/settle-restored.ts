import { timeStep } from '../accounts/totp.ts';
import type { Database } from '../db/tables.ts';

/**
 * Sessions, links, calendar addresses, recovery codes and queued mails may have been used or revoked since the
 * backup: they are ended. Opening an expired link mails a new one to the address on file; staff send failed mails again.
 */
export async function settleRestored(database: Database, now: number): Promise<void> {
  await database.deleteFrom('session').execute();
  await database.deleteFrom('signInTicket').execute();
  await database.deleteFrom('idempotency').execute();
  await database.deleteFrom('passwordRequest').execute();
  await database.deleteFrom('recoveryCode').execute();
  await database.deleteFrom('calendarAddress').execute();
  await database
    .updateTable('secondFactor')
    .set({ lastStep: timeStep(now) + 1 })
    .execute();
  await database
    .updateTable('passwordLink')
    .set({ expiresAt: now })
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .execute();
  await database.updateTable('bankLink').set({ state: 'expired' }).where('state', 'in', ['issued', 'opened']).execute();
  await database
    .updateTable('outboxMail')
    .set({ state: 'failed', lastError: 'restored', leasedUntil: 0 })
    .where('state', 'in', ['queued', 'retrying'])
    .execute();
}
