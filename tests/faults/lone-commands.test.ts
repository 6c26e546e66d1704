import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '#server/db/database-unavailable.ts';
import { lockPostgres } from '#server/db/postgres.ts';
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

  it('does not wait for ever for one that is silent', async () => {
    const silent = createServer(() => {});
    const port = await freePort();
    await new Promise<void>((resolve) => silent.listen(port, '127.0.0.1', resolve));
    const url = `postgres://vaya:vaya@127.0.0.1:${port}/vaya`;
    await expect(lockPostgres(url)).rejects.toThrow(DatabaseUnavailable);
    silent.close();
  });
});
