import { sql } from 'kysely';
import { isPostgres } from './dialect.ts';
import type { Database } from './tables.ts';

/** `SQL_ASCII` keeps every byte as it comes. */
const encodings = ['UTF8', 'SQL_ASCII'];

/** The problems that keep Vaya from using this database, in sentences. SQLite has none. */
export async function databaseProblems(database: Database): Promise<string[]> {
  if (!isPostgres(database)) return [];
  const { rows } = await sql<DatabaseFacts>`
    select pg_encoding_to_char(encoding) as encoding, current_user as role, datname as name,
      current_setting('server_version') as version,
      coalesce(has_schema_privilege(current_user, 'public', 'create'), false) as "mayCreate"
    from pg_database where datname = current_database()`.execute(database);
  return rows.flatMap(problemsOf);
}

interface DatabaseFacts {
  encoding: string;
  mayCreate: boolean;
  role: string;
  name: string;
  version: string;
}

const oldestPostgres = 15;

export function problemsOf({ encoding, mayCreate, role, name, version }: DatabaseFacts): string[] {
  return [
    ...(Number.parseInt(version, 10) >= oldestPostgres
      ? []
      : [`PostgreSQL ${version} is too old: Vaya needs ${oldestPostgres} or newer.`]),
    ...(encodings.includes(encoding)
      ? []
      : [`The database ${name} has the encoding ${encoding}, which lacks letters: make one with createdb -E UTF8.`]),
    ...(mayCreate
      ? []
      : [`The role ${role} may not make tables in the database ${name}: make it the owner with createdb -O ${role}.`]),
  ];
}

/** Milliseconds that this machine is ahead of the database's; SQLite has this machine's clock. */
export async function clockAhead(database: Database, now: () => number): Promise<number> {
  if (!isPostgres(database)) return 0;
  const before = now();
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(database);
  const after = now();
  const [{ at } = { at: new Date(after) }] = rows;
  return Math.round((before + after) / 2 - at.getTime());
}

/** Codes live for minutes: two seconds do no harm. */
export const maxClockDifference = 2_000;
