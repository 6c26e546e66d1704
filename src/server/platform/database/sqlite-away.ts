import { DatabaseAway } from './database-away.ts';

const busy = 5;
/** Busy, locked, read-only, failing disk, full disk, no such file any more. */
const notNow: readonly unknown[] = [busy, 6, 8, 10, 13, 14];

/** The primary part of what SQLite answered; what it adds to it is in the higher bits. */
const codeOf = (failure: unknown): number | null =>
  failure instanceof Error && 'errcode' in failure && typeof failure.errcode === 'number'
    ? failure.errcode & 0xff
    : null;

/** Whether another process holds what this one needs. */
export const isBusy = (failure: unknown): boolean =>
  codeOf(failure instanceof DatabaseAway ? failure.cause : failure) === busy;

/** Runs a statement; what is no fault of its own is told as such. */
export function askSqlite<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (failure) {
    throw failure instanceof Error && notNow.includes(codeOf(failure)) ? new DatabaseAway(failure) : failure;
  }
}
