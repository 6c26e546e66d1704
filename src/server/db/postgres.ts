import { type Dialect, PostgresDialect, type PostgresPoolClient, type PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { isDisconnected, postgresFailure } from './dialect.ts';

/** In milliseconds; 0 is none. */
export interface Timeouts {
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
