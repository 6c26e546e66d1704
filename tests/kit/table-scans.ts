import type { DatabaseSync } from 'node:sqlite';
import type pg from 'pg';

/** Fewer rows than this share of a table are no scan of it: a partial index of what is seldom. */
const minShare = 4;
/** Tables that do not grow with the number of people have fewer rows. */
const minRows = 2_000;

/** The tables that SQLite goes through from end to end for a query. A page in the order of an index ends at its limit. */
export function sqliteScans(database: DatabaseSync, sql: string): string[] {
  const given = sql.replaceAll('?', "'1'");
  const rows = database.prepare(`explain query plan ${given}`).all() as {
    id: number;
    parent: number;
    detail: string;
  }[];
  const aliases = new Map([...sql.matchAll(/"(\w+)" as "(\w+)"/g)].map(([, table = '', alias = '']) => [alias, table]));
  const isSorted = (parent: number) =>
    rows.some((row) => row.parent === parent && /TEMP B-TREE FOR (?!LAST|RIGHT)/.test(row.detail));
  const isInner = (name: string) =>
    rows.some(({ detail }) => /^(?:CO-ROUTINE|MATERIALIZE) /.test(detail) && detail.endsWith(` ${name}`));
  return rows.flatMap(({ parent, detail }) => {
    const [, alias = '', index] = /^SCAN (\w+)(?:.* INDEX (\w+))?/.exec(detail) ?? [];
    const table = aliases.get(alias) ?? alias;
    const [size, whole] = [sizeOf(database, table, index), sizeOf(database, table)];
    if (
      !isTable(database, table) ||
      (index === undefined && isInner(alias)) ||
      size < minRows ||
      size * minShare < whole
    )
      return [];
    const isPage = /\blimit\b/.test(sql) && !isSorted(parent);
    return isPage ? [] : [`${table}${index ? ` by ${index}` : ''}`];
  });
}

const isTable = (database: DatabaseSync, name: string): boolean =>
  database.prepare("select 1 from sqlite_schema where type = 'table' and name = ?").get(name) !== undefined;

/** By the statistics: how many rows an index has, or the table itself. */
function sizeOf(database: DatabaseSync, table: string, index?: string): number {
  const counted = database
    .prepare('select stat from sqlite_stat1 where tbl = ? and (? is null or idx = ?)')
    .all(table, index ?? null, index ?? null)
    .map(({ stat }) => Number.parseInt(String(stat), 10));
  return Math.max(0, ...counted);
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Plan Rows': number;
  Plans?: PlanNode[];
}

/** The same of PostgreSQL; it also sorts or hashes what a scan brings, and a limit above that ends nothing early. */
export async function postgresScans(client: pg.Client, sql: string): Promise<string[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (format json) ${sql.replaceAll(/\$\d+/g, "'1'")}`,
  );
  const [first] = rows;
  return first ? scansIn(first['QUERY PLAN'][0].Plan, false, await sizesIn(client)) : [];
}

const blocking = [
  'Sort',
  'Hash',
  'Aggregate',
  'HashAggregate',
  'Materialize',
  'SetOp',
  'WindowAgg',
  'Bitmap Heap Scan',
];

function scansIn(node: PlanNode, isLimited: boolean, sizes: Map<string, number>): string[] {
  const { 'Node Type': type, 'Relation Name': table, 'Index Name': index, 'Index Cond': condition } = node;
  const isScan = type === 'Seq Scan' || (type.startsWith('Index') && condition === undefined);
  const size = sizes.get(index ?? table ?? '') ?? 0;
  const isWhole = isScan && table !== undefined && size >= minRows && size * minShare >= (sizes.get(table) ?? 0);
  const found = isWhole && !isLimited ? [`${table}${index ? ` by ${index}` : ''}`] : [];
  const isLimitedBelow = type === 'Limit' || (isLimited && !blocking.includes(type));
  return [...found, ...(node.Plans ?? []).flatMap((each) => scansIn(each, isLimitedBelow, sizes))];
}

let sizes: Map<string, number> | undefined;
async function sizesIn(client: pg.Client): Promise<Map<string, number>> {
  if (sizes) return sizes;
  const { rows } = await client.query<{ name: string; size: number }>(
    "select relname as name, reltuples as size from pg_class where relnamespace = 'public'::regnamespace",
  );
  sizes = new Map(rows.map(({ name, size }) => [name, Number(size)]));
  return sizes;
}
