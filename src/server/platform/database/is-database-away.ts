const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P03',
  '53300',
]);
const connectionWords =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|database is locked|disk I\/O error/i;

/** Whether a query failed for want of a database rather than through its own fault. */
export function isDatabaseAway(failure: unknown): boolean {
  if (failure instanceof AggregateError) return failure.errors.some(isDatabaseAway);
  if (!(failure instanceof Error)) return false;
  return ('code' in failure && connectionCodes.has(String(failure.code))) || connectionWords.test(failure.message);
}
