import type { DatabaseSync } from 'node:sqlite';
import type pg from 'pg';

/** What is needed of a column to write rows of its table. */
interface Column {
  table: string;
  name: string;
  isText: boolean;
  /** What its check lets in, if it names it. */
  values: string[];
}

/** Tables that do not grow with people. */
export const fixedTables = ['kysely_migration', 'kysely_migration_lock', 'installation', 'encryptionKey'];

const quoted = (name: string): string => `"${name}"`;

/** What most records are sooner or later; each other state has one row of fifty. */
const usual = ['creator', 'active', 'APPROVED', 'verified', 'COMPLETED', 'published', 'sent'];
/** One row of a hundred: what is seldom, whatever the number of people. */
const seldom = ['scheduledDeletion'];

/** Keys are different, and rows with one number belong together in all tables. */
function choiceOf({ name, isText, values }: Column): string {
  const [first = ''] = values;
  if (values.length > 0) {
    const cases = values.map((value, index) => `when ${index} then '${value}'`).join(' ');
    return `case n % 50 ${cases} else '${usual.find((each) => values.includes(each)) ?? first}' end`;
  }
  if (/^is[A-Z]|^shares/.test(name)) return 'case when n % 500 = 0 then 1 else 0 end';
  return isText ? "'x' || n" : 'n';
}

const countIn = (table: string, count: number): number => (seldom.includes(table) ? count / 100 : count);

/** Writes rows into every table of a migrated database whose constraints are not looked at, and gathers statistics. */
export function fillSqlite(database: DatabaseSync, count: number): void {
  database.exec('pragma foreign_keys = off; pragma ignore_check_constraints = on; pragma synchronous = off; begin');
  for (const [table, columns] of columnsOfSqlite(database))
    database.exec(
      `with recursive counted(n) as (select 1 union all select n + 1 from counted where n < ${countIn(table, count)})
       insert or ignore into ${quoted(table)} (${columns.map(({ name }) => quoted(name)).join()})
       select ${columns.map(choiceOf).join()} from counted`,
    );
  database.exec('commit; analyze');
}

function columnsOfSqlite(database: DatabaseSync): Map<string, Column[]> {
  const tables = database
    .prepare("select name, sql from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
    .all();
  return new Map(
    tables
      .map(({ name, sql }) => ({ name: String(name), sql: String(sql) }))
      .filter(({ name }) => !fixedTables.includes(name))
      .map(({ name: table, sql }) => [
        table,
        database
          .prepare(`pragma table_info(${quoted(table)})`)
          .all()
          .map(({ name, type }) => ({
            ...{ table, name: String(name), isText: String(type) === 'text' },
            values: valuesIn(sql, String(name)),
          })),
      ]),
  );
}

/** Of `"state" in ('a', 'b')`. */
function valuesIn(text: string, column: string): string[] {
  const [, list = ''] =
    new RegExp(`["\\s(]${column}["\\s)]*(?:::text)?\\s*(?:in \\(|= ANY \\(+ARRAY\\[)([^)\\]]*)`, 'i').exec(text) ?? [];
  return [...list.matchAll(/'([^']*)'/g)].map(([, value = '']) => value);
}

export async function fillPostgres(client: pg.Client, count: number): Promise<void> {
  const { rows: constraints } = await client.query<{ table: string; name: string; text: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as text from pg_constraint
     where contype in ('c', 'f') and connamespace = 'public'::regnamespace`,
  );
  const { rows } = await client.query<{ table: string; name: string; type: string }>(
    `select table_name as table, column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' order by ordinal_position`,
  );
  for (const { table, name } of constraints) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  const byTable = Map.groupBy(
    rows.filter(({ table }) => !fixedTables.includes(table)),
    ({ table }) => table,
  );
  for (const [table, columns] of byTable) {
    const checks = constraints.filter((each) => each.table.replaceAll('"', '') === table).map(({ text }) => text);
    const values = columns.map(({ name, type }) =>
      choiceOf({ table, name, isText: type === 'text', values: checks.flatMap((text) => valuesIn(text, name)) }),
    );
    await client.query(
      `insert into ${quoted(table)} (${columns.map(({ name }) => quoted(name)).join()})
       select ${values.join()} from generate_series(1, ${countIn(table, count)}) as n on conflict do nothing`,
    );
  }
  await client.query('vacuum analyze');
}
