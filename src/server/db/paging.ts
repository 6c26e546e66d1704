import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';

/** One page of rows: how many were handled, and the key of the last one; null after the last page. */
export interface Page {
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
