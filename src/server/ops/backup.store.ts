import { sql } from 'kysely';
import { timeStep } from '../accounts/second-factors.ts';
import { countOf, rowsInBatches } from '../db/queries.ts';
import type { Database } from '../db/tables.ts';
import type { DatabaseAddress } from '../lib/config.ts';
import { keyOf, type Row, type TableName, tableNames } from './backed-up.ts';

const pageSize = 1_000;

/** Every row, table by table, read in pages. */
export async function* everyRow(database: Database): AsyncGenerator<[table: TableName, row: Row]> {
  for (const table of tableNames)
    for (let page = await pageOf(database, table); page.length > 0; page = await pageOf(database, table, page.at(-1)))
      for (const row of page) yield [table, row];
}

async function pageOf(database: Database, table: TableName, last?: Row): Promise<Row[]> {
  const keys = keyOf(table);
  const columns = sql.join(keys.map((key) => sql.ref(key)));
  const after = last ? sql`where (${columns}) > (${sql.join(keys.map((key) => last[key] ?? null))})` : sql``;
  const { rows } =
    await sql<Row>`select * from ${sql.table(table)} ${after} order by ${columns} limit ${pageSize}`.execute(database);
  return rows;
}

export async function insertRows(transaction: Database, table: TableName, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  for (const some of rowsInBatches(rows)) {
    const values = some.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))}) values ${sql.join(values)}`.execute(
      transaction,
    );
  }
}

/** Apart from the key that every database registers at its first start. */
export async function isEmpty(database: Database): Promise<boolean> {
  for (const table of tableNames.filter((name) => name !== 'encryptionKey')) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(database);
    if (rows.length > 0) return false;
  }
  return true;
}

/** PostgreSQL checks the foreign keys of each deleted row; truncate checks none. */
export async function deleteEveryRow(transaction: Database, kind: DatabaseAddress['kind']): Promise<void> {
  if (kind === 'postgres')
    await sql`truncate ${sql.join(tableNames.map((name) => sql.table(name)))}`.execute(transaction);
  else for (const table of tableNames.toReversed()) await sql`delete from ${sql.table(table)}`.execute(transaction);
}

export const countPictures = (database: Database): Promise<number> => countOf(database.selectFrom('image'));

export async function findNewestMigration(database: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`.execute(
    database,
  );
  return rows[0]?.name ?? '';
}

/**
 * Sessions, links, calendar addresses, recovery codes and queued mails may have been used or revoked since the
 * backup: they are ended, and followers and saved searches are not mailed again what they may have been mailed since.
 * Opening an expired link mails a new one to the address on file; staff send failed mails again.
 */
export async function settleRestored(database: Database, now: number): Promise<void> {
  await database.deleteFrom('session').execute();
  await database.deleteFrom('signInTicket').execute();
  await database.deleteFrom('idempotency').execute();
  await database.deleteFrom('passwordRequest').execute();
  await database.deleteFrom('recoveryCode').execute();
  await database.deleteFrom('calendarAddress').execute();
  await database.deleteFrom('privateLink').execute();
  await database.deleteFrom('applicationDraft').execute();
  await database.updateTable('follower').set({ newsUntil: now, newsBefore: now }).execute();
  await database.updateTable('savedSearch').set({ mailedUntil: now }).execute();
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
