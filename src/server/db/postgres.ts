import { type Dialect, PostgresDialect, type PostgresPoolClient, type PostgresQueryResult, sql } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable } from './database-errors.ts';
import { isDisconnected, isPostgres, postgresFailure } from './dialect.ts';
import type { Database } from './tables.ts';

/** In milliseconds; 0 is none. */
interface Timeouts {
  connection: number;
  statement: number;
  idleInTransaction: number;
}

const int8 = 20;
/** Every connection shares this advisory lock; a command that needs the database alone takes it exclusively. */
const presence = 7_205_759_403_792;

export type PoolCounts = Readonly<Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>>;

export function postgresDialect(
  url: string,
  timeouts: Timeouts,
  isAlone: boolean,
): { dialect: Dialect; pool: PoolCounts } {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    min: 1,
    keepAlive: true,
    connectionTimeoutMillis: timeouts.connection,
    idleTimeoutMillis: 30_000,
    statement_timeout: timeouts.statement,
    // Fires where PostgreSQL does not answer at all.
    query_timeout: timeouts.statement * 1.2,
    lock_timeout: timeouts.statement * 0.6,
    idle_in_transaction_session_timeout: timeouts.idleInTransaction,
    onConnect: isAlone ? undefined : (client): unknown => sharePresence(client),
    types: { getTypeParser: (oid, format) => (oid === int8 ? Number : pg.types.getTypeParser(oid, format)) },
  });
  // Without listeners a lost connection, idle or in use, would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const dialect = new PostgresDialect({
    pool: { options: pool.options, connect: () => connect(pool), end: () => pool.end() },
  });
  return { dialect, pool };
}

/** A client whose connection failed is discarded, since a query may still be pending on it. */
async function connect(pool: pg.Pool): Promise<PostgresPoolClient> {
  const client = await pool.connect().catch((failure: Error) => {
    throw new DatabaseUnavailable(failure);
  });
  let lost: unknown = null;
  const query = async <Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> => {
    if (lost !== null) throw lost;
    try {
      return await (client as PostgresPoolClient).query<Row>(text, parameters);
    } catch (failure) {
      const thrown = postgresFailure(failure);
      if (isDisconnected(failure)) lost = thrown;
      throw thrown;
    }
  };
  return {
    // Nothing here uses cursors, the other overload.
    query: query as PostgresPoolClient['query'],
    release: () => client.release(lost !== null),
  };
}

async function sharePresence(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(`select pg_try_advisory_lock_shared(${presence}) as is_locked`);
  if (rows[0]?.is_locked !== true) throw new DatabaseUnavailable(new Error('a command has this database to itself'));
}

/** Locks a database for one command; null where a server or another command uses it. */
export async function lockPostgres(url: string): Promise<{ release(): Promise<void> } | null> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query(`select pg_try_advisory_lock(${presence}) as is_locked`);
    if (rows[0]?.is_locked === true) return { release: () => client.end() };
  } catch (failure) {
    void client.end();
    throw failure instanceof Error ? new DatabaseUnavailable(failure) : failure;
  }
  await client.end();
  return null;
}

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
