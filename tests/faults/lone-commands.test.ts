import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { DatabaseUnavailable } from '#server/db/database-errors.ts';
import { lockPostgres } from '#server/db/postgres.ts';
import { itAtNight } from '#tests/kit/nightly.ts';
import { createDatabase } from '#tests/kit/postgres-databases.ts';
import { freePort } from '#tests/kit/postgres-server.ts';
import { cli, dataFolder, endOf } from '#tests/kit/server-process.ts';

let data: ReturnType<typeof dataFolder>;
beforeEach(() => {
  data = dataFolder();
});
afterEach(() => data.remove());

describe('a command that has the database alone, and PostgreSQL is away', () => {
  it.each(['127.0.0.1', 'localhost'])('says so in one sentence: %s', async (host) => {
    const env = { DATA_DIR: data.folder, DATABASE_URL: `postgres://vaya:vaya@${host}:${await freePort()}/vaya` };
    const command = spawn(process.execPath, [...cli, 'restore', 'all.vaya'], {
      env: { PATH: process.env.PATH, NODE_NO_WARNINGS: '1', ...env },
    });
    const { code, said } = await endOf(command);
    expect(said).toMatch(/^The database cannot be used: connect ECONNREFUSED .+\.\n$/);
    expect(code).toBe(1);
  });

  itAtNight('does not wait for ever for one that is silent', async () => {
    const silent = createServer(() => {});
    const port = await freePort();
    await new Promise<void>((resolve) => silent.listen(port, '127.0.0.1', resolve));
    const url = `postgres://vaya:vaya@127.0.0.1:${port}/vaya`;
    await expect(lockPostgres(url)).rejects.toThrow(DatabaseUnavailable);
    silent.close();
  });
});

it('another command refuses a database of PostgreSQL that holds nothing, and makes nothing', async () => {
  const DATABASE_URL = await createDatabase(inject('postgresUrl'));
  const DATA_DIR = join(data.folder, 'none');
  const command = spawn(process.execPath, [...cli, 'staff', 'list'], {
    env: { PATH: process.env.PATH, NODE_NO_WARNINGS: '1', DATA_DIR, DATABASE_URL },
  });
  const { code, said } = await endOf(command);
  expect(said).toBe(
    'The database of DATABASE_URL is empty. Are the settings of the service right? The first start of the server makes its tables.\n',
  );
  expect([code, readdirSync(data.folder)]).toEqual([1, []]);
});
