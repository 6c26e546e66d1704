/** For what was not refused and yet never came to a greeting. */
const notGreeted = 'ECONNECT';

/** The reasons of a mail that has surely been seen by no mail server: none was found, connected to, or heard of. */
export const unreached: readonly string[] = ['ECONNREFUSED', 'EDNS', 'EHOSTUNREACH', 'ENETUNREACH', notGreeted];

/**
 * The reason of a failure where the mail server was not reached; null for all others. A connection that breaks after the
 * mail was taken is told by the same codes as one that was never made, so those decide nothing.
 */
export function whyUnreached(failure: unknown): string | null {
  if (!(failure instanceof Error) || !isOfConnecting(failure)) return null;
  const code = 'originalCode' in failure ? String(failure.originalCode) : notGreeted;
  return unreached.includes(code) ? code : notGreeted;
}

/** Of several addresses that were tried each has failed. */
const isOfConnecting = (failure: Error): boolean =>
  failure instanceof AggregateError ||
  ('syscall' in failure && failure.syscall === 'connect') ||
  ('timeoutType' in failure && ['CONNECT_TIMEOUT', 'GREETING_TIMEOUT'].includes(String(failure.timeoutType)));
