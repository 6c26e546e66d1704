import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { pause } from '#machines/clock/pause.actors.ts';
import {
  type Question,
  type UsernameAnswer,
  usernameCheckMachine,
} from '#machines/username-check/username-check.machine.ts';

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
    const chart = usernameCheckMachine.provide({
      actors: { checkUsername: fromPromise<UsernameAnswer, Question>(asked) },
    });
    const before = createActor(chart).start();
    before.send({ type: 'name.change', username: 'deniz' });
    vi.advanceTimersByTime(300);
    const kept = JSON.stringify(before.getPersistedSnapshot());
    before.stop();
    const reloaded = () => createActor(chart, { snapshot: JSON.parse(kept) }).start();

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
