import { describe, expect, it } from 'vitest';
import { steadyClock } from './clock.ts';

const [second, minute, hour, day] = [1000, 60_000, 60 * 60_000, 24 * 60 * 60_000];

/** A machine whose time can be set, and which goes on meanwhile. */
function machine(start = 100 * day) {
  let [time, elapsed] = [start, 5];
  return {
    ticks: { time: () => time, elapsed: () => elapsed },
    pass: (milliseconds: number) => {
      time += milliseconds;
      elapsed += milliseconds;
    },
    set: (by: number) => {
      time += by;
    },
    time: () => time,
  };
}

describe('the clock', () => {
  it('tells the time', () => {
    const theirs = machine();
    const now = steadyClock(theirs.ticks, 0);
    for (const passing of [0, 1, 20, hour, 3 * day]) {
      theirs.pass(passing);
      expect(now()).toBe(theirs.time());
    }
  });

  it('goes on where it is set back by an hour, a twentieth slower, until it is right', () => {
    const theirs = machine();
    const now = steadyClock(theirs.ticks, 0);
    const before = now();
    theirs.set(-hour);
    expect(now()).toBe(before);
    theirs.pass(5 * minute);
    expect(now() - before).toBe(5 * minute * 0.95);
    let last = now();
    for (let passed = 5 * minute; passed < 20 * hour; passed += 10 * second) {
      theirs.pass(10 * second);
      const next = now();
      expect(next - last).toBeGreaterThanOrEqual(9_499);
      expect(next - last).toBeLessThanOrEqual(10 * second);
      last = next;
    }
    expect(now()).toBe(theirs.time());
    theirs.pass(hour);
    expect(now()).toBe(theirs.time());
  });

  it('follows where it is set forward, and stays there where that is taken back', () => {
    const theirs = machine();
    const now = steadyClock(theirs.ticks, 0);
    theirs.set(hour);
    const ahead = now();
    expect(ahead).toBe(theirs.time());
    theirs.set(-hour);
    theirs.pass(second);
    expect(now()).toBe(ahead + 950);
  });
});

describe('the clock of a process that starts', () => {
  it('begins no earlier than it was when it was stopped', () => {
    const theirs = machine();
    const stopped = theirs.time() + hour;
    const now = steadyClock(theirs.ticks, stopped);
    expect(now()).toBe(stopped);
    theirs.pass(minute);
    expect(now()).toBe(stopped + minute * 0.95);
  });

  it('believes that it was wrong altogether where it is ahead by more than a day', () => {
    const theirs = machine();
    const now = steadyClock(theirs.ticks, theirs.time() + 60 * 365 * day);
    expect(now()).toBe(theirs.time());
    theirs.set(-day - 1);
    expect(now()).toBe(theirs.time());
  });

  it('is never asked too often to come right', () => {
    const theirs = machine();
    const now = steadyClock(theirs.ticks, theirs.time() + second);
    for (let asked = 0; asked < 21_000; asked += 1) {
      theirs.pass(1);
      now();
    }
    expect(now()).toBe(theirs.time());
  });
});
