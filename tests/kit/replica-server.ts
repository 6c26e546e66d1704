import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './postgres-server.ts';

export interface ReplicaServer {
  /** Of the server, read-only; each database has its name after it. */
  url: string;
  /** Waits until it shows all that the primary has written up to now. */
  followed(): Promise<void>;
  /** Makes it a primary of its own. */
  promote(): Promise<void>;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** A hot standby that streams from a primary of `startPostgres`: a copy of its folder, made while it runs. */
export async function startReplica(primaryUrl: string): Promise<ReplicaServer> {
  const folder = mkdtempSync(join(tmpdir(), 'vaya-replica-'));
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  const primary = await connected(`${primaryUrl}/postgres`);
  const programs = await copyPrimary(primary, data);
  const { hostname, port: primaryPort, username, password } = new URL(primaryUrl);
  const address = `host=${hostname} port=${primaryPort} user=${username} password=${password}`;
  appendFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${address}'\n`);
  write(data, 'standby.signal', '');
  const port = await freePort();
  const server = await started(join(programs, 'postgres'), ['-D', data, '-p', String(port), '-c', 'fsync=off'], data);
  const gone = once(server, 'exit');
  const url = `postgres://${username}:${password}@127.0.0.1:${port}`;
  const replica = await connected(`${url}/postgres`);
  replica.on('error', () => {});
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal);
    await gone;
  };
  return {
    url,
    async followed() {
      const { rows } = await primary.query('select pg_current_wal_flush_lsn() as place');
      await holds(replica, `pg_last_wal_replay_lsn() >= '${rows[0].place}'`);
    },
    async promote() {
      await replica.query('select pg_promote()');
    },
    kill: () => end('SIGQUIT'),
    async stop() {
      await primary.end();
      await replica.end().catch(() => {});
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Copies the primary's folder as it lies there, and tells where its programs are. */
async function copyPrimary(primary: pg.Client, data: string): Promise<string> {
  const { rows } = await primary.query(
    `select current_setting('data_directory') as folder, (select setting from pg_config() where name = 'BINDIR') as programs`,
  );
  const [{ folder, programs }] = rows;
  await primary.query(`select pg_backup_start('replica', true)`);
  execFileSync('cp', ['-a', folder, data]);
  const { rows: labels } = await primary.query('select labelfile from pg_backup_stop(false)');
  write(data, 'backup_label', labels[0].labelfile);
  rmSync(join(data, 'postmaster.pid'), { force: true });
  for (const { name } of readdirSync(join(data, 'pg_wal'), { withFileTypes: true }).filter((entry) => entry.isFile()))
    rmSync(join(data, 'pg_wal', name));
  return programs;
}

/** PostgreSQL removes these files itself, so they are its own. */
function write(data: string, name: string, text: string): void {
  const { uid, gid } = statSync(data);
  writeFileSync(join(data, name), text);
  chownSync(join(data, name), uid, gid);
}

/** Runs as whoever owns the folder: PostgreSQL refuses to be run by root. */
async function started(program: string, words: string[], data: string): Promise<ChildProcess> {
  const { uid, gid } = statSync(data);
  const child = spawn(program, words, { uid, gid, env: { ...process.env, LC_ALL: 'C' } });
  await new Promise<void>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
      if (said.includes('ready to accept read-only connections')) resolve();
    });
    child.once('exit', () => reject(new Error(`The replica did not start: ${said}`)));
  });
  return child;
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** Asks until it is so. */
async function holds(client: pg.Client, condition: string): Promise<void> {
  for (let isSo = false; !isSo; ) isSo = (await client.query(`select ${condition} as is_so`)).rows[0].is_so;
}
