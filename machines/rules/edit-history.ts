export interface EditHistory<Value> {
  /** The values before each undo step, the latest last. */
  past: readonly Value[];
  /** The values that were undone, the next one first. */
  future: readonly Value[];
  /** The undo step that further changes of the same slider or field join. */
  openStep: string | null;
}

/** A draft with the steps that lead to it and back to it. */
export interface Edited<Value> {
  history: EditHistory<Value>;
  draft: Value;
}

type IsSame<Value> = (one: Value, other: Value) => boolean;

export const emptyHistory: EditHistory<never> = { past: [], future: [], openStep: null };

export const maxUndoSteps = 100;

/** A step that ends with the value it began with is removed. */
export function recordStep<Value>(
  history: EditHistory<Value>,
  { before, after, step }: { before: Value; after: Value; step: string | null },
  isSame: IsSame<Value> = Object.is,
): EditHistory<Value> {
  if (isSame(before, after)) return history;
  const continuesStep = step !== null && step === history.openStep;
  if (!continuesStep) return { past: [...history.past, before].slice(-maxUndoSteps), future: [], openStep: step };
  const isBack = history.past.slice(-1).some((start) => isSame(start, after));
  return isBack ? { ...history, past: history.past.slice(0, -1), openStep: null } : history;
}

export const closeStep = <Value>(history: EditHistory<Value>): EditHistory<Value> =>
  history.openStep === null ? history : { ...history, openStep: null };

export const canUndo = ({ history }: Pick<Edited<unknown>, 'history'>): boolean => history.past.length > 0;
export const canRedo = ({ history }: Pick<Edited<unknown>, 'history'>): boolean => history.future.length > 0;

export function undo<Value>({ history, draft }: Edited<Value>): Edited<Value> {
  const [last] = history.past.slice(-1);
  if (last === undefined) return { history, draft };
  return {
    history: { past: history.past.slice(0, -1), future: [draft, ...history.future], openStep: null },
    draft: last,
  };
}

export function redo<Value>({ history, draft }: Edited<Value>): Edited<Value> {
  const [next, ...future] = history.future;
  if (next === undefined) return { history, draft };
  return { history: { past: [...history.past, draft], future, openStep: null }, draft: next };
}

interface RebasedHistory<Value> extends Edited<Value> {
  /** The number of steps that change nothing any more. */
  droppedSteps: number;
}

export function rebaseHistory<Value>(
  { history, draft }: Edited<Value>,
  rebase: (value: Value) => Value,
  isSame: IsSame<Value> = Object.is,
): RebasedHistory<Value> {
  const [past, present, future] = [history.past.map(rebase), rebase(draft), history.future.map(rebase)];
  const remaining = {
    past: past.filter((each, index) => !isSame(each, past[index + 1] ?? present)),
    future: future.filter((each, index) => !isSame(each, future[index - 1] ?? present)),
  };
  const droppedSteps = past.length + future.length - remaining.past.length - remaining.future.length;
  return { history: { ...remaining, openStep: null }, draft: present, droppedSteps };
}
