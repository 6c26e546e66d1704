import type pg from 'pg';

const standing = 'idle_in_transaction_session_timeout';
const limits = ['statement_timeout', 'lock_timeout', 'transaction_timeout', standing, 'idle_session_timeout'];

/** What role, database or address say of time holds for servers: a 0 that the client is opened with is not sent. An older PostgreSQL has fewer of them. What remains is for how long a transaction may stand still. */
export async function liftLimits(client: pg.ClientBase, standstill = 0): Promise<void> {
  await client.query(
    `select set_config(name, case when name = $2 then $3 else '0' end, false) from pg_settings where name = any($1)`,
    [limits, standing, String(standstill)],
  );
}
