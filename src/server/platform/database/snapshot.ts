import { type Kysely, sql } from 'kysely';
import type { DatabaseAddress } from './open-database.ts';

const begin = {
  sqlite: sql`begin deferred`,
  postgres: sql`begin transaction isolation level repeatable read read only`,
};

/** Reads one moment of the database, while others go on writing. */
export const inSnapshot = <Tables, Result>(
  database: Kysely<Tables>,
  { kind }: DatabaseAddress,
  read: (snapshot: Kysely<Tables>) => Promise<Result>,
): Promise<Result> =>
  database.connection().execute(async (connection) => {
    await begin[kind].execute(connection);
    try {
      return await read(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
