import {
  type Dialect,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';
import { DatabaseAway } from './database-away.ts';
import { liftLimits } from './lift-limits.ts';
import { judged } from './postgres-away.ts';
import { showPresence } from './presence.ts';
import { isUnheard, nameOfStatement } from './statement-names.ts';
import type { Use } from './use.ts';

const int8 = 20;
/** Why connections broke while nobody asked them: whoever asks next is told no more than that they are broken. */
const breaks = new WeakMap<object, Error>();

/**
 * PostgreSQL through a pool: whole numbers come back as numbers, a server that is away is noticed soon. Whoever waits for
 * a lock gives up before the statement does, and whoever is frozen in a transaction does not hold its locks for long.
 */
export function postgresDialect(url: string, use: Use): Dialect {
  const { connection, answer, standstill, presence, beforeCommit } = use;
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    min: presence === 'server' ? 1 : 0,
    keepAlive: true,
    connectionTimeoutMillis: connection,
    idleTimeoutMillis: 30_000,
    statement_timeout: answer,
    query_timeout: answer * 1.2,
    lock_timeout: answer * 0.6,
    idle_in_transaction_session_timeout: standstill,
    // The pool waits for what this answers, which its types do not know.
    onConnect: (client): unknown => begin(client, use),
    pipeline: true,
    types: { getTypeParser: (oid, format) => (oid === int8 ? Number : pg.types.getTypeParser(oid, format)) },
  });
  pool.on('error', () => {});
  // The pool listens to idle connections alone: one that breaks in somebody's hands would end the process.
  pool.on('connect', (client) => client.on('error', (reason) => void breaks.set(client, breaks.get(client) ?? reason)));
  return new PostgresDialect({
    pool: {
      options: pool.options,
      connect: async () => new SoundClient(await connected(pool), beforeCommit),
      end: () => pool.end(),
    },
  });
}

async function begin(client: pg.ClientBase, use: Use): Promise<void> {
  const { answer, standstill, presence, confirmOnly } = use;
  if (answer === 0) await liftLimits(client, standstill);
  await confirmOnly?.();
  const isOneOfMany = presence === 'server' && !confirmOnly;
  if (presence) await showPresence(client, presence, { isOneOfMany });
}

const connected = (pool: pg.Pool): Promise<pg.PoolClient> =>
  pool.connect().catch((failure: Error) => {
    throw new DatabaseAway(failure);
  });

/** What the client takes beside what Kysely asks of it. */
type NamingClient = PostgresPoolClient & {
  query<Row>(named: pg.QueryConfig): Promise<PostgresQueryResult<Row>>;
  connection: pg.Connection;
};

interface Statement {
  text: string;
  parameters: readonly unknown[];
}

/**
 * A connection that failed once is not given to the next: it may wait for ever for an answer to the first. What nobody
 * waits for an answer to goes out with the statement behind it, in one way to the server and back.
 */
class SoundClient implements PostgresPoolClient {
  private readonly client: NamingClient;
  private readonly beforeCommit: Use['beforeCommit'];
  private readonly held: Statement[] = [];
  private isLost = false;
  private isWithin = false;

  constructor(client: NamingClient, beforeCommit: Use['beforeCommit']) {
    this.client = client;
    this.beforeCommit = beforeCommit;
  }

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    sql: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof sql !== 'string') return this.client.query(sql);
    // What a lost connection had begun is rolled back with it; why it was lost is what there is to say.
    if (this.isLost && sql === 'rollback') return Promise.resolve(answerOf('ROLLBACK'));
    if (isBeginning(sql) || (this.isWithin && isUnheard(sql))) return this.hold({ text: sql, parameters });
    if (sql === 'rollback' && this.forgotAll()) return Promise.resolve(answerOf('ROLLBACK'));
    if (sql === 'commit' && this.beforeCommit) return this.beforeCommit().then(() => this.pass<Row>(sql, parameters));
    return this.pass<Row>(sql, parameters);
  }

  private pass<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    if (text === 'commit' || text === 'rollback') this.isWithin = false;
    return this.send<Row>({ text, parameters }).catch((thrown: unknown) => {
      const { failure, isLost } = this.judged(thrown);
      this.isLost ||= isLost;
      throw failure;
    });
  }

  private judged(thrown: unknown): ReturnType<typeof judged> {
    const said = judged(thrown);
    const why = breaks.get(this.client);
    if (!said.isLost || !why || thrown instanceof pg.DatabaseError) return said;
    return { failure: new DatabaseAway(why), isLost: true };
  }

  private hold(statement: Statement) {
    this.isWithin = true;
    this.held.push(statement);
    return Promise.resolve(answerOf('INSERT'));
  }

  /** What is given up is not sent any more; whether that was all, its beginning included. */
  private forgotAll(): boolean {
    const isUnbegun = this.held.some(({ text }) => isBeginning(text));
    this.held.length = 0;
    if (isUnbegun) this.isWithin = false;
    return isUnbegun;
  }

  /** Where more than one fails, the first is why. A beginning that fails must not leave behind it what was to be undone. */
  private async send<Row>(statement: Statement): Promise<PostgresQueryResult<Row>> {
    const [first, ...others] = this.held;
    if (first && isBeginning(first.text) && (others.length > 0 || isWriting(statement.text))) {
      this.held.shift();
      await this.ask(first);
    }
    const { stream } = this.client.connection;
    stream.cork();
    const before = this.held.splice(0).map((each) => this.ask(each));
    const last = this.ask<Row>(statement);
    stream.uncork();
    if (before.length === 0) return last;
    await Promise.allSettled([...before, last]);
    await Promise.all(before);
    return last;
  }

  private ask<Row>({ text, parameters }: Statement): Promise<PostgresQueryResult<Row>> {
    const name = nameOfStatement(text);
    if (name === undefined) return this.client.query<Row>(text, parameters);
    return this.client.query<Row>({ name, text, values: [...parameters] });
  }

  release(): void {
    this.client.release(this.isLost);
  }
}

const answerOf = <Command extends 'INSERT' | 'ROLLBACK'>(command: Command) => ({ command, rowCount: 0, rows: [] });

/** A lock upon rows ('for update of') writes nothing; what a name is given to before it is read may. */
const isWriting = (sql: string) =>
  sql !== 'commit' && (!/^(?:select|with) /.test(sql) || /\b(?:insert into|delete from|update) "/.test(sql));
const isBeginning = (sql: string) => sql === 'begin' || sql.startsWith('start transaction');
