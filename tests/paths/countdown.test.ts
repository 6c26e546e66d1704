import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { codeLifetime } from '#contract/code-limits.ts';
import { countdown } from '#machines/clock/countdown.actors.ts';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

describe('countdown', () => {
  it('[VERIFY-04] shows 300 seconds at first and ends after exactly that', () => {
    const actor = createActor(countdown, { input: { deadline: Date.now() + codeLifetime } }).start();
    expect(actor.getSnapshot().context).toBe(300);
    vi.advanceTimersByTime(299_999);
    expect([actor.getSnapshot().context, actor.getSnapshot().status]).toEqual([1, 'active']);
    vi.advanceTimersByTime(1);
    expect([actor.getSnapshot().context, actor.getSnapshot().status]).toEqual([0, 'done']);
  });

  it('ends at once when its deadline has passed', () => {
    expect(
      createActor(countdown, { input: { deadline: -1 } })
        .start()
        .getSnapshot().status,
    ).toBe('done');
  });
});
