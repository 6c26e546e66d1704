import type { Compilable, Kysely } from 'kysely';

const names = new Map<string, string>();
/** Each is kept on every connection, by the database server too. */
const most = 100;

/** PostgreSQL keeps what it has planned of a statement that has a name. A text that takes many shapes has none from some number on. */
export function nameStatement(sql: string): void {
  if (names.size < most && !names.has(sql)) names.set(sql, `vaya_${names.size + 1}`);
}

export const nameOfStatement = (sql: string): string | undefined => names.get(sql);

/** The rows of a query that is asked again and again with other values. */
export async function rowsOfNamed<Tables, Row>(database: Kysely<Tables>, query: Compilable<Row>): Promise<Row[]> {
  const compiled = query.compile();
  nameStatement(compiled.sql);
  const { rows } = await database.executeQuery(compiled);
  return rows;
}

const unheard = new Set<string>();

/** Whether nobody waits for an answer to it. */
export const isUnheard = (sql: string): boolean => unheard.has(sql);

/** The same where there are no rows to wait for: within a transaction PostgreSQL is sent it with what comes next, which fails with it. */
export async function sendNamed<Tables>(database: Kysely<Tables>, query: Compilable): Promise<void> {
  const compiled = query.compile();
  nameStatement(compiled.sql);
  unheard.add(compiled.sql);
  await database.executeQuery(compiled);
}
