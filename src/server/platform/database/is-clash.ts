import { isTaken } from './is-taken.ts';

/** A serialisation failure and a deadlock. */
const clashes: readonly unknown[] = ['40001', '40P01'];

/** Whether a transaction failed only because another one ran at the same time: tried again, it sees what that one did. */
export const isClash = (failure: unknown): boolean =>
  isTaken(failure) || (failure instanceof Error && 'code' in failure && clashes.includes(failure.code));
