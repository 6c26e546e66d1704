import { describe, expect, it } from 'vitest';
import { firstInQueue, isOtherQueue, readQueue, writeQueue } from './queue-address.ts';

describe('the address of the queue', () => {
  it.each([
    { ...firstInQueue },
    { state: null, search: '', offset: 0 },
    { state: 'TO_VERIFY' as const, search: 'a & b', offset: 50 },
  ])('is read as it was written: %j', (wish) => {
    expect(readQueue(writeQueue(wish))).toEqual(wish);
  });

  it('takes what says nothing as it is anyway', () => {
    expect(
      readQueue([
        ['state', 'MAYBE'],
        ['offset', '-1'],
      ]),
    ).toEqual(firstInQueue);
    expect(readQueue([['search', 'a'.repeat(100)]]).search).toHaveLength(80);
  });

  it('is another step but for letters of the same name', () => {
    const named = { ...firstInQueue, search: 'de' };
    expect(isOtherQueue(named, { ...named, search: 'den' })).toBe(false);
    expect(isOtherQueue(firstInQueue, named)).toBe(true);
    expect(isOtherQueue(named, firstInQueue)).toBe(true);
    expect(isOtherQueue(named, { ...named, state: null })).toBe(true);
  });
});
