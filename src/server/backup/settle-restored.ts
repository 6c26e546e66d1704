import { sql } from 'kysely';
import { stepAt } from '../second-factor/totp.ts';
import type { Database } from '../tables.ts';

/**
 * What was true at the moment of a backup and may not be any more: who was signed in and on which devices, which link was
 * still good, which calendar open, which mail had still to leave, which code was not used yet. None of it is believed:
 * people sign in again, a link that was good is over, so that whoever opens it is mailed a new one to the address on file,
 * and staff send a mail again.
 */
export async function settleRestored(
  database: Database,
  { now, trueTime }: { now: number; trueTime: number },
): Promise<void> {
  await database.deleteFrom('session').execute();
  await database.deleteFrom('signInTicket').execute();
  await database.deleteFrom('idempotency').execute();
  await database.deleteFrom('passwordRequest').execute();
  await database.deleteFrom('recoveryCode').execute();
  await database.deleteFrom('calendarAddress').execute();
  // No device has such a name; in which language somebody signed in is still what mails go by.
  await database.updateTable('knownDevice').set({ deviceHash: sql<string>`'restored ' || "deviceHash"` }).execute();
  await database
    .updateTable('secondFactor')
    .set({ lastStep: stepAt(trueTime) + 1 })
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
    .set({ state: 'failed', lastError: 'restored', lease: null, leasedUntil: 0 })
    .where('state', 'in', ['queued', 'retrying'])
    .execute();
}
