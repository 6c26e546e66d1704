import { expect, it } from 'vitest';
import { allOf } from './all-of.ts';

it('answers what all of them did, in their order', async () => {
  expect(await allOf([Promise.resolve(1), Promise.resolve(2)])).toEqual([1, 2]);
});

it('fails as the first did, once the last has come to its end', async () => {
  const slow = Promise.withResolvers<number>();
  let isOver = false;
  const all = allOf([Promise.reject(new Error('first')), slow.promise, Promise.reject(new Error('second'))]).finally(
    () => {
      isOver = true;
    },
  );
  const failed = expect(all).rejects.toThrow('first');
  await new Promise(setImmediate);
  expect(isOver).toBe(false);
  slow.resolve(1);
  await failed;
});
