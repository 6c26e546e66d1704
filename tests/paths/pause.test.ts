import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { CityItem } from '#contract/reference-data.ts';
import { citySearchMachine } from '#machines/city-search/city-search.machine.ts';
import { pause } from '#machines/clock/pause.actors.ts';

describe('a pause', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('ends when its time is over, and never once it was left', () => {
    const [ended, left] = [vi.fn(), vi.fn()];
    const one = createActor(pause, { input: { milliseconds: 400 } });
    const other = createActor(pause, { input: { milliseconds: 400 } });
    one.subscribe({ complete: ended });
    other.subscribe({ next: left });
    one.start();
    other.start();
    left.mockClear();
    other.stop();
    vi.advanceTimersByTime(399);
    expect(ended).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ended).toHaveBeenCalledTimes(1);
    expect(left).not.toHaveBeenCalled();
  });

  it('goes on after a reload with what is left of it, and asks at once where nothing is', () => {
    const asked = vi.fn(() => new Promise<never>(() => {}));
    const chart = citySearchMachine.provide({
      actors: { findCities: fromPromise<CityItem[], { text: string }>(asked) },
    });
    const input = { minLetters: 2 };
    const before = createActor(chart, { input }).start();
    before.send({ type: 'text.change', text: 'Kaş' });
    vi.advanceTimersByTime(200);
    const kept = JSON.stringify(before.getPersistedSnapshot());
    before.stop();
    const reloaded = () => createActor(chart, { input, snapshot: JSON.parse(kept) }).start();

    const after = reloaded();
    vi.advanceTimersByTime(99);
    expect(asked).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(asked).toHaveBeenCalledTimes(1);
    after.stop();

    vi.advanceTimersByTime(60_000);
    reloaded();
    vi.advanceTimersByTime(0);
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
