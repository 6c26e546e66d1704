import { isSameList } from './same-list.ts';

/** Caches the last result per first argument and reuses it while the other arguments are identical (Object.is). */
export function memoizeLast<Of extends object, Rest extends readonly unknown[], Result>(
  rule: (of: Of, ...rest: Rest) => Result,
): (of: Of, ...rest: Rest) => Result {
  const cache = new WeakMap<Of, { rest: Rest; result: Result }>();
  return (of, ...rest) => {
    const last = cache.get(of);
    if (last?.rest.every((each, index) => Object.is(each, rest[index]))) return last.result;
    const result = rule(of, ...rest);
    cache.set(of, { rest, result });
    return result;
  };
}

/** Returns the previous array of the same owner when the new one has identical elements. */
export function reuseEqualLists<Owner extends object>(): <Part>(owner: Owner, list: Part[]) => Part[] {
  const cache = new WeakMap<Owner, unknown[]>();
  return (owner, list) => {
    const last = cache.get(owner);
    if (last && isSameList(last, list)) return last;
    cache.set(owner, list);
    return list;
  };
}
