import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallCounts } from './call-counts.ts';

const [minute, hour] = [60_000, 60 * 60_000];
let counts: CallCounts;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  counts = new CallCounts();
});
afterEach(() => void vi.useRealTimers());

function call(address: string): { current: number; ttl: number } {
  let said = { current: 0, ttl: 0 };
  counts.incr(
    address,
    (_, count) => {
      said = count;
    },
    minute,
  );
  return said;
}

describe('the calls of an address', () => {
  it('are read without being counted', () => {
    const seen: object[] = [];
    const read = () => counts.read('one', (_, count) => void seen.push(count), minute);
    read();
    call('one');
    vi.advanceTimersByTime(1);
    read();
    vi.advanceTimersByTime(minute);
    read();
    expect(seen).toEqual([
      { current: 0, ttl: minute },
      { current: 1, ttl: minute - 1 },
      { current: 0, ttl: minute },
    ]);
  });

  it('are counted for as long as a window lasts, from the first of them', () => {
    expect(call('one')).toEqual({ current: 1, ttl: minute });
    vi.advanceTimersByTime(minute - 1);
    expect(call('one')).toEqual({ current: 2, ttl: 1 });
    expect(call('other')).toEqual({ current: 1, ttl: minute });
    vi.advanceTimersByTime(1);
    expect(call('one')).toEqual({ current: 1, ttl: minute });
  });

  it.each([-hour, hour])('are counted no longer and no shorter where the clock is set by %i ms', (set) => {
    call('one');
    const elapsed = performance.now();
    vi.setSystemTime(Date.now() + set);
    expect(performance.now()).toBe(elapsed);
    expect(call('one')).toEqual({ current: 2, ttl: minute });
    vi.advanceTimersByTime(minute);
    expect(call('one').current).toBe(1);
  });

  it('of whoever was quiet the longest are forgotten where there are too many', () => {
    call('first');
    call('second');
    call('first');
    for (let number = 0; number < 19_999; number += 1) call(`address ${number}`);
    expect(call('first').current).toBe(3);
    expect(call('second').current).toBe(1);
  });
});
