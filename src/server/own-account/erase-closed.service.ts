import { sql } from 'kysely';
import { type Account, findAccountByEmail, lockAccount } from '../account/accounts.ts';
import { isAddressOf } from '../account/is-address-of.ts';
import {
  deletePlannedErasure,
  findPlannedErasure,
  forgetUntimelySeen,
  isDue,
  listDueErasures,
  noteSeen,
} from '../account/planned-erasures.ts';
import { reserveName } from '../account/reserved-names.ts';
import { tellOfClosing } from '../account/tell-of-closing.ts';
import { listApplicationsOf } from '../application/latest-application.ts';
import { listStayIds } from '../hotel-booking/stays-of-creator.ts';
import { letGoOfImages } from '../media/images.ts';
import { reasonOf } from '../platform/background-work.ts';
import { inBatches } from '../platform/database/in-batches.ts';
import { inOrder } from '../platform/database/table.ts';
import type { Platform } from '../platform/platform.ts';
import { inUnitOfWork, type Unit } from '../records/unit-of-work.ts';
import { type Database, tables } from '../tables.ts';
import { placesOfPeople } from './places-of-people.ts';

/** Erases whoever was closed long enough ago; each in a unit of their own, and behind those who cannot be, so that these keep nobody else. */
export async function eraseClosedAccounts(platform: Platform, now: number): Promise<void> {
  await forgetUntimelySeen(platform.database, now);
  await noteSeen(platform.database, now);
  let after = { dueAt: 0, accountId: '' };
  for (;;) {
    const due = await listDueErasures(platform.database, now, after);
    for (const { accountId } of due) await eraseOne(platform, accountId);
    const last = due.at(-1);
    if (!last) return;
    after = last;
  }
}

/** Who cannot be erased is tried again by the next sweep. */
async function eraseOne(platform: Platform, accountId: string): Promise<void> {
  try {
    const isErased = await inUnitOfWork(platform, (unit) => eraseIfDue(unit, accountId));
    if (isErased) tellOfClosing(platform, accountId, 'erase');
  } catch (failure) {
    platform.log.warn({ account: accountId, reason: reasonOf(failure) }, 'a closed account was not erased');
  }
}

/** Staff may have reopened the account in this moment. */
async function eraseIfDue(unit: Unit, accountId: string): Promise<boolean> {
  const account = await lockAccount(unit, accountId);
  const planned = await findPlannedErasure(unit.database, accountId);
  if (account?.state !== 'closed' || !planned || !isDue(planned, unit.now)) return false;
  await letGoOfImages(unit.database, accountId);
  await deleteRows(unit, account);
  await deletePlannedErasure(unit.database, accountId);
  await reserveName(unit, account.usernameFolded, unit.now);
  unit.record({ action: 'account.erase', subjectId: accountId });
  return true;
}

/** Those that point to others go before them. */
async function deleteRows({ database }: Unit, account: Account): Promise<void> {
  const applications = (await listApplicationsOf(database, account.id)).map(({ id }) => id);
  const subjects = [account.id, ...applications, ...(await listStayIds(database, account.id))];
  const isShared = (await findAccountByEmail(database, 'sponsors', account.emailFolded)) !== undefined;
  for (const name of inOrder(tables).toReversed()) {
    const place = placesOfPeople[name];
    if ('goBy' in place)
      await sql`delete from ${sql.table(name)} where ${sql.ref(place.goBy)} = ${account.id}`.execute(database);
    // A sponsor may have the same address: what was written to it goes with its time.
    if ('goByEmail' in place && !isShared) await deleteByEmail(database, { name, column: place.goByEmail }, account);
    if ('goByFoldedEmail' in place && !isShared)
      await deleteByFoldedEmail(database, { name, column: place.goByFoldedEmail }, account);
    if ('andBy' in place) await deleteBy(database, { name, column: place.andBy }, subjects);
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

const deleteByFoldedEmail = (database: Database, { name, column }: ColumnOfTable, { emailFolded }: Account) =>
  sql`delete from ${sql.table(name)} where ${sql.ref(column)} = ${emailFolded}`.execute(database);

const deleteByEmail = (database: Database, { name, column }: ColumnOfTable, account: Account) =>
  sql`delete from ${sql.table(name)} where ${isAddressOf(column, account)}`.execute(database);
