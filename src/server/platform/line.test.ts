import { expect, it, vi } from 'vitest';
import { Line } from './line.ts';

const lineOf = (change: object = {}) => new Line({ atOnce: 1, inLine: 1, longestWait: 150, each: 'call', ...change });

/** Teaches it how long the work takes. */
async function took(line: Line, milliseconds: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  for (let turn = 0; turn < 60; turn += 1) {
    const work = line.time(() => new Promise((done) => setTimeout(done, milliseconds)));
    await vi.advanceTimersByTimeAsync(milliseconds);
    await work;
  }
  vi.useRealTimers();
}

const enter = (line: Line, ...people: string[]): void => {
  for (const who of people) line.enter(who);
};

it('is long once somebody who comes would wait for longer than that, by how long it took of late', async () => {
  const line = lineOf();
  await took(line, 60);
  enter(line, 'a', 'b');
  expect(line.isLong('c')).toBe(false);
  enter(line, 'c');
  expect(line.isLong('d')).toBe(true);
  await took(line, 10);
  expect(line.isLong('d')).toBe(false);
});

it('is shorter where several are served at once, and as they leave', async () => {
  const line = lineOf({ atOnce: 2, inLine: 0 });
  await took(line, 120);
  enter(line, 'a', 'b');
  const leave = line.enter('c');
  enter(line, 'd');
  expect(line.isLong('e')).toBe(true);
  leave();
  expect(line.isLong('e')).toBe(false);
});

it('is free for the next of them once somebody was served, whatever they wait for afterwards', async () => {
  const line = lineOf({ each: 'address' });
  await took(line, 5_000);
  const leave = line.enter('a');
  enter(line, 'b');
  expect(line.isLong('c')).toBe(true);
  await line.serve('a', async () => {});
  expect(line.isLong('c')).toBe(false);
  enter(line, 'a');
  leave();
  expect(line.isLong('c')).toBe(true);
});

it('is free for the next of them where what somebody came for failed', async () => {
  const line = lineOf({ each: 'address' });
  await took(line, 5_000);
  enter(line, 'a', 'b');
  await expect(line.serve('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(line.isLong('c')).toBe(false);
});

it('always takes some, however long it takes', async () => {
  const line = lineOf({ inLine: 2 });
  await took(line, 5_000);
  enter(line, 'a', 'b');
  expect(line.isLong('c')).toBe(false);
  enter(line, 'c');
  expect(line.isLong('d')).toBe(true);
});

it('is short for who is new, where others have asked many times', async () => {
  const line = lineOf({ each: 'address' });
  await took(line, 60);
  enter(line, 'greedy', 'greedy', 'greedy', 'greedy');
  expect(line.isLong('honest')).toBe(false);
  expect(line.isLong('greedy')).toBe(true);
});
