import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';

/** One page of rows: what was done with them, and the key of the last one; null where there was none. */
export interface Page {
  count: number;
  last: string | null;
}

/** Goes through rows in the order of their keys, a page at a time, and says how many there were. */
export async function throughPages(next: (after: string) => Promise<Page>): Promise<number> {
  let count = 0;
  for (let after: string | null = ''; after !== null; ) {
    const page: Page = await next(after);
    count += page.count;
    after = page.last;
  }
  return count;
}

const none: Page = { count: 0, last: null };

/** The same for a sweep, which leaves what it does not come to within a minute to the next one. */
export function sweepThroughPages(next: (after: string) => Promise<Page>): Promise<number> {
  const end = performance.now() + 60_000;
  return throughPages(async (after) => (performance.now() < end ? next(after) : none));
}

/** Few enough that whoever comes meanwhile does not notice. */
const mostAtOnce = 1_000;

interface Sweeping {
  executeTakeFirstOrThrow(): Promise<{ numDeletedRows: bigint } | { numUpdatedRows: bigint }>;
}

/** The same for rows that are swept by one statement a page: those that it came to are due no more, so each begins anew. */
export const sweepRows = (sweep: (most: number) => Sweeping): Promise<number> =>
  sweepThroughPages(async () => {
    const done = await sweep(mostAtOnce).executeTakeFirstOrThrow();
    const count = Number('numDeletedRows' in done ? done.numDeletedRows : done.numUpdatedRows);
    return { count, last: count < mostAtOnce ? null : '' };
  });

interface Older<Row> {
  /** What a row is known by. */
  keys: readonly (keyof Row & string)[];
  column: keyof Row & string;
  before: number | string;
}

/** Deletes what is older, asked once more as it is deleted: a row that was renewed in that moment stays. */
export const sweepOlder = <Schema, Table extends keyof Schema & string>(
  database: Kysely<Schema>,
  table: Table,
  { keys, column, before }: Older<Schema[Table]>,
): Promise<number> =>
  sweepRows((most) => ({
    async executeTakeFirstOrThrow() {
      const key = sql.join(keys.map((name) => sql.ref(name)));
      const isOlder = sql`${sql.ref(column)} < ${before}`;
      const due = sql`select ${key} from ${sql.table(table)} where ${isOlder} order by ${sql.ref(column)} limit ${most}`;
      const { numAffectedRows = 0n } =
        await sql`delete from ${sql.table(table)} where (${key}) in (${due}) and ${isOlder}`.execute(database);
      return { numDeletedRows: numAffectedRows };
    },
  }));

/** Lets a server write between the pages of a command: SQLite serves lock requests in no order. */
export const betweenPages = () => setTimeout(10);
