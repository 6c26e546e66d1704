/** The database cannot do this now, through no fault of what was asked: whoever asked may come again. */
export class DatabaseUnavailable extends Error {
  /** What the database calls it, so that a clash between two transactions can be told. */
  readonly code: string | undefined;

  constructor(cause: Error) {
    super(cause.message || sayAll(cause), { cause });
    this.name = new.target.name;
    this.code = 'code' in cause ? String(cause.code) : undefined;
  }
}

/** A name with several addresses fails once for each of them, and says nothing itself. */
const sayAll = (cause: Error): string =>
  cause instanceof AggregateError ? cause.errors.map((each: Error) => each.message).join(', ') : cause.name;
