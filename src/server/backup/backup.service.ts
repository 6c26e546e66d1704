import type { Database } from '../database.ts';
import { migrations } from '../migrations/all.ts';
import { Refusal } from '../platform/command.ts';
import { inSnapshot } from '../platform/database/snapshot.ts';
import type { Platform } from '../platform/platform.ts';
import { type Row, type TableName, tableNames } from './backed-up.ts';
import { deleteEveryRow, everyRow, insertRows, isEmpty } from './backup.store.ts';
import { checkBackup, type Header, readBackup, writeBackup } from './backup-file.ts';

const newestMigration = Object.keys(migrations).sort().at(-1) ?? '';
const batchSize = 1_000;

/** Writes everything, as it is at one moment, into a file that either database takes back. */
export function backUp({ database, config, secrets, now }: Platform, file: string): Promise<number> {
  const head = { migration: newestMigration, key: secrets.hash('fingerprint', ''), createdAt: now() };
  return inSnapshot(database, config.database, (snapshot) => writeBackup(file, head, everyRow(snapshot)));
}

/** Brings back what a backup holds, all of it or nothing. */
export async function restore(
  platform: Platform,
  file: string,
  mayReplace: boolean,
): Promise<Header & { rows: number }> {
  const backup = await checkBackup(file);
  refuseStranger(platform, backup);
  await platform.database.transaction().execute(async (transaction) => {
    if (mayReplace) await deleteEveryRow(transaction);
    else if (!(await isEmpty(transaction)))
      throw new Refusal('This database is not empty: --replace puts the backup in the place of what it holds.');
    await insertAll(transaction, readBackup(file, backup.rows));
  });
  return backup;
}

function refuseStranger({ secrets }: Platform, { migration, key }: Header): void {
  if (migration !== newestMigration)
    throw new Refusal(
      `This backup is of ${migration}, and this version of Vaya is at ${newestMigration}: restore it with the version that made it.`,
    );
  if (key !== secrets.hash('fingerprint', ''))
    throw new Refusal(
      'This backup was made under another master key. Set VAYA_KEY, or the secret.key of the data folder, to that one first.',
    );
}

async function insertAll(transaction: Database, lines: AsyncIterable<[table: string, row: Row]>): Promise<void> {
  let table: TableName | undefined;
  let rows: Row[] = [];
  const flush = async () => {
    if (table !== undefined) await insertRows(transaction, table, rows);
    rows = [];
  };
  for await (const [name, row] of lines) {
    if (name !== table || rows.length >= batchSize) await flush();
    table = tableNames.find((known) => known === name);
    if (table === undefined) throw new Refusal(`This backup holds a table "${name}" that is not known here.`);
    rows.push(row);
  }
  await flush();
}
