import { describe, expect, it } from 'vitest';
import { shortTripId, tripSegment } from '#rules/trip-address.ts';

describe('the address of a trip', () => {
  it.each([
    ['By the sea', 'by-the-sea'],
    ['Işıl ışıl İstanbul, 2026!', 'isil-isil-istanbul-2026'],
    ['2026', '2026'],
    ['رحلة إلى إسطنبول … <b>& ﷺ</b>', 'trip'],
    ['東京 2026 (day 1)', '2026-day-1'],
    ['東京と京都の秋 2026 x', 'trip'],
    ['!?', 'trip'],
    ['', 'trip'],
  ])('of %j begins with %j', (title, words) => {
    expect(tripSegment({ _id: 'a', title })).toBe(`${words}-${shortTripId('a')}`);
  });
});
