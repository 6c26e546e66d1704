import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { DatabaseUnavailable } from '#server/db/database-errors.ts';
import { type Client, openDatabase } from '#server/db/open-database.ts';
import { createDatabase } from '#tests/kit/postgres-databases.ts';

async function sleepInTransaction(client: Client, statementMs: number, idleMs: number): Promise<void> {
  const url = await createDatabase(inject('postgresUrl'));
  const { database } = openDatabase<Record<never, never>>({ kind: 'postgres', url }, client);
  try {
    await database.transaction().execute(async (transaction) => {
      await sql`select pg_sleep(${statementMs / 1_000}::float)`.execute(transaction);
      await setTimeout(idleMs);
      await sql`select 1`.execute(transaction);
    });
  } finally {
    await database.destroy();
  }
}

it('a statement of a server ends after five seconds, one of a command does not', async () => {
  await expect(sleepInTransaction('server', 5_500, 0)).rejects.toThrow('statement timeout');
  await sleepInTransaction('command', 5_500, 0);
}, 30_000);

it('a transaction of a server may be idle for four seconds, one of a command for longer', async () => {
  await expect(sleepInTransaction('server', 0, 4_500)).rejects.toThrow(DatabaseUnavailable);
  await sleepInTransaction('command', 0, 4_500);
}, 30_000);
