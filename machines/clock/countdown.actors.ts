import { fromObservable, type Observer, type Subscribable, toObserver } from 'xstate';

interface CountdownInput {
  deadline: number;
}

/** Whole seconds until the deadline; completes at zero. The deadline is in the persisted input, so it survives a reload. */
export const countdown = fromObservable<number, CountdownInput>(({ input }) => secondsUntil(input.deadline));

const secondsUntil = (deadline: number): Subscribable<number> => ({
  subscribe: (first: Observer<number> | ((value: number) => void)) => {
    const observer = toObserver(first);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const left = deadline - Date.now();
      const seconds = Math.max(0, Math.ceil(left / 1000));
      observer.next?.(seconds);
      if (seconds === 0) observer.complete?.();
      else timer = setTimeout(tick, left % 1000 || 1000);
    };
    tick();
    return { unsubscribe: () => clearTimeout(timer) };
  },
});
