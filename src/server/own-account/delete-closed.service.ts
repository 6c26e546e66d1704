import { sql } from 'kysely';
import { type Account, findAccountByEmail, lockAccount, reserveName } from '../accounts/accounts.ts';
import { listApplicationsOf } from '../accounts/latest-application.ts';
import { cancelDeletion, findScheduledDeletion, listDueDeletions } from '../accounts/scheduled-deletions.ts';
import { listBookingIds } from '../bookings/bookings-of-creator.ts';
import type { Platform } from '../db/platform.ts';
import { inBatches, matchesEmail } from '../db/queries.ts';
import { inOrder } from '../db/table.ts';
import { type Database, tables } from '../db/tables.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import { reasonOf } from '../feature/background-work.ts';
import { releaseImages } from '../media/images.ts';
import { deletionRules } from './deletion-rules.ts';

/** Deletes accounts whose deletion is due, each in a unit of its own. */
export async function deleteClosedAccounts(platform: Platform, now: number): Promise<void> {
  let after = { dueAt: 0, accountId: '' };
  for (;;) {
    const due = await listDueDeletions(platform.database, now, after);
    for (const { accountId } of due) await deleteOne(platform, accountId);
    const last = due.at(-1);
    if (!last) return;
    after = last;
  }
}

/** A failed deletion is tried again by the next cleanup. */
async function deleteOne(platform: Platform, accountId: string): Promise<void> {
  try {
    const isDeleted = await inUnitOfWork(platform, (unit) => deleteIfDue(unit, accountId));
    if (isDeleted) platform.log.info({ account: accountId }, 'account_deleted');
  } catch (failure) {
    platform.log.warn({ account: accountId, reason: reasonOf(failure) }, 'account_deletion_failed');
  }
}

/** Checks again under the lock, because staff may have just reopened the account. */
async function deleteIfDue(unit: Unit, accountId: string): Promise<boolean> {
  const account = await lockAccount(unit, accountId);
  const scheduled = await findScheduledDeletion(unit.database, accountId);
  if (account?.state !== 'closed' || !scheduled || scheduled.dueAt > unit.now) return false;
  await releaseImages(unit.database, accountId);
  await deleteRows(unit, account);
  await cancelDeletion(unit.database, accountId);
  await reserveName(unit, account.usernameFolded, unit.now);
  unit.record({ action: 'account.erase', subjectId: accountId });
  return true;
}

async function deleteRows({ database }: Unit, account: Account): Promise<void> {
  const applications = (await listApplicationsOf(database, account.id)).map(({ id }) => id);
  const subjects = [account.id, ...applications, ...(await listBookingIds(database, account.id))];
  const isShared = (await findAccountByEmail(database, 'sponsors', account.emailFolded)) !== undefined;
  for (const name of inOrder(tables).toReversed()) {
    const rule = deletionRules[name];
    if ('deleteBy' in rule) await deleteBy(database, { name, column: rule.deleteBy }, [account.id]);
    // A sponsor may have the same address; mails to it are deleted by age.
    if ('deleteByEmail' in rule && !isShared)
      await deleteByEmail(database, { name, column: rule.deleteByEmail }, account);
    if ('deleteByFoldedEmail' in rule && !isShared)
      await deleteBy(database, { name, column: rule.deleteByFoldedEmail }, [account.emailFolded]);
    if ('orSubject' in rule) await deleteBy(database, { name, column: rule.orSubject }, subjects);
  }
}

interface ColumnOfTable {
  name: string;
  column: string;
}

async function deleteBy(database: Database, { name, column }: ColumnOfTable, values: readonly string[]): Promise<void> {
  for (const some of inBatches(values))
    await sql`delete from ${sql.table(name)} where ${sql.ref(column)} in (${sql.join(some)})`.execute(database);
}

const deleteByEmail = (database: Database, { name, column }: ColumnOfTable, account: Account) =>
  sql`delete from ${sql.table(name)} where ${matchesEmail(column, account)}`.execute(database);
