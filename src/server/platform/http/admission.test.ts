import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Admission } from './admission.ts';

let endTurn = () => {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubGlobal('setImmediate', (end: () => void) => {
    endTurn = end;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How many of so many are let in, each of which takes so many milliseconds of the one turn in which all are read. */
function letIn(admission: Admission, count: number, milliseconds: number): number {
  let good = 0;
  for (let asked = 0; asked < count; asked += 1) {
    if (admission.isFull()) continue;
    const leave = admission.enter();
    vi.advanceTimersByTime(milliseconds);
    leave();
    good += 1;
  }
  endTurn();
  return good;
}

it('lets in all who come at once and are answered before the turn is old', () => {
  expect(letIn(new Admission(true), 2_000, 0.005)).toBe(2_000);
});

it('lets in sixty-four who take long, where nothing was to do, and fewer while it stays behind', () => {
  const admission = new Admission(true);
  expect(letIn(admission, 2_000, 4)).toBe(64);
  expect(letIn(admission, 2_000, 4)).toBe(32);
  vi.advanceTimersByTime(1_000);
  expect(letIn(admission, 2_000, 4)).toBe(64);
});

it('never refuses thirty who come to a server with nothing to do, however long they take', () => {
  const admission = new Admission(true);
  for (let burst = 0; burst < 5; burst += 1) expect(letIn(admission, 30, 50)).toBe(30);
});

it('lets in nobody while sixty-four are under way', () => {
  const admission = new Admission(false);
  const leaving = Array.from({ length: 64 }, () => admission.enter());
  expect(admission.isFull()).toBe(true);
  leaving[0]?.();
  expect(admission.isFull()).toBe(false);
});
