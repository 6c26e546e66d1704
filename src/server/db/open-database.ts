import { type Dialect, HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression } from 'kysely';
import type { DatabaseAddress } from '../lib/config.ts';
import { type PoolCounts, postgresDialect } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';

/** A server's requests time out soon. Commands and migrations take the time they need; one that `isAlone` excludes all others. */
export type Client = 'server' | 'command' | 'lone command';

const timeouts = {
  server: { connection: 3_000, statement: 5_000, idleInTransaction: 4_000 },
  command: { connection: 10_000, statement: 0, idleInTransaction: 60_000 },
};
const busyTimeout = { server: 100, command: 60_000 };

export interface OpenDatabase<Tables> {
  database: Kysely<Tables>;
  /** null for SQLite. */
  pool: PoolCounts | null;
}

export function openDatabase<Tables>(address: DatabaseAddress, client: Client = 'server'): OpenDatabase<Tables> {
  const kind = client === 'server' ? 'server' : 'command';
  if (address.kind === 'sqlite')
    return { database: databaseOf(sqliteDialect(address.file, busyTimeout[kind])), pool: null };
  const { dialect, pool } = postgresDialect(address.url, timeouts[kind], client === 'lone command');
  return { database: databaseOf(dialect), pool };
}

/** PostgreSQL takes no empty list, SQLite does: on both, `in` of an empty list is false and `not in` is true. */
const databaseOf = <Tables>(dialect: Dialect): Kysely<Tables> =>
  new Kysely({ dialect, plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })] });

/** For slow work, such as a migration, that the timeouts of a server would interrupt. */
export async function withoutTimeouts<Tables, Result>(
  address: DatabaseAddress,
  work: (database: Kysely<Tables>) => Promise<Result>,
  client: Exclude<Client, 'server'> = 'command',
): Promise<Result> {
  const { database } = openDatabase<Tables>(address, client);
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}
