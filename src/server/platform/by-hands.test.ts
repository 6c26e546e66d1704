import { expect, it } from 'vitest';
import { byHands } from './by-hands.ts';

it('says how much all of them have done', async () => {
  const left = [3, 2, 1];
  expect(await byHands(3, async () => left.pop() ?? 0)).toBe(6);
});

it('fails only when nobody is at work any more', async () => {
  const slow = Promise.withResolvers<number>();
  const works = [() => Promise.reject(new Error('said by the test')), () => slow.promise];
  let isOver = false;
  const all = byHands(2, () => works.shift()?.() ?? Promise.resolve(0)).finally(() => {
    isOver = true;
  });
  const failed = expect(all).rejects.toThrow('said by the test');
  await new Promise(setImmediate);
  expect(isOver).toBe(false);
  slow.resolve(1);
  await failed;
});
