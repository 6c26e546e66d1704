import { fromObservable, type Observer, toObserver } from 'xstate';

/**
 * A pause, kept by its absolute end on this device's clock: a reload or a return goes on with what is left of it,
 * as timers of a chart do not. It cannot fail.
 */
export const pause = fromObservable<number, { milliseconds: number }>(({ input, self }) => {
  const begun: number | undefined = self.getSnapshot().context;
  const end = begun ?? Date.now() + input.milliseconds;
  return {
    subscribe: (first: Observer<number> | ((value: number) => void)) => {
      const observer = toObserver(first);
      observer.next?.(end);
      const timer = setTimeout(() => observer.complete?.(), end - Date.now());
      return { unsubscribe: () => clearTimeout(timer) };
    },
  };
});
