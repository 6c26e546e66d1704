import { setTimeout } from 'node:timers/promises';

/** Does something once for all who ask before it is done, and before so many milliseconds are over. A failure is told to nobody who asks after it. */
export function sharedFor<Value>(milliseconds: number, work: () => Promise<Value>): () => Promise<Value> {
  let shared: Promise<Value> | null = null;
  const begin = (): Promise<Value> => {
    const begun = work();
    const forget = () => {
      if (shared === begun) shared = null;
    };
    begun.catch(forget);
    void Promise.allSettled([begun, setTimeout(milliseconds, undefined, { ref: false })]).then(forget);
    return begun;
  };
  return () => {
    shared ??= begin();
    return shared;
  };
}
