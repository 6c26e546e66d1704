import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { inSnapshot } from '#server/platform/database/snapshot.ts';
import { ofCommands, ofLoneCommands, ofServers, type Use } from '#server/platform/database/use.ts';
import { createDatabase } from '#tests/kit/postgres-databases.ts';

const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'idle_session_timeout'];
const limit = 600;
const longer = 1_500;

let url: string;
beforeEach(async () => {
  url = await createDatabase(inject('postgresUrl'));
});

/** What whoever runs PostgreSQL has said of everybody on this database. */
async function limitEverybody(): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const name = new URL(url).pathname.slice(1);
  for (const each of limits) await client.query(`alter database ${name} set ${each} = ${limit}`);
  await client.end();
}

async function work(address: string, use: Use): Promise<void> {
  const database = openDatabase<Record<never, never>>({ kind: 'postgres', url: address }, use);
  try {
    await database.connection().execute(async (connection) => {
      await connection.transaction().execute(async (transaction) => {
        await sql`select pg_sleep(${longer / 1_000}::float)`.execute(transaction);
        await setTimeout(longer);
        await sql`select 1`.execute(transaction);
      });
      await setTimeout(longer);
      await sql`select 1`.execute(connection);
    });
  } finally {
    await database.destroy();
  }
}

describe('a command or a migration takes the time that it takes', () => {
  it.each([
    ['beside servers', ofCommands],
    ['alone', ofLoneCommands],
  ])('whatever the database says of time: %s', async (_, use) => {
    await limitEverybody();
    await work(url, use);
  });

  it('whatever its address says of time', async () => {
    await work(`${url}?statement_timeout=${limit}&options=-c%20idle_session_timeout=${limit}`, ofCommands);
  });

  it('unless it stands still in a transaction for longer than servers can wait', async () => {
    await expect(work(url, { ...ofCommands, standstill: limit })).rejects.toThrow('idle-in-transaction timeout');
  });

  it('and so does what only reads, which holds up nobody', async () => {
    const database = openDatabase<Record<never, never>>(
      { kind: 'postgres', url },
      { ...ofCommands, standstill: limit },
    );
    await inSnapshot(database, { kind: 'postgres', url }, async (snapshot) => {
      await setTimeout(longer);
      await sql`select 1`.execute(snapshot);
    });
    await database.destroy();
  });

  it('as a server does not', async () => {
    await expect(work(`${url}?statement_timeout=${limit}`, ofServers)).rejects.toThrow('statement timeout');
  });
});
