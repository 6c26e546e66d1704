import pg from 'pg';
import { DatabaseAway } from './database-away.ts';
import type { DatabaseAddress } from './open-database.ts';

/** The number of our lock; Kysely's for migrations is another. */
const place = 7_205_759_403_792;

/** Says by this connection that a server is running, unless somebody has the database to themselves. */
export async function showPresence(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(`select pg_try_advisory_lock_shared(${place}) as is_held`);
  if (rows[0]?.is_held !== true) throw new DatabaseAway(new Error('this database is just being restored'));
}

/** Keeps servers away from a database until it is let go; null where one is running. SQLite's folder has a lock of its own. */
export async function lockDatabase(address: DatabaseAddress): Promise<{ release(): Promise<void> } | null> {
  if (address.kind === 'sqlite') return { release: async () => {} };
  const client = new pg.Client({ connectionString: address.url, keepAlive: true });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query(`select pg_try_advisory_lock(${place}) as is_held`);
  if (rows[0]?.is_held === true) return { release: () => client.end() };
  await client.end();
  return null;
}
