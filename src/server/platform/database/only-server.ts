import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseAway } from './database-away.ts';
import { liftLimits } from './lift-limits.ts';
import { places } from './presence.ts';

const pause = 1_000;

/** Somebody else serves this database. */
export class AnotherServer extends Error {}

/**
 * Says of a server that it is the only one on its database, for as long as it runs. What a lost connection took with it is
 * taken again; where another server came meanwhile, this one gets no connection any more.
 */
export class OnlyServer {
  readonly #url: string;
  #client: pg.Client | null = null;
  #taking: Promise<void> | null = null;
  #isOver = false;

  constructor(url: string) {
    this.#url = url;
  }

  /** Fails where another server is there. */
  confirm(): Promise<void> {
    if (this.#client) return Promise.resolve();
    this.#taking ??= this.#take().finally(() => {
      this.#taking = null;
    });
    return this.#taking;
  }

  async release(): Promise<void> {
    this.#isOver = true;
    await this.#client?.end();
  }

  async #take(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
    });
    client.on('error', () => {});
    client.on('end', () => this.#lose(client));
    if (await isTaken(client)) this.#client = client;
    else {
      await client.end();
      throw new AnotherServer('another server runs on this database: start this one again when it is gone');
    }
  }

  #lose(client: pg.Client): void {
    if (client !== this.#client) return;
    this.#client = null;
    void this.#takeAgain();
  }

  async #takeAgain(): Promise<void> {
    while (!this.#isOver && this.#client === null) {
      await this.confirm().catch(() => {});
      await setTimeout(pause, undefined, { ref: false });
    }
  }
}

async function isTaken(client: pg.Client): Promise<boolean> {
  try {
    await client.connect();
    await liftLimits(client);
    await noticeSoon(client);
    const { rows } = await client.query(`select pg_try_advisory_lock(${places.many}) as is_held`);
    return rows[0]?.is_held === true;
  } catch (failure) {
    void client.end();
    throw failure instanceof Error ? new DatabaseAway(failure) : failure;
  }
}

/** A machine that lost its power says no farewell: PostgreSQL asks after half a minute, where the system lets it. */
async function noticeSoon(client: pg.Client): Promise<void> {
  const settings = { tcp_keepalives_idle: 15, tcp_keepalives_interval: 5, tcp_keepalives_count: 3 };
  for (const [name, value] of Object.entries(settings))
    await client.query(`select set_config($1, $2, false)`, [name, String(value)]).catch(() => {});
}
