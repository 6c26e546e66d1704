import { setImmediate } from 'node:timers/promises';

const milliseconds = 8;

/** Does work step by step, and lets the process do other things in between. */
export async function inSlices(steps: Iterable<unknown>): Promise<void> {
  let begun = performance.now();
  for (const _ of steps) {
    if (performance.now() - begun < milliseconds) continue;
    await setImmediate();
    begun = performance.now();
  }
}
