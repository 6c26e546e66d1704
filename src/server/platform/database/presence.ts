import pg from 'pg';
import { DatabaseAway } from './database-away.ts';
import type { DatabaseAddress } from './open-database.ts';

/** The numbers of our locks; Kysely's for migrations is another. */
const places = { server: 7_205_759_403_792, command: 7_205_759_403_793 };

export type Presence = keyof typeof places;

/** Says by this connection who is there, unless somebody has the database alone. */
export async function showPresence(client: pg.ClientBase, presence: Presence): Promise<void> {
  const { rows } = await client.query(`select pg_try_advisory_lock_shared(${places[presence]}) as is_held`);
  if (rows[0]?.is_held !== true) throw new DatabaseAway(new Error('a command has this database to itself'));
}

/** Keeps everybody away from a database until it is let go, or says who is there. SQLite's folder has locks of its own. */
export async function lockDatabase(address: DatabaseAddress): Promise<{ release(): Promise<void> } | Presence> {
  if (address.kind === 'sqlite') return { release: async () => {} };
  const client = new pg.Client({ connectionString: address.url, keepAlive: true });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query(
    `select pg_try_advisory_lock(${places.server}) as server, pg_try_advisory_lock(${places.command}) as command`,
  );
  const { server, command } = rows[0];
  if (server === true && command === true) return { release: () => client.end() };
  await client.end();
  return server === true ? 'command' : 'server';
}
