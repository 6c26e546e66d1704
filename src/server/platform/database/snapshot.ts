import { type Kysely, sql } from 'kysely';
import type { DatabaseAddress } from './open-database.ts';

const begin = {
  sqlite: sql`begin deferred`,
  postgres: sql`begin transaction isolation level repeatable read read only`,
};

/** A reader holds up nobody: a backup that is read back, or written to a slow disk, may stand still for long. */
const standForLong = {
  sqlite: null,
  postgres: sql`set local idle_in_transaction_session_timeout = 0`,
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
      await standForLong[kind]?.execute(connection);
      return await read(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
