import {
  type Kysely,
  PostgresAdapter,
  type RawBuilder,
  type SelectModifierNode,
  SqliteQueryCompiler,
  sql,
} from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable } from './database-errors.ts';

/** Everything in which the two databases differ, beyond opening them. */
export const isPostgres = <Tables>(database: Kysely<Tables>): boolean =>
  database.getExecutor().adapter instanceof PostgresAdapter;

/** Keeps the planner of SQLite, which has no statistics, from the indexes on a column. */
export const unindexed = <Value>(column: string): RawBuilder<Value> => sql<Value>`+${sql.ref(column)}`;

/** Locks values until the transaction ends, in an order that cannot deadlock. SQLite has one writer at a time. */
export async function lockValues<Tables>(database: Kysely<Tables>, values: readonly string[]): Promise<void> {
  if (!isPostgres(database)) return;
  for (const value of values.toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${value}, 0))`.execute(database);
}

/** Reads one moment of the database while others go on writing. */
export const inSnapshot = <Tables, Result>(
  database: Kysely<Tables>,
  read: (snapshot: Kysely<Tables>) => Promise<Result>,
): Promise<Result> =>
  database.connection().execute(async (connection) => {
    await beginSnapshot(connection);
    try {
      return await read(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });

/** A snapshot locks nothing, so a slow reader may be idle in it for as long as it likes. */
async function beginSnapshot<Tables>(connection: Kysely<Tables>): Promise<void> {
  if (!isPostgres(connection)) return void (await sql`begin deferred`.execute(connection));
  await sql`begin transaction isolation level repeatable read read only`.execute(connection);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(connection);
}

/** Deleted rows stay readable in SQLite's write-ahead log until it is emptied. */
export async function emptyWal<Tables>(database: Kysely<Tables>): Promise<void> {
  if (!isPostgres(database)) await sql`pragma wal_checkpoint(truncate)`.execute(database);
}

/** SQLite has no row locks and needs none: a transaction that writes locks the whole database. */
export class LocklessSqliteCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    const locks: readonly unknown[] = ['ForUpdate', 'ForNoKeyUpdate', 'ForShare', 'ForKeyShare', 'SkipLocked'];
    if (!locks.includes(node.modifier)) super.visitSelectModifier(node);
  }
}

export const isUniqueViolation = (failure: unknown): boolean =>
  failure instanceof Error && (codeOf(failure) === '23505' || /UNIQUE constraint failed/.test(failure.message));

/** A serialisation failure, a deadlock or a unique violation: run again, the transaction sees what the other one did. */
export const isConflict = (failure: unknown): boolean =>
  isUniqueViolation(failure) || ['40001', '40P01'].includes(codeOf(failure) ?? '');

const codeOf = (failure: unknown): string | undefined =>
  failure instanceof Error && 'code' in failure ? String(failure.code) : undefined;

/**
 * PostgreSQL errors that mean 'try later': connection (08), resources (53), shutdown (57P), rolled back (40), lock timeout
 * (55P03), statement timeout (57014), read-only after a failover (25006), idle in transaction (25P03, 25P04), I/O (58).
 */
const postgresUnavailable = /^(08|53|57P|40)|^(55P03|57014|25006|25P03|25P04|58000|58030)$/;
const postgresDisconnected = /^(08|57P)|^(25006|25P03|25P04)$/;
const networkCodes = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'];
const clientMessages = /Connection terminated|not queryable|Query read timeout/i;

/** Whether the connection on which a query failed can serve no other query. */
export const isDisconnected = (failure: unknown): boolean =>
  failure instanceof Error &&
  (failure instanceof pg.DatabaseError
    ? postgresDisconnected.test(failure.code ?? '')
    : networkCodes.includes(codeOf(failure) ?? '') || clientMessages.test(failure.message));

export const postgresFailure = (failure: unknown): unknown =>
  failure instanceof Error &&
  (isDisconnected(failure) || (failure instanceof pg.DatabaseError && postgresUnavailable.test(failure.code ?? '')))
    ? new DatabaseUnavailable(failure)
    : failure;

const busy = 5;
/** Busy, locked, read-only, I/O error, disk full, cannot open. */
const sqliteUnavailable = [busy, 6, 8, 10, 13, 14];

const sqliteCodeOf = (failure: unknown): number =>
  failure instanceof Error && 'errcode' in failure && typeof failure.errcode === 'number' ? failure.errcode & 0xff : 0;

export const isBusy = (failure: unknown): boolean => sqliteCodeOf(failure) === busy;

export function callSqlite<Result>(call: () => Result): Result {
  try {
    return call();
  } catch (failure) {
    throw failure instanceof Error && sqliteUnavailable.includes(sqliteCodeOf(failure))
      ? new DatabaseUnavailable(failure)
      : failure;
  }
}
