import { writeAuditEntries } from '../audit/audit-trail.ts';
import { inSnapshot } from '../db/dialect.ts';
import { migrateAfter, remakeTables } from '../db/migrate.ts';
import { migrations } from '../db/migrations/all.ts';
import type { Platform } from '../db/platform.ts';
import type { Database } from '../db/tables.ts';
import { continueNumbers } from '../directory/directory.ts';
import { commandLine } from '../feature/command.ts';
import { OperatorError } from '../lib/errors.ts';
import { everyPicture, pictureLine, type Row, restorePicture, type TableName, tableNames } from './backed-up.ts';
import { deleteEveryRow, everyRow, findNewestMigration, insertRows, isEmpty, settleRestored } from './backup.store.ts';
import { type Count, countLines, type Header, type Line, readHeader, readLines, writeBackup } from './backup-file.ts';
import { checkKeys } from './open-secrets.ts';

const batchSize = 1_000;

/** Writes a snapshot of every table, and the pictures of a local store, into one file. Either database and either store can be restored from it. */
export async function backUp(platform: Platform, file: string): Promise<Count> {
  const { database, secrets, now } = platform;
  const migration = await findNewestMigration(database);
  return inSnapshot(database, (snapshot) =>
    writeBackup(file, { secrets, migration, createdAt: now(), lines: everyLine(platform, snapshot) }),
  );
}

async function* everyLine(platform: Platform, snapshot: Database): AsyncGenerator<Line> {
  yield* everyRow(snapshot);
  yield* everyPicture(platform);
}

type Restored = Header & Count;

/** Restores all rows in one transaction, or nothing. Pictures of a restore that failed are overwritten by the next one. */
export async function restore(platform: Platform, file: string, mayReplace: boolean): Promise<Restored> {
  const { config, database, secrets, now } = platform;
  const header = await readHeader(file);
  refuseUnknownVersion(header);
  const newest = await findNewestMigration(database);
  const count = await countLines(file, secrets);
  await database.transaction().execute(async (transaction) => {
    if (!mayReplace && !(await isEmpty(transaction)))
      throw new OperatorError('This database is not empty: --replace puts the backup in the place of what it holds.');
    await deleteEveryRow(transaction, config.database.kind);
    const insert = () => insertAll(platform, transaction, readLines(file, secrets));
    await (header.migration === newest ? insert() : insertOlder(transaction, header, insert));
    await checkKeys(secrets, transaction);
    await settleRestored(transaction, now());
    if (config.database.kind === 'postgres') await continueNumbers(transaction);
    await recordRestore(platform, transaction, file);
  });
  return { ...header, ...count };
}

/** Appends to the trail that came with the backup. */
const recordRestore = ({ secrets, now }: Platform, database: Database, file: string): Promise<void> =>
  writeAuditEntries({ database, secrets, now: now(), actor: commandLine }, [
    { action: 'backup.restore', subjectId: '', details: { file } },
  ]);

function refuseUnknownVersion({ migration }: Header): void {
  if (!(migration in migrations))
    throw new OperatorError(
      `This backup is of ${migration}, which this version of Vaya does not know: restore it with the version that made it, or a newer one.`,
    );
}

/** The rows of an older version go into tables of their time, which are then migrated. */
async function insertOlder(transaction: Database, { migration }: Header, insert: () => Promise<void>): Promise<void> {
  const installation = await transaction.selectFrom('installation').selectAll().execute();
  await remakeTables(transaction, migration);
  await insert();
  await migrateAfter(transaction, migration);
  if (installation.length > 0) await transaction.insertInto('installation').values(installation).execute();
}

async function insertAll(platform: Platform, transaction: Database, lines: AsyncIterable<Line>): Promise<void> {
  let table: TableName | undefined;
  let rows: Row[] = [];
  const flush = async () => {
    if (table !== undefined) await insertRows(transaction, table, rows);
    rows = [];
  };
  for await (const [name, row] of lines) {
    if (name === pictureLine) {
      await restorePicture(platform, row);
      continue;
    }
    if (name !== table || rows.length >= batchSize) await flush();
    table = tableNames.find((known) => known === name);
    if (table === undefined) throw new OperatorError(`This backup holds a table "${name}" that is not known here.`);
    rows.push(row);
  }
  await flush();
}
