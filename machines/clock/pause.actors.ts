import { fromObservable, type Observer, toObserver } from 'xstate';

/** A delay that survives a restored snapshot, unlike `after`: its state is the absolute end. It cannot fail. */
export const pause = fromObservable<number, { milliseconds: number }>(({ input, self }) => {
  const saved: number | undefined = self.getSnapshot().context;
  const end = saved ?? Date.now() + input.milliseconds;
  return {
    subscribe: (first: Observer<number> | ((value: number) => void)) => {
      const observer = toObserver(first);
      observer.next?.(end);
      const timer = setTimeout(() => observer.complete?.(), end - Date.now());
      return { unsubscribe: () => clearTimeout(timer) };
    },
  };
});
