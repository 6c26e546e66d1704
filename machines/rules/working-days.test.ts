import { expect, it } from 'vitest';
import { workingDaysAfter } from './working-days.ts';

it.each([
  ['2026-11-16', 3, '2026-11-19'],
  ['2026-11-19', 3, '2026-11-24'],
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-21', 1, '2026-11-23'],
  ['2026-11-22', 3, '2026-11-25'],
  ['2026-11-22', 0, '2026-11-22'],
])('from %s, %i working days on is %s', (from, count, to) => {
  expect(workingDaysAfter(Date.parse(`${from}T15:00:00Z`), count)).toBe(Date.parse(`${to}T15:00:00Z`));
});
