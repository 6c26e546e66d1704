import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { newKey } from '#server/lib/key-ring.ts';
import { itAtNight } from '#tests/kit/nightly.ts';
import { freePort } from '#tests/kit/postgres-server.ts';
import { dataFolder, endOf, spawnServer, startServerProcess, untilOpen } from '#tests/kit/server-process.ts';

let data: ReturnType<typeof dataFolder>;
beforeEach(() => {
  data = dataFolder();
});
afterEach(() => data.remove());

const refused = async (env: Record<string, string>, sentence: string | RegExp) => {
  const { code, said } = await endOf(spawnServer({ DATA_DIR: data.folder, ...env }));
  expect(said).toMatch(sentence);
  expect([code, said.trimEnd().split('\n').length]).toEqual([1, 1]);
};
const exactly = (sentence: string) => new RegExp(`^${sentence.replaceAll(/[.?()[\]{}*+^$|\\]/g, '\\$&')}\n$`);

async function emptyPostgres(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: `${inject('postgresUrl')}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${inject('postgresUrl')}/${name}`;
}

describe('a start is refused in one sentence, without a trace', () => {
  it('on a port that is taken', async () => {
    const taken = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => taken.listen(port, 'localhost', resolve));
    await refused({ PORT: String(port) }, exactly(`Port ${port} of localhost is taken: see PORT.`));
    taken.close();
  });

  itAtNight('on an address that is not ours', async () => {
    const env = { HOST: '203.0.113.9', SMTP_URL: 'smtp://localhost' };
    await refused(env, exactly('This machine has no address 203.0.113.9: see HOST.'));
  });

  itAtNight('on a folder that cannot be one', async () => {
    const file = join(data.folder, 'a-file');
    writeFileSync(file, '');
    const inside = join(file, 'data');
    await refused(
      { DATA_DIR: inside },
      exactly(`${inside} cannot be written: there is a file where a folder should be.`),
    );
  });

  it('on a folder of pictures that cannot be one', async () => {
    const file = join(data.folder, 'a-file');
    writeFileSync(file, '');
    const inside = join(file, 'media');
    await refused(
      { MEDIA_DIR: inside },
      exactly(`${inside} cannot be written: there is a file where a folder should be.`),
    );
  });

  itAtNight('on a folder in which nothing can be made', async () => {
    mkdirSync(join(data.folder, 'vaya.lock'));
    await refused({}, /^The database cannot be used: unable to open database file\.\n$/);
  });

  it('on a file that is no database', async () => {
    writeFileSync(join(data.folder, 'vaya.sqlite'), 'hello, I am a letter and no database at all'.repeat(50));
    await refused({}, /^The database cannot be used: file is not a database\.\n$/);
  });

  itAtNight('on a PostgreSQL database of another encoding, or of another owner', async () => {
    const client = new pg.Client({ connectionString: `${inject('postgresUrl')}/postgres` });
    await client.connect();
    const [latin, foreign, role] = ['latin', 'foreign', 'role'].map(
      (name) => `${name}_${randomBytes(4).toString('hex')}`,
    );
    await client.query(`create database ${latin} encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0`);
    await client.query(`create role ${role} login password 'open-sesame'`);
    await client.query(`create database ${foreign} encoding 'UTF8' template template0`);
    await client.end();
    const url = (name = '', who = '') => {
      const address = new URL(`${inject('postgresUrl')}/${name}`);
      if (who !== '') Object.assign(address, { username: who, password: 'open-sesame' });
      return address.href;
    };
    await refused(
      { DATABASE_URL: url(latin) },
      exactly(`The database ${latin} has the encoding LATIN1, which lacks letters: make one with createdb -E UTF8.`),
    );
    await refused(
      { DATABASE_URL: url(foreign, role) },
      exactly(
        `The role ${role} may not make tables in the database ${foreign}: make it the owner with createdb -O ${role}.`,
      ),
    );
  });

  it('on a newer database', async () => {
    const first = await startServerProcess({ DATA_DIR: data.folder });
    await first.end('SIGTERM');
    const database = new DatabaseSync(join(data.folder, 'vaya.sqlite'));
    database.exec(`insert into kysely_migration values ('9999-later', '2040-01-01T00:00:00.000Z')`);
    database.close();
    await refused(
      {},
      exactly('This database was made by a newer version of Vaya: start that version, or a newer one still.'),
    );
  });

  it('without PostgreSQL, and where PostgreSQL refuses', async () => {
    const nobody = `postgres://vaya:vaya@127.0.0.1:${await freePort()}/vaya`;
    await refused({ DATABASE_URL: nobody }, /^The database cannot be used: connect ECONNREFUSED 127\.0\.0\.1:\d+\.\n$/);
    const stranger = new URL(inject('postgresUrl'));
    stranger.password = 'wrong';
    stranger.pathname = '/postgres';
    await refused(
      { DATABASE_URL: stranger.href },
      exactly('The database cannot be used: password authentication failed for user "postgres".'),
    );
    await refused(
      { DATABASE_URL: `${inject('postgresUrl')}/nowhere` },
      exactly('The database cannot be used: database "nowhere" does not exist.'),
    );
  });

  itAtNight('as the second process on one PostgreSQL, under another key', async () => {
    const other = dataFolder();
    const env = { DATABASE_URL: await emptyPostgres() };
    const first = await startServerProcess({ ...env, DATA_DIR: other.folder });
    await refused(env, /^This database is encrypted under the key k1, and there is no key: .*\n$/);
    await refused(
      { ...env, VAYA_KEYS: newKey('k1') },
      /^This database is encrypted under the key k1, and the k1 of VAYA_KEYS/,
    );
    await first.end('SIGTERM');
    other.remove();
  });

  it('with a sender that is no address', async () => {
    await refused({ MAIL_FROM: 'Vaya' }, exactly('MAIL_FROM must be an email address, or a name and <an address>.'));
  });

  it('with settings that no server can be meant to run with', async () => {
    await refused({ HOST: '0.0.0.0' }, /^HOST=0\.0\.0\.0 lets others in/);
  });
});

