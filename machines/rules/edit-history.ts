/** What can be undone and redone of a value that somebody edits. */
export interface EditHistory<Value> {
  /** The values before each edit, the last one last. */
  past: readonly Value[];
  /** The values that were undone, the next one first. */
  future: readonly Value[];
  /** What is still under way: a slider that is dragged, a field that is typed in. All of it is one edit. */
  gesture: string | null;
}

interface Step<Value> {
  history: EditHistory<Value>;
  value: Value;
}

type IsSame<Value> = (one: Value, other: Value) => boolean;

export const emptyHistory: EditHistory<never> = { past: [], future: [], gesture: null };

/** So far back somebody can go. */
export const mostEdits = 100;

/** An edit is remembered, unless it changed nothing; what goes on with a gesture belongs to the edit that began it. */
export function recorded<Value>(
  history: EditHistory<Value>,
  { before, after, gesture }: { before: Value; after: Value; gesture: string | null },
  isSame: IsSame<Value> = Object.is,
): EditHistory<Value> {
  if (isSame(before, after)) return history;
  const isGoingOn = gesture !== null && gesture === history.gesture;
  if (!isGoingOn) return { past: [...history.past, before].slice(-mostEdits), future: [], gesture };
  const isBack = history.past.slice(-1).some((begun) => isSame(begun, after));
  return isBack ? { ...history, past: history.past.slice(0, -1), gesture: null } : history;
}

/** Whoever lets go of a slider or leaves a field begins another edit when they come back to it. */
export const gestureEnded = <Value>(history: EditHistory<Value>): EditHistory<Value> =>
  history.gesture === null ? history : { ...history, gesture: null };

export function undone<Value>(history: EditHistory<Value>, value: Value): Step<Value> {
  const [last] = history.past.slice(-1);
  if (last === undefined) return { history, value };
  return {
    history: { past: history.past.slice(0, -1), future: [value, ...history.future], gesture: null },
    value: last,
  };
}

export function redone<Value>(history: EditHistory<Value>, value: Value): Step<Value> {
  const [next, ...future] = history.future;
  if (next === undefined) return { history, value };
  return { history: { past: [...history.past, value], future, gesture: null }, value: next };
}

interface Rebased<Value> extends Step<Value> {
  /** How many edits there is nothing left of, so that they can no longer be undone or redone. */
  dropped: number;
}

/** The same edits upon another ground: what somebody else has saved meanwhile is not undone with them. */
export function rebased<Value>(
  { history, value }: Step<Value>,
  onto: (value: Value) => Value,
  isSame: IsSame<Value> = Object.is,
): Rebased<Value> {
  const [past, present, future] = [history.past.map(onto), onto(value), history.future.map(onto)];
  const left = {
    past: past.filter((each, index) => !isSame(each, past[index + 1] ?? present)),
    future: future.filter((each, index) => !isSame(each, future[index - 1] ?? present)),
  };
  const dropped = past.length + future.length - left.past.length - left.future.length;
  return { history: { ...left, gesture: null }, value: present, dropped };
}
