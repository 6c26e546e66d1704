import { expect, it } from 'vitest';
import { sharedFor } from './shared-for.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

it('is done once for all who ask within the time, and again afterwards', async () => {
  let count = 0;
  const ask = sharedFor(30, async () => {
    count += 1;
    return count;
  });
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  await pause(60);
  expect(await ask()).toBe(2);
});

it('is not begun again while it is under way, however long that is', async () => {
  const slow = Promise.withResolvers<string>();
  let count = 0;
  const ask = sharedFor(10, () => {
    count += 1;
    return slow.promise;
  });
  const first = ask();
  await pause(40);
  const second = ask();
  slow.resolve('done');
  expect([await first, await second, count]).toEqual(['done', 'done', 1]);
});

it('tells all who ask meanwhile of a failure, and is done anew for whoever asks after it', async () => {
  let count = 0;
  const ask = sharedFor(60_000, async () => {
    count += 1;
    if (count === 1) throw new Error('said by the test');
    return 'done';
  });
  const asked = [ask(), ask()];
  for (const each of asked) await expect(each).rejects.toThrow('said by the test');
  expect(await ask()).toBe('done');
});
