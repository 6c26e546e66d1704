interface Timer {
  id: number;
  at: number;
  fire(): void;
}

/** Timers that are set from now on follow the returned function: it lets time pass for them. */
export function letTimersFollow(): (milliseconds: number) => void {
  const [set, clear] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
  const timers = new Map<number, Timer>();
  Object.assign(window, {
    setTimeout(run: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) {
      const fire = () => {
        timers.delete(key);
        run(...given);
      };
      const key = set(fire, delay);
      timers.set(key, { id: key, at: performance.now() + delay, fire });
      return key;
    },
    clearTimeout(key: number) {
      clear(timers.get(key)?.id ?? key);
      timers.delete(key);
    },
  });
  return (milliseconds) => {
    for (const timer of timers.values()) {
      timer.at -= milliseconds;
      clear(timer.id);
      timer.id = set(timer.fire, Math.max(0, timer.at - performance.now()));
    }
  };
}
