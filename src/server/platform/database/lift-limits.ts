import type pg from 'pg';

const limits = [
  'statement_timeout',
  'lock_timeout',
  'transaction_timeout',
  'idle_in_transaction_session_timeout',
  'idle_session_timeout',
];

/** What role, database or address say of time holds for servers: a 0 that the client is opened with is not sent. An older PostgreSQL has fewer of them. */
export async function liftLimits(client: pg.ClientBase): Promise<void> {
  await client.query(`select set_config(name, '0', false) from pg_settings where name = any($1)`, [limits]);
}
