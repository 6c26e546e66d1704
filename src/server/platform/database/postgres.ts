import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

const int8 = 20;

/** PostgreSQL through a pool: whole numbers come back as numbers, a server that is away is noticed soon. */
export function postgresDialect(url: string): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    types: { getTypeParser: (oid, format) => (oid === int8 ? Number : pg.types.getTypeParser(oid, format)) },
  });
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}
