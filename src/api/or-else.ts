/** What a device forbids, or has no room for, is as good as not there. */
export function orElse<Result>(otherwise: Result, attempt: () => Result): Result {
  try {
    return attempt();
  } catch {
    return otherwise;
  }
}
