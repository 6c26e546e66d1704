import type { Config } from '../lib/config.ts';
import { OperatorError } from '../lib/errors.ts';

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

const reasons = new Map([
  ['EACCES', 'we are not allowed to'],
  ['EPERM', 'we are not allowed to'],
  ['EROFS', 'it can only be read'],
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the disk is full'],
  ['ENOTDIR', 'there is a file where a folder should be'],
  ['EEXIST', 'there is a file where a folder should be'],
  ['ENOENT', 'it is not there'],
]);

/** Why a start or a command failed, in one sentence; null for unexpected errors, whose stack is wanted. */
export function describeError(failure: unknown, { host, port }: Pick<Config, 'host' | 'port'>): string | null {
  if (!(failure instanceof Error)) return null;
  if (failure instanceof OperatorError) return failure.message;
  if (failure instanceof DatabaseUnavailable || 'errcode' in failure)
    return `The database cannot be used: ${failure.message}.`;
  const code = 'code' in failure ? String(failure.code) : '';
  if ('syscall' in failure && failure.syscall === 'listen') return whyNoPort(code, host, port);
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return `This machine has no address ${host}: see HOST.`;
  const reason = reasons.get(code);
  return reason && 'path' in failure ? `${String(failure.path)} cannot be written: ${reason}.` : null;
}

function whyNoPort(code: string, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} of ${host} is taken: see PORT.`;
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${host}: see HOST.`;
  return `Port ${port} of ${host} cannot be opened: ${reasons.get(code) ?? code}.`;
}
