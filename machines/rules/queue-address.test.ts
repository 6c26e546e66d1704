import { describe, expect, it } from 'vitest';
import { timesOf } from './list-address.ts';
import { countQueueFilters, queueAddress, writeQueue } from './queue-address.ts';

describe('the address of the queue', () => {
  it.each([
    { ...queueAddress.initial },
    { ...queueAddress.initial, state: null },
    { ...queueAddress.initial, state: 'TO_VERIFY' as const, search: 'a & b', offset: 50 },
    {
      ...queueAddress.initial,
      order: 'newest' as const,
      flag: 'repeated' as const,
      taker: 'me' as const,
      from: '2026-02-28',
      to: '2026-03-01',
    },
  ])('is read as it was written: %j', (query) => {
    expect(queueAddress.read(writeQueue(query))).toEqual(query);
  });

  it('takes what says nothing as it is anyway', () => {
    expect(
      queueAddress.read([
        ['state', 'MAYBE'],
        ['offset', '-1'],
        ['order', 'best'],
        ['flag', 'any'],
        ['taker', 'you'],
        ['from', '2026-02-30'],
        ['to', '2026-3-1'],
      ]),
    ).toEqual(queueAddress.initial);
    expect(queueAddress.read([['search', 'a'.repeat(100)]]).search).toHaveLength(80);
  });

  it('means whole days of whoever reads it, the last one too', () => {
    expect(timesOf(queueAddress.initial)).toEqual({});
    const { since, until } = timesOf({ from: '2026-03-01', to: '2026-03-01' });
    expect([since, until]).toEqual([new Date(2026, 2, 1).getTime(), new Date(2026, 2, 2).getTime()]);
    expect(timesOf({ from: '0001-01-01', to: '' })).toEqual({ since: 0 });
  });

  it('counts the filters that say something, and none but those', () => {
    expect(countQueueFilters({ ...queueAddress.initial, order: 'newest', to: '2026-03-01' })).toBe(2);
    expect(countQueueFilters(queueAddress.initial)).toBe(0);
  });

  it('is another step but for letters of the same name', () => {
    const named = { ...queueAddress.initial, search: 'de' };
    expect(queueAddress.isStep(named, { ...named, search: 'den' })).toBe(false);
    expect(queueAddress.isStep(queueAddress.initial, named)).toBe(true);
    expect(queueAddress.isStep(named, queueAddress.initial)).toBe(true);
    expect(queueAddress.isStep(named, { ...named, state: null })).toBe(true);
  });
});
