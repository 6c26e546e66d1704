import { flowNow } from './flow-now.ts';

/** When something ends by itself, as its input says; never, where it does not. */
export const deadlineIn = (input: unknown): number => Object(input).deadline ?? Number.POSITIVE_INFINITY;

/** Whether something is a pause or a countdown, which the page itself ends. */
export const isTimed = (input: unknown): boolean =>
  Number.isFinite(deadlineIn(input)) || Object(input).milliseconds !== undefined;

/** The whole seconds that a countdown shows now; undefined where the input has no deadline. */
export function secondsUntilDeadline(input: unknown): number | undefined {
  const left = deadlineIn(input) - Date.now();
  return Number.isFinite(left) ? Math.max(0, Math.ceil(left / 1000)) : undefined;
}

/** An event or an answer of a flow, whose deadlines count from when it is given. */
export const countedFromNow = <Value>(value: Value): Value => deadlinesLater(value, Date.now() - flowNow);

function deadlinesLater<Value>(value: Value, milliseconds: number): Value {
  if (Array.isArray(value)) return value.map((each) => deadlinesLater(each, milliseconds)) as Value;
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).map(([key, each]) => [
    key,
    key === 'deadline' && typeof each === 'number' ? each + milliseconds : deadlinesLater(each, milliseconds),
  ]);
  return Object.fromEntries(entries);
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
