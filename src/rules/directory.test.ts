import { expect, it } from 'vitest';
import { tripThere } from './directory.ts';

const trip = { dates: ['2026-06-20', '2026-06-21', '2026-06-24'], locations: [{ cityName: 'Kaş' }] };

it.each([
  ['ends on its first day', '2026-06-18', '2026-06-20', true],
  ['ends the day before', '2026-06-18', '2026-06-19', false],
  ['begins on its last day', '2026-06-24', '2026-06-26', true],
  ['begins the day after', '2026-06-25', '2026-06-26', false],
  ['is one of its days', '2026-06-21', '2026-06-21', true],
  ['is between its days', '2026-06-22', '2026-06-23', true],
  ['is given backwards', '2026-06-26', '2026-06-24', true],
  ['has no first day', '', '2026-06-20', true],
  ['has no first day, and ends before', '', '2026-06-19', false],
  ['has no last day', '2026-06-24', '', true],
  ['has no last day, and begins after', '2026-06-25', '', false],
])('a trip is there in a window that %s', (_, from, to, isFound) => {
  expect(tripThere([trip], { city: 'kaş', from, to })).toBe(isFound ? trip : null);
  expect(tripThere([trip], { city: 'Fethiye', from, to })).toBeNull();
});
