const RealDate = Date;

/** From now on the page has this time. */
export function setTime(now: () => number): void {
  globalThis.Date = class extends RealDate {
    constructor(...given: [] | [number]) {
      if (given.length === 0) super(now());
      else super(...given);
    }
    static override now = now;
  } as DateConstructor;
}

const stepMs = 100;
const beforeEndMs = 1_000;

/**
 * A clock that runs while the tester looks. It stops a second before the next deadline: what ends by itself waits for
 * the tester, who moves the clock or takes the next step.
 */
export function runningClock(moved: () => number, nextDeadline: () => number, onChange: () => void): () => number {
  let ahead = 0;
  let last = performance.now();
  const now = () => Math.round(moved() + ahead);
  setInterval(() => {
    const passed = performance.now() - last;
    last += passed;
    const room = nextDeadline() - beforeEndMs - now();
    if (room <= 0) return;
    ahead += Math.min(passed, room);
    onChange();
  }, stepMs);
  return now;
}
