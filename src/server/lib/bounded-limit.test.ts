import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { BoundedLimit } from './bounded-limit.ts';
import { Busy } from './errors.ts';

/** Work that waits until the test finishes it. */
function pendingWork() {
  const finish: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => finish.push(resolve));
  return { work, finish };
}

it('runs some at a time, lets some wait and refuses the rest', async () => {
  const limit = new BoundedLimit({ concurrency: 2, maxWaiting: 1 });
  const { work, finish } = pendingWork();
  const accepted = [limit.run(work), limit.run(work), limit.run(work)];
  await expect(limit.run(work)).rejects.toThrow(Busy);
  await setImmediate();
  expect(finish).toHaveLength(2);
  finish[0]?.();
  await setImmediate();
  expect(finish).toHaveLength(3);
  for (const each of finish) each();
  await Promise.all(accepted);
  expect(await limit.run(async () => 'free again')).toBe('free again');
});

it('refuses what is beyond the share of a key, and takes the work of others', async () => {
  const limit = new BoundedLimit({ concurrency: 1, maxWaiting: 9, maxPerKey: 2 });
  const { work, finish } = pendingWork();
  const accepted = [limit.run(work, 'greedy'), limit.run(work, 'greedy')];
  await expect(limit.run(work, 'greedy')).rejects.toThrow(Busy);
  const other = limit.run(async () => 'done', 'other');
  for (let turn = 0; turn < 2; turn += 1) {
    await setImmediate();
    finish[turn]?.();
  }
  expect(await other).toBe('done');
  await Promise.all(accepted);
  expect(await limit.run(async () => 'free again', 'greedy')).toBe('free again');
});

it('passes failures on, and frees their slot', async () => {
  const limit = new BoundedLimit({ concurrency: 1, maxWaiting: 0, maxPerKey: 1 });
  await expect(limit.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await limit.run(async () => 'done')).toBe('done');
});
