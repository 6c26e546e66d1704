/**
 * A rule that is asked again and again of the same things, most of which an edit leaves as they were: what it said of each
 * last is kept for as long as all that it was told beside is the very same.
 */
export function keptFor<Of extends object, Beside extends readonly unknown[], Answer>(
  rule: (of: Of, ...beside: Beside) => Answer,
): (of: Of, ...beside: Beside) => Answer {
  const known = new WeakMap<Of, { beside: Beside; answer: Answer }>();
  return (of, ...beside) => {
    const last = known.get(of);
    if (last?.beside.every((each, index) => Object.is(each, beside[index]))) return last.answer;
    const answer = rule(of, ...beside);
    known.set(of, { beside, answer });
    return answer;
  };
}

/** A list that is made anew with each edit, out of parts that mostly stay: with the very same parts as the last time it is the very same list. */
export function keptLists<Of extends object>(): <Part>(of: Of, list: Part[]) => Part[] {
  const known = new WeakMap<Of, unknown[]>();
  return (of, list) => {
    const last = known.get(of);
    if (last && isSameList(last, list)) return last;
    known.set(of, list);
    return list;
  };
}

const isSameList = <Part>(one: readonly unknown[], other: readonly Part[]): one is Part[] =>
  one.length === other.length && one.every((part, index) => Object.is(part, other[index]));
