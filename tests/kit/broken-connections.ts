import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { PostgresServer } from './postgres-server.ts';
import { Relay } from './relay.ts';
import { startReplica } from './replica-server.ts';
import { dataFolder, type ServerProcess, startServerProcess } from './server-process.ts';
import { keepWriting, type Writing } from './writers.ts';

/** What PostgreSQL may do to whoever is connected to it. */
export const breaks = ['SIGINT', 'SIGQUIT', 'SIGKILL', 'end all backends', 'move'] as const;
export type Break = (typeof breaks)[number];

/** A server under writes whose PostgreSQL stands behind a relay, in a database of its own. */
export class Trial {
  readonly server: ServerProcess;
  private readonly postgres: PostgresServer;
  private readonly relay: Relay;
  private readonly name: string;
  private readonly data: ReturnType<typeof dataFolder>;
  private readonly writing: Writing;
  private url: string;
  private stopReplica = async () => {};

  private constructor(
    given: Pick<Trial, 'server'> & {
      postgres: PostgresServer;
      relay: Relay;
      name: string;
      data: ReturnType<typeof dataFolder>;
    },
  ) {
    this.server = given.server;
    this.postgres = given.postgres;
    this.relay = given.relay;
    this.name = given.name;
    this.data = given.data;
    this.url = given.postgres.url;
    this.writing = keepWriting(given.server);
  }

  static async start(postgres: PostgresServer): Promise<Trial> {
    const name = `test_${randomBytes(6).toString('hex')}`;
    await postgres.createDatabase(name);
    const relay = new Relay(new URL(postgres.url));
    await relay.mend();
    const data = dataFolder();
    const address = new URL(`${postgres.url}/${name}`);
    address.port = String(relay.port);
    const env = { DATA_DIR: data.folder, DATABASE_URL: address.href, TRUST_PROXY: '1' };
    return new Trial({ server: await startServerProcess(env), postgres, relay, name, data });
  }

  get acknowledged(): number {
    return this.writing.acknowledged.length;
  }

  /** Waits for more that is acknowledged. */
  async more(): Promise<void> {
    const wanted = this.acknowledged + 20;
    await until(() => this.acknowledged >= wanted);
  }

  /** Breaks all connections, and tells after how many milliseconds with PostgreSQL the server was ready again. */
  async break(how: Break): Promise<number> {
    await this.more();
    if (how === 'move') await this.move();
    else if (how === 'end all backends') await this.endAllBackends();
    else await this.postgres.restart(how);
    const back = performance.now();
    await until(() => this.isReady());
    return performance.now() - back;
  }

  async endAllBackends(): Promise<void> {
    const end = `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()`;
    await this.inDatabase((client) => client.query(end, [this.name]));
  }

  /** Acknowledged rows that are not there, and answers that nobody should get: but yes or 'come again'. */
  async faults(): Promise<string[]> {
    await this.writing.stop();
    const { rows } = await this.inDatabase((client) => client.query('select id from "emailVerification"'));
    const stored = new Set(rows.map(({ id }) => id));
    const strange = Object.keys(this.writing.statuses).filter((status) => !['200', '503'].includes(status));
    return [
      ...(this.server.process.exitCode === null ? [] : ['the process died']),
      ...this.writing.acknowledged.filter((id) => !stored.has(id)).map((id) => `lost ${id}`),
      ...strange.map((status) => `answered ${status}`),
    ];
  }

  async end(): Promise<void> {
    await this.writing.stop();
    await this.server.end('SIGKILL');
    await this.relay.cut();
    await this.stopReplica();
    this.data.remove();
  }

  private async isReady(): Promise<boolean> {
    return (await fetch(`${this.server.url}/api/ready`)).status === 200;
  }

  /** To a copy that has followed until the old one was cut off; a trial moves once. */
  private async move(): Promise<void> {
    const replica = await startReplica(this.postgres.url);
    this.stopReplica = () => replica.stop();
    await this.more();
    await this.relay.cut();
    await replica.followed();
    await replica.promote();
    this.url = replica.url;
    this.relay.moveTo(new URL(replica.url));
    await this.relay.mend();
  }

  private async inDatabase<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
    const client = new pg.Client({ connectionString: `${this.url}/${this.name}` });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }
}

const longest = 20_000;

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const begun = performance.now(); !(await isSo()); await setTimeout(5))
    if (performance.now() - begun > longest) throw new Error(`It was not so within ${longest} ms.`);
}
