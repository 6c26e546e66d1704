import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { codeLifetimeMs } from '#contract/application-choices.ts';
import { countdown } from '#machines/clock/countdown.actors.ts';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

describe('countdown', () => {
  it('[VERIFY-04] shows 300 seconds at first and ends after exactly that', () => {
    const actor = createActor(countdown, { input: { deadline: Date.now() + codeLifetimeMs } }).start();
    expect(actor.getSnapshot().context).toBe(300);
    vi.advanceTimersByTime(299_999);
    expect([actor.getSnapshot().context, actor.getSnapshot().status]).toEqual([1, 'active']);
    vi.advanceTimersByTime(1);
    expect([actor.getSnapshot().context, actor.getSnapshot().status]).toEqual([0, 'done']);
  });

  it('goes on after a reload as if there had been none', () => {
    const before = createActor(countdown, { input: { deadline: 300_000 } }).start();
    vi.advanceTimersByTime(100_000);
    const snapshot = JSON.parse(JSON.stringify(before.getPersistedSnapshot()));
    before.stop();
    vi.advanceTimersByTime(50_000);
    const later = createActor(countdown, { input: { deadline: 0 }, snapshot }).start();
    expect(later.getSnapshot().context).toBe(150);
    vi.advanceTimersByTime(150_000);
    expect([later.getSnapshot().context, later.getSnapshot().status]).toEqual([0, 'done']);
  });

  it('ends at once when its deadline has passed', () => {
    expect(
      createActor(countdown, { input: { deadline: -1 } })
        .start()
        .getSnapshot().status,
    ).toBe('done');
  });
});
