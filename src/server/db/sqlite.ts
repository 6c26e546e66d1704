import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import {
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { isSameFile } from '../lib/files.ts';
import { DatabaseUnavailable } from './database-errors.ts';
import { callSqlite, LocklessSqliteCompiler } from './dialect.ts';

/** SQLite in this process. `synchronous = full`: a commit is on the disk before it is acknowledged. */
export function sqliteDialect(file: string, busyTimeout: number): SqliteDialect {
  keepPrivate(file);
  const database = callSqlite(() => {
    const opened = new DatabaseSync(file, { timeout: 5_000, enableForeignKeyConstraints: true });
    opened.exec('pragma journal_mode = wal');
    opened.exec('pragma synchronous = full');
    opened.exec('pragma secure_delete = on');
    opened.exec(`pragma busy_timeout = ${busyTimeout}`);
    return opened;
  });
  return new NodeSqliteDialect({ database: adapted(database, refuseDeleted(file)) });
}

/** Never opens an existing file: closing any descriptor of a file drops all locks that this process has on it (POSIX). */
function keepPrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  for (const each of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(each)) chmodSync(each, 0o600);
}

class NodeSqliteDialect extends SqliteDialect {
  private readonly config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.config = config;
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }

  override createDriver(): SqliteDriver {
    return new YieldingDriver(this.config);
  }

  override createQueryCompiler(): LocklessSqliteCompiler {
    return new LocklessSqliteCompiler();
  }
}

/** SQLite rolls schema changes back, so all migrations run in one transaction. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

const [minSliceMs, maxSliceMs] = [10, 250];

/**
 * SQLite answers synchronously, so a loop of queries would starve timers and requests. After a slice of queries the event
 * loop gets a turn, not after each query: under overload a turn takes longer than hundreds of queries. The next slice is as
 * long as that turn, up to a quarter of a second, so that answers get up to half of the time.
 */
class YieldingDriver extends SqliteDriver {
  private sliceEndsAt = 0;
  private turn: Promise<void> | null = null;

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (performance.now() >= this.sliceEndsAt) this.turn ??= this.giveTurn();
    // All wait for the same turn, so queries keep their order.
    if (this.turn) await this.turn;
    return super.acquireConnection();
  }

  private async giveTurn(): Promise<void> {
    const began = performance.now();
    await setImmediate();
    const now = performance.now();
    this.sliceEndsAt = now + Math.min(maxSliceMs, Math.max(minSliceMs, now - began));
    this.turn = null;
  }
}

/** A write into a deleted file would be acknowledged and lost. */
function refuseDeleted(file: string): () => void {
  const isThere = isSameFile(file);
  return () => {
    if (!isThere()) throw new DatabaseUnavailable(new Error('the data folder is gone'));
  };
}

/** Commits, and writes outside a transaction. */
const isDecisive = (sql: string, { isTransaction }: DatabaseSync): boolean =>
  isTransaction ? sql === 'commit' : !/^\s*(select|rollback|begin deferred)/i.test(sql);

function adapted(database: DatabaseSync, refuseIfDeleted: () => void): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      const prepare = () => database.prepare(sql === 'begin' ? 'begin immediate' : sql);
      const before = () => {
        if (isDecisive(sql, database)) refuseIfDeleted();
      };
      const statement = sql === 'rollback' ? rollback(database) : adaptedStatement(callSqlite(prepare), before);
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
    return callSqlite(() => statement.all(...parameters.map(bindable)));
  },
  run(parameters) {
    before();
    return callSqlite(() => statement.run(...parameters.map(bindable)));
  },
  iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
});

/** A full disk has ended the transaction already; a second error would hide the first. */
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
