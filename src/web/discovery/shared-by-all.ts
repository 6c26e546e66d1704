/** What every one of several lists has; of one list alone nothing is shared. */
export function sharedByAll(lists: readonly (readonly string[])[]): ReadonlySet<string> {
  const [first = [], ...others] = lists;
  return new Set(others.length === 0 ? [] : first.filter((each) => others.every((other) => other.includes(each))));
}
