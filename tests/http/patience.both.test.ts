import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Config } from '#server/lib/config.ts';
import { openPlatform, silentLog } from '#server/open-platform.ts';
import { makeDatabase } from '#tests/kit/beginnings.ts';
import { configOf } from '#tests/kit/config-of.ts';
import { dataFolder } from '#tests/kit/server-process.ts';

let data: ReturnType<typeof dataFolder>;
let config: Config;
beforeEach(async () => {
  data = dataFolder();
  config = configOf({ DATA_DIR: data.folder, ...(await makeDatabase()) });
});
afterEach(() => data.remove());

const limitsOf = async (who: 'server' | 'command') => {
  const { database } = await openPlatform(config, silentLog, who);
  const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
  const shown = await Promise.all(
    limits.map(
      async (name) => (await sql<Record<string, string>>`show ${sql.ref(name)}`.execute(database)).rows[0]?.[name],
    ),
  );
  await database.destroy();
  return shown;
};

describe.runIf(process.env.VAYA_TEST_DATABASE === 'postgres')('PostgreSQL', () => {
  it('is given up soon by a request, at a lock before the statement, and by a command only where it stands still', async () => {
    expect(await limitsOf('server')).toEqual(['5s', '3s', '4s']);
    expect(await limitsOf('command')).toEqual(['0', '0', '1min']);
  });

  it('is waited for by a server that starts while another process migrates', async () => {
    const holder = new pg.Client({ connectionString: config.database.kind === 'postgres' ? config.database.url : '' });
    await holder.connect();
    await holder.query('select pg_advisory_lock(3853314791062309107)');
    const opening = openPlatform(config, silentLog);
    await holder.query('select pg_sleep(6.5)');
    await holder.end();
    const { database } = await opening;
    await database.destroy();
  });

  it('finds what points to a row by an index, whatever it is that is deleted', async () => {
    const { database } = await openPlatform(config, silentLog);
    const { rows } = await sql<{ name: string }>`
      select conrelid::regclass || ' (' || attname || ')' as name
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and not exists (
        select 1 from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
        and (indpred is null or pg_get_expr(indpred, indrelid) = '(' || quote_ident(attname) || ' IS NOT NULL)'))`.execute(
      database,
    );
    expect(rows).toEqual([]);
    await database.destroy();
  });
});
