import { Busy } from './errors.ts';

/**
 * Lets one through at a time, whoever asked next in turn: who asks for much waits behind himself, not the others behind
 * him. Beyond a short line of his own, or a long one of all, somebody is turned away at once.
 */
export function takeTurns({ waitingEach, waitingInAll }: { waitingEach: number; waitingInAll: number }) {
  const lines = new Map<string, (() => void)[]>();
  let isRunning = false;
  let waiting = 0;

  const wait = (who: string): Promise<void> => {
    const line = lines.get(who) ?? [];
    if (line.length >= waitingEach || waiting >= waitingInAll) throw new Busy();
    waiting += 1;
    lines.set(who, line);
    return new Promise((proceed) => line.push(proceed));
  };
  const letNext = () => {
    const [turn] = lines;
    isRunning = turn !== undefined;
    if (!turn) return;
    const [who, line] = turn;
    lines.delete(who);
    waiting -= 1;
    line.shift()?.();
    if (line.length > 0) lines.set(who, line);
  };
  return async <Result>(who: string, work: () => Promise<Result>): Promise<Result> => {
    if (isRunning) await wait(who);
    isRunning = true;
    try {
      return await work();
    } finally {
      letNext();
    }
  };
}
