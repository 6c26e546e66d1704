import { Busy } from './errors.ts';

/** Lets few through at a time. The others wait in line; beyond the line they are turned away at once. */
export function limitConcurrency({ atOnce, inLine }: { atOnce: number; inLine: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= inLine) throw new Busy();
      await new Promise<void>((proceed) => waiting.push(proceed));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
