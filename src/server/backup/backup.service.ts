import { writeDeeds } from '../audit/audit-trail.ts';
import { beginEra, findVersion } from '../discovery/directory-version.ts';
import { commandLine, Refusal } from '../platform/command.ts';
import { inSnapshot } from '../platform/database/snapshot.ts';
import type { Platform } from '../platform/platform.ts';
import type { Database } from '../tables.ts';
import { type Row, type TableName, tableNames } from './backed-up.ts';
import { deleteEveryRow, everyRow, findNewestMigration, insertRows, isEmpty } from './backup.store.ts';
import { type Checked, checkBackup, type Header, readBackup, writeBackup } from './backup-file.ts';
import { settleRestored } from './settle-restored.ts';

const batchSize = 1_000;

/** Writes everything, as it is at one moment, into a file that either database takes back. */
export async function backUp({ database, config, secrets, now }: Platform, file: string): Promise<number> {
  const migration = await findNewestMigration(database);
  return inSnapshot(database, config.database, (snapshot) =>
    writeBackup(file, { secrets, migration, createdAt: now(), lines: everyRow(snapshot) }),
  );
}

/** Brings back what a backup holds, all of it or nothing. */
export async function restore(platform: Platform, file: string, mayReplace: boolean): Promise<Checked> {
  const { config, database, secrets, now, trueTime } = platform;
  const backup = await checkBackup(file, secrets);
  await refuseOtherShape(database, backup);
  await database.transaction().execute(async (transaction) => {
    const replaced = await findVersion(transaction);
    if (!mayReplace && !(await isEmpty(transaction)))
      throw new Refusal('This database is not empty: --replace puts the backup in the place of what it holds.');
    await deleteEveryRow(transaction, config.database.kind);
    await insertAll(transaction, readBackup(file, backup));
    await settleRestored(transaction, { now: now(), trueTime: trueTime() });
    if (replaced > 0) await beginEra(transaction, replaced);
    await noteRestore(platform, transaction, file);
  });
  return backup;
}

/** At the end of the trail that came with the backup. */
const noteRestore = ({ secrets, now }: Platform, database: Database, file: string): Promise<void> =>
  writeDeeds({ database, secrets, now: now(), actor: commandLine }, [
    { action: 'backup.restore', subjectId: '', details: { file } },
  ]);

async function refuseOtherShape(database: Database, { migration }: Header): Promise<void> {
  const newestMigration = await findNewestMigration(database);
  if (migration !== newestMigration)
    throw new Refusal(
      `This backup is of ${migration}, and this version of Vaya is at ${newestMigration}: restore it with the version that made it.`,
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
