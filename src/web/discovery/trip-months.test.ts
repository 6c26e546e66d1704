import { describe, expect, it } from 'vitest';
import { inTripOrder, tripMonths } from './trip-months.ts';

const to = (cityName: string, ...dates: string[]) => ({ dates, locations: [{ cityName }] });
const past = to('Roma', '2026-05-01');
const under = to('Kaş', '2026-06-09', '2026-06-10', '2026-06-11');
const across = to('Bodrum', '2026-07-31', '2026-08-01');
const unknown = to('Ankara');

describe('the months of somebody who travels', () => {
  it('go from this one to the last day that is known, with the days on the road', () => {
    const months = tripMonths([across, past, unknown, under], '2026-06-10');
    expect(months.map(({ month, days, trips }) => [month, [...days], trips])).toEqual([
      ['2026-06', ['2026-06-09', '2026-06-10', '2026-06-11'], [under]],
      ['2026-07', ['2026-07-31'], [across]],
      ['2026-08', ['2026-08-01'], [across]],
    ]);
  });

  it('are none where nothing is to come, and a year of them at most', () => {
    expect(tripMonths([past, unknown], '2026-06-10')).toEqual([]);
    expect(tripMonths([to('Bodrum', '2028-01-01')], '2026-06-10')).toHaveLength(12);
  });

  it('have their trips in the order of their days, and a list of trips begins with the newest', () => {
    const early = to('İzmir', '2026-06-02', '2026-06-20');
    expect(tripMonths([under, early], '2026-06-10')[0]?.trips).toEqual([early, under]);
    expect(inTripOrder([unknown, past, across])).toEqual([across, past, unknown]);
  });
});
