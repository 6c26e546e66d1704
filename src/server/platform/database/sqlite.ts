import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type Dialect, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

/** SQLite in this process: every commit is on the disk before it is acknowledged. */
export function sqliteDialect(file: string): Dialect {
  const database = new DatabaseSync(file, { timeout: 5_000, enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  return new SqliteDialect({ database: adapted(database) });
}

function adapted(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      const statement = adaptedStatement(database.prepare(sql === 'begin' ? 'begin immediate' : sql));
      if (prepared.size >= 500) prepared.clear();
      prepared.set(sql, statement);
      return statement;
    },
  };
}

const adaptedStatement = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...parameters.map(bindable)),
  run: (parameters) => statement.run(...parameters.map(bindable)),
  iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
});

function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`A ${typeof value} cannot be stored.`);
}
