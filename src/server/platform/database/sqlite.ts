import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { isSameFile } from '../same-file.ts';
import { DatabaseAway } from './database-away.ts';
import type { Reader } from './reader.ts';
import { askSqlite } from './sqlite-away.ts';
import { LocklessSqliteCompiler } from './sqlite-compiler.ts';
import { Turn } from './turn.ts';
import { Waiting } from './waiting.ts';

/** SQLite in this process: every commit is on the disk before it is acknowledged. */
export function sqliteDialect(file: string, reader: Reader, patience: number): Dialect {
  keepPrivate(file);
  const database = askSqlite(() => {
    const opened = new DatabaseSync(file, { timeout: 5_000, enableForeignKeyConstraints: true });
    opened.exec('pragma journal_mode = wal');
    opened.exec('pragma synchronous = full');
    opened.exec('pragma secure_delete = on');
    opened.exec('pragma busy_timeout = 0');
    return opened;
  });
  return new ServerSqlite({ database: adapted(database, reader, refuseDeleted(file)) }, new Waiting(patience));
}

/**
 * For its owner alone; SQLite gives the files that it makes beside it the same mode. One that is there is never opened:
 * to close any descriptor of a file takes away every lock that this process has on it, those of SQLite too.
 */
function keepPrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  for (const each of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(each)) chmodSync(each, 0o600);
}

class ServerSqlite extends SqliteDialect {
  private readonly config: SqliteDialectConfig;
  private readonly waiting: Waiting;

  constructor(config: SqliteDialectConfig, waiting: Waiting) {
    super(config);
    this.config = config;
    this.waiting = waiting;
  }

  override createAdapter(): SqliteAdapter {
    return new WholeMigrations();
  }

  override createDriver(): SqliteDriver {
    return new WaitingDriver(this.config, this.waiting);
  }

  override createQueryCompiler(): LocklessSqliteCompiler {
    return new LocklessSqliteCompiler();
  }
}

/** SQLite takes back what was made in a transaction as it does rows, so a migration is whole or was never begun. */
class WholeMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Waits for a lock of another process without keeping this one from everything else, as SQLite's own wait would. */
class WaitingDriver extends SqliteDriver {
  private readonly waiting: Waiting;
  private readonly turn = new Turn();
  private connection: DatabaseConnection | undefined;

  constructor(config: SqliteDialectConfig, waiting: Waiting) {
    super(config);
    this.waiting = waiting;
  }

  /** Whoever is here has the connection to themselves already, so that nobody comes before them in the next turn. */
  override async acquireConnection(): Promise<DatabaseConnection> {
    while (this.turn.isLong()) await this.turn.end();
    this.connection ??= this.waitingFor(await super.acquireConnection());
    return this.connection;
  }

  private waitingFor(connection: DatabaseConnection): DatabaseConnection {
    return {
      executeQuery: <Row>(query: CompiledQuery) =>
        this.waiting.until(query.sql, () => connection.executeQuery<Row>(query)),
      streamQuery: <Row>(query: CompiledQuery, size: number) => connection.streamQuery<Row>(query, size),
    };
  }
}

/** What is written into a file that was deleted goes with it, and nobody may be told that it was stored. */
function refuseDeleted(file: string): () => void {
  const isThere = isSameFile(file);
  return () => {
    if (!isThere()) throw new DatabaseAway(new Error('the data folder is gone'));
  };
}

/** Begins or ends what is stored; what comes between the two is stored by its end. */
const isDecisive = (sql: string, { isTransaction }: DatabaseSync): boolean =>
  isTransaction ? sql === 'commit' : !/^\s*(select|rollback|begin deferred)/i.test(sql);

function adapted(database: DatabaseSync, reader: Reader, refuseIfDeleted: () => void): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    /** The reader first: the last to close clears the write-ahead log away, and a reader cannot. */
    close() {
      reader.close();
      database.close();
    },
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      const prepare = () => database.prepare(sql === 'begin' ? 'begin immediate' : sql);
      const before = () => {
        if (isDecisive(sql, database)) refuseIfDeleted();
      };
      const statement = sql === 'rollback' ? rollback(database) : adaptedStatement(askSqlite(prepare), before);
      if (prepared.size >= 500) prepared.clear();
      prepared.set(sql, statement);
      return statement;
    },
  };
}

const adaptedStatement = (statement: StatementSync, before: () => void): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all(parameters) {
    before();
    return askSqlite(() => statement.all(...parameters.map(bindable)));
  },
  run(parameters) {
    before();
    return askSqlite(() => statement.run(...parameters.map(bindable)));
  },
  iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
});

/** A full disk has ended the transaction already: that it did is what there is to say, not that nothing is left to roll back. */
const rollback = (database: DatabaseSync): SqliteStatement => ({
  ...adaptedStatement(database.prepare('rollback'), () => {}),
  run: () => {
    if (database.isTransaction) database.exec('rollback');
    return { changes: 0, lastInsertRowid: 0 };
  },
});

function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`A ${typeof value} cannot be stored.`);
}
