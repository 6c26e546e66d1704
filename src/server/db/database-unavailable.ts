/** The database cannot do this now; the client may retry. */
export class DatabaseUnavailable extends Error {
  /** The error code of the database, by which a conflict between two transactions is recognised. */
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
