import { setTimeout } from 'node:timers/promises';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { AccountTable } from './tables/account.table.ts';

/** One page of rows: how many were handled, and the key of the last one; null after the last page. */
interface Page {
  count: number;
  last: string | null;
}

const maxCleanupMs = 60_000;

/** Handles rows a page at a time, in the order of their keys. After a minute the rest is left to the next run. */
export async function cleanUpInPages(next: (after: string) => Promise<Page>): Promise<number> {
  const endsAt = performance.now() + maxCleanupMs;
  let count = 0;
  for (let after: string | null = ''; after !== null && performance.now() < endsAt; ) {
    const page: Page = await next(after);
    count += page.count;
    after = page.last;
  }
  return count;
}

/** Small enough that requests between two batches are not slowed down. */
const batchSize = 1_000;

interface BatchQuery {
  executeTakeFirstOrThrow(): Promise<{ numDeletedRows: bigint } | { numUpdatedRows: bigint }>;
}

/** Repeats a statement that deletes or updates up to `limit` rows until no row matches any more. */
export const changeInBatches = (change: (limit: number) => BatchQuery): Promise<number> =>
  cleanUpInPages(async () => {
    const result = await change(batchSize).executeTakeFirstOrThrow();
    const count = Number('numDeletedRows' in result ? result.numDeletedRows : result.numUpdatedRows);
    return { count, last: count < batchSize ? null : '' };
  });

interface Expiry<Row> {
  keys: readonly (keyof Row & string)[];
  column: keyof Row & string;
  before: number | string;
}

/** Deletes rows with an older value. The delete repeats the condition: a row that was renewed in between stays. */
export const deleteOlder = <Schema, Table extends keyof Schema & string>(
  database: Kysely<Schema>,
  table: Table,
  { keys, column, before }: Expiry<Schema[Table]>,
): Promise<number> =>
  changeInBatches((limit) => ({
    async executeTakeFirstOrThrow() {
      const key = sql.join(keys.map((name) => sql.ref(name)));
      const isOlder = sql`${sql.ref(column)} < ${before}`;
      const batch = sql`select ${key} from ${sql.table(table)} where ${isOlder} order by ${sql.ref(column)} limit ${limit}`;
      const { numAffectedRows = 0n } =
        await sql`delete from ${sql.table(table)} where (${key}) in (${batch}) and ${isOlder}`.execute(database);
      return { numDeletedRows: numAffectedRows };
    },
  }));

/** Lets a server write between the pages of a command: SQLite serves lock requests in no order. */
export const pauseForWriters = () => setTimeout(10);

export async function countOf<Tables, From extends keyof Tables>(
  query: SelectQueryBuilder<Tables, From, object>,
): Promise<number> {
  const { count } = await query
    .select(({ fn }) => fn.countAll().as('count'))
    .$castTo<{ count: number }>()
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A statement takes some thirty thousand values at most. */
const maxValues = 30_000;

/** Splits a long list into parts that fit into one statement; `valuesEach` is the number of values of an item. */
export function* inBatches<Item>(items: readonly Item[], valuesEach = 1): Generator<Item[]> {
  const atOnce = Math.max(1, Math.floor(maxValues / valuesEach));
  for (let done = 0; done < items.length; done += atOnce) yield items.slice(done, done + atOnce);
}

/** Batches of rows that have the same columns. */
export const rowsInBatches = <Row extends object>(rows: readonly Row[]): Generator<Row[]> =>
  inBatches(rows, Math.max(1, Object.keys(rows[0] ?? {}).length));

export type Address = Pick<AccountTable, 'email' | 'emailFolded'>;

/** Matches a column with the email of an account, however it was typed. Each part uses an index. */
export const matchesEmail = (column: string, { email, emailFolded }: Address) =>
  sql<boolean>`(${sql.ref(column)} in (${email}, ${emailFolded}) or lower(${sql.ref(column)}) = ${email.toLowerCase()})`;

/** Parses a JSON column. Its schema has a default for every property that rows of an earlier release may lack. */
export const parseStored = <Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> =>
  schema.parse(JSON.parse(text));

/** Parses a column that maps names to texts. */
export const parseStoredTexts = (text: string): Record<string, string> =>
  parseStored(z.record(z.string(), z.string()), text);
