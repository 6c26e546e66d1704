import pg from 'pg';
import { DatabaseAway } from './database-away.ts';
import { liftLimits } from './lift-limits.ts';
import type { DatabaseAddress } from './open-database.ts';

/** The numbers of our locks; Kysely's for migrations is another. `many` is shared by servers that need not be alone, and held by one that has to. */
export const places = { server: 7_205_759_403_792, command: 7_205_759_403_793, many: 7_205_759_403_794 };

export type Presence = 'server' | 'command';

/** Says by this connection who is there, unless somebody has the database alone. */
export async function showPresence(
  client: pg.ClientBase,
  presence: Presence,
  { isOneOfMany }: { isOneOfMany: boolean },
): Promise<void> {
  if (!(await isShared(client, presence))) throw new DatabaseAway(new Error('a command has this database to itself'));
  if (isOneOfMany && !(await isShared(client, 'many')))
    throw new DatabaseAway(new Error('a server runs on it that VAYA_PROCESSES=one says is alone'));
}

async function isShared(client: pg.ClientBase, place: keyof typeof places): Promise<boolean> {
  const { rows } = await client.query(`select pg_try_advisory_lock_shared(${places[place]}) as is_held`);
  return rows[0]?.is_held === true;
}

/** Nobody else comes to the database until it is released, and it says so by failing where it was lost before. */
interface DatabaseLock {
  confirm(): Promise<void>;
  release(): Promise<void>;
}

/** Keeps everybody away from a database until it is let go, or says who is there. SQLite's folder has locks of its own. */
export async function lockDatabase(address: DatabaseAddress): Promise<DatabaseLock | Presence> {
  if (address.kind === 'sqlite') return { confirm: async () => {}, release: async () => {} };
  const client = new pg.Client({
    connectionString: address.url,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
  });
  client.on('error', () => {});
  const { server, command } = await takeBoth(client);
  if (server && command)
    return {
      // The lock is its session's: while that one answers, it is held.
      confirm: async () => void (await client.query('select 1')),
      release: () => client.end(),
    };
  await client.end();
  return server ? 'command' : 'server';
}

async function takeBoth(client: pg.Client): Promise<Record<Presence, boolean>> {
  try {
    await client.connect();
    await liftLimits(client);
    const { rows } = await client.query(
      `select pg_try_advisory_lock(${places.server}) as server, pg_try_advisory_lock(${places.command}) as command`,
    );
    return { server: rows[0]?.server === true, command: rows[0]?.command === true };
  } catch (failure) {
    void client.end();
    throw failure instanceof Error ? new DatabaseAway(failure) : failure;
  }
}
