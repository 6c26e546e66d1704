import { fromPromise } from 'xstate';

/** A pause that goes on after a restore, anew: timers of a chart do not. It cannot fail. */
export const pause = fromPromise<void, { milliseconds: number }>(
  ({ input, signal }) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, input.milliseconds);
      signal.addEventListener('abort', () => clearTimeout(timer));
    }),
);