describe('a start', () => {
  it('warns of a clock that is not that of the database, and of pictures that other processes would not find', async () => {
    const ahead = join(data.folder, 'ahead.cjs');
    writeFileSync(ahead, 'const { now } = Date; Date.now = () => now() + 7_200_000;');
    const child = spawnServer({
      DATA_DIR: data.folder,
      DATABASE_URL: await emptyPostgres(),
      NODE_OPTIONS: `--require ${ahead}`,
      LOG_LEVEL: 'warn',
    });
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
    });
    const server = await untilOpen(child);
    const lines = said.split('\n').filter((line) => line.startsWith('{'));
    const warnings = lines.map((line): { msg: string; setting?: string; aheadMs?: number } => JSON.parse(line));
    expect(warnings).toEqual([
      expect.objectContaining({ msg: 'pictures_not_shared', setting: 'MEDIA_DIR' }),
      expect.objectContaining({ msg: 'clock_differs', aheadMs: expect.any(Number) }),
    ]);
    expect(Math.round((warnings[1]?.aheadMs ?? 0) / 60_000)).toBe(120);
    await server.end('SIGTERM');
  });

  it('names settings that it does not know, also where it is refused', async () => {
    const env = { NODE_ENV: 'production', SMTP_ULR: 'smtps://mail.example', PUBLIC_URL: 'https://vaya.example' };
    const { said } = await endOf(spawnServer({ DATA_DIR: data.folder, ...env, VAYA_KEY: 'k1', HOSTS: 'x' }));
    expect(said.trimEnd().split('\n')).toEqual([
      'SMTP_ULR has no effect: is SMTP_URL meant?',
      'VAYA_KEY has no effect: is VAYA_KEYS meant?',
      'SMTP_URL is needed in production: without it no mail leaves.',
    ]);
  });

  itAtNight('closes a folder that others could enter, and what is in it', async () => {
    chmodSync(data.folder, 0o755);
    for (const name of ['vaya.sqlite', 'vaya.sqlite-wal']) writeFileSync(join(data.folder, name), '', { mode: 0o644 });
    const server = await startServerProcess({ DATA_DIR: data.folder });
    const modes = ['', 'vaya.sqlite', 'vaya.sqlite-wal', 'vaya.sqlite-shm', 'keys'].map(
      (name) => statSync(join(data.folder, name)).mode & 0o777,
    );
    expect(modes).toEqual([0o700, 0o600, 0o600, 0o600, 0o600]);
    await server.end('SIGTERM');
  });
});
