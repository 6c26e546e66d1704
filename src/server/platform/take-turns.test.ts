import { expect, it } from 'vitest';
import { Busy } from './errors.ts';
import { takeTurns } from './take-turns.ts';

/** Everybody asks at once; each is done when the one before is. */
async function orderOf(askers: readonly string[], limits: { waitingEach: number; waitingInAll: number }) {
  const inTurn = takeTurns(limits);
  const done: string[] = [];
  const asked = askers.map((who) =>
    inTurn(who, async () => void done.push(who)).catch((failure: unknown) => {
      if (!(failure instanceof Busy)) throw failure;
      done.push(`not ${who}`);
    }),
  );
  await Promise.all(asked);
  return done;
}

it('goes around among those who wait, however many times each of them asked', async () => {
  const order = await orderOf(['a', 'a', 'a', 'b', 'b', 'c'], { waitingEach: 2, waitingInAll: 9 });
  expect(order).toEqual(['a', 'a', 'b', 'c', 'a', 'b']);
});

it('turns away who asks for more than his line takes, and everybody where all wait too long', async () => {
  const order = await orderOf(['a', 'a', 'a', 'a', 'b'], { waitingEach: 2, waitingInAll: 9 });
  expect(order.toSorted()).toEqual(['a', 'a', 'a', 'b', 'not a']);
  const crowd = await orderOf(['a', 'b', 'c', 'd'], { waitingEach: 2, waitingInAll: 2 });
  expect(crowd.toSorted()).toEqual(['a', 'b', 'c', 'not d']);
});

it('goes on after work that failed', async () => {
  const inTurn = takeTurns({ waitingEach: 2, waitingInAll: 9 });
  const failed = inTurn('a', () => Promise.reject(new Error('broken')));
  const next = inTurn('a', async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
