import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { toastMachine } from '#machines/toast/toast.machine.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const saved = { type: 'toast.show', toast: { tone: 'success', text: 'Saved!' } } as const;
const start = () => {
  const actor = createActor(toastMachine).start();
  return { actor, text: () => actor.getSnapshot().context.toast?.text ?? null };
};

it('[LIMIT-01] a toast stays for three seconds', () => {
  const { actor, text } = start();
  actor.send(saved);
  vi.advanceTimersByTime(2_999);
  expect(text()).toBe('Saved!');
  vi.advanceTimersByTime(1);
  expect(text()).toBeNull();
});

it('a second toast takes the place of the first, and has three seconds of its own', () => {
  const { actor, text } = start();
  actor.send(saved);
  vi.advanceTimersByTime(2_000);
  actor.send({ type: 'toast.show', toast: { tone: 'danger', text: 'Not saved.' } });
  vi.advanceTimersByTime(2_999);
  expect(text()).toBe('Not saved.');
  vi.advanceTimersByTime(1);
  expect(text()).toBeNull();
});

it('a toast that is held stays until it is let go', () => {
  const { actor, text } = start();
  actor.send(saved);
  actor.send({ type: 'toast.hold' });
  vi.advanceTimersByTime(60_000);
  expect(text()).toBe('Saved!');
  actor.send({ type: 'toast.release' });
  vi.advanceTimersByTime(3_000);
  expect(text()).toBeNull();
});
