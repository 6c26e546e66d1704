const RealDate = Date;

/** The screen reads this time, as it does in its tests; it goes on from there. */
export function setTime(now: number): void {
  const offset = now - RealDate.now();
  globalThis.Date = class extends RealDate {
    constructor(...given: [] | [number]) {
      if (given.length === 0) super(RealDate.now() + offset);
      else super(...given);
    }
    static override now(): number {
      return RealDate.now() + offset;
    }
  } as DateConstructor;
}
