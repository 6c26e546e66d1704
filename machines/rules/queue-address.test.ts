import { describe, expect, it } from 'vitest';
import { countFilters, firstInQueue, isOtherQueue, readQueue, timesOf, writeQueue } from './queue-address.ts';

describe('the address of the queue', () => {
  it.each([
    { ...firstInQueue },
    { ...firstInQueue, state: null },
    { ...firstInQueue, state: 'TO_VERIFY' as const, search: 'a & b', offset: 50 },
    { ...firstInQueue, order: 'newest' as const, flag: 'repeated' as const, from: '2026-02-28', to: '2026-03-01' },
  ])('is read as it was written: %j', (query) => {
    expect(readQueue(writeQueue(query))).toEqual(query);
  });

  it('takes what says nothing as it is anyway', () => {
    expect(
      readQueue([
        ['state', 'MAYBE'],
        ['offset', '-1'],
        ['order', 'best'],
        ['flag', 'any'],
        ['from', '2026-02-30'],
        ['to', '2026-3-1'],
      ]),
    ).toEqual(firstInQueue);
    expect(readQueue([['search', 'a'.repeat(100)]]).search).toHaveLength(80);
  });

  it('means whole days of whoever reads it, the last one too', () => {
    expect(timesOf(firstInQueue)).toEqual({});
    const { since, until } = timesOf({ from: '2026-03-01', to: '2026-03-01' });
    expect([since, until]).toEqual([new Date(2026, 2, 1).getTime(), new Date(2026, 2, 2).getTime()]);
    expect(timesOf({ from: '0001-01-01', to: '' })).toEqual({ since: 0 });
  });

  it('counts the filters that say something, and none but those', () => {
    expect(countFilters({ ...firstInQueue, order: 'newest', to: '2026-03-01' })).toBe(2);
    expect(countFilters(firstInQueue)).toBe(0);
  });

  it('is another step but for letters of the same name', () => {
    const named = { ...firstInQueue, search: 'de' };
    expect(isOtherQueue(named, { ...named, search: 'den' })).toBe(false);
    expect(isOtherQueue(firstInQueue, named)).toBe(true);
    expect(isOtherQueue(named, firstInQueue)).toBe(true);
    expect(isOtherQueue(named, { ...named, state: null })).toBe(true);
  });
});
