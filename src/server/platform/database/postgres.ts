import {
  type Dialect,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';
import { isDatabaseAway } from './is-database-away.ts';

const int8 = 20;

/** PostgreSQL through a pool: whole numbers come back as numbers, a server that is away is noticed soon. */
export function postgresDialect(url: string): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5_000,
    query_timeout: 6_000,
    types: { getTypeParser: (oid, format) => (oid === int8 ? Number : pg.types.getTypeParser(oid, format)) },
  });
  pool.on('error', () => {});
  return new PostgresDialect({
    pool: {
      options: pool.options,
      connect: async () => new SoundClient(await pool.connect()),
      end: () => pool.end(),
    },
  });
}

/** A connection that failed once is not given to the next: it may wait for ever for an answer to the first. */
class SoundClient implements PostgresPoolClient {
  private readonly client: PostgresPoolClient;
  private isBroken = false;

  constructor(client: PostgresPoolClient) {
    this.client = client;
  }

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    sql: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof sql !== 'string') return this.client.query(sql);
    return this.client.query<Row>(sql, parameters).catch((failure: unknown) => {
      this.isBroken ||= isDatabaseAway(failure);
      throw failure;
    });
  }

  release(): void {
    this.client.release(this.isBroken);
  }
}
