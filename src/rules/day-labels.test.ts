import { expect, it } from 'vitest';
import { dayLabel, dollars, rangeLabel } from './day-labels.ts';

it.each([
  ['en', '2026-06-02', '2 Jun 2026'],
  ['tr', '2026-02-12', '12 Şub 2026'],
] as const)('a day in %s', (language, day, label) => {
  expect(dayLabel(day, language)).toBe(label);
});

it.each([
  ['en', '2026-06-12', '2026-06-15', '12 – 15 Jun 2026'],
  ['en', '2026-06-28', '2026-07-02', '28 Jun – 2 Jul 2026'],
  ['en', '2026-12-30', '2027-01-02', '30 Dec 2026 – 2 Jan 2027'],
  ['en', '2026-06-12', '2026-06-12', '12 Jun 2026'],
  ['tr', '2026-08-31', '2026-09-02', '31 Ağu – 2 Eyl 2026'],
] as const)('[TRIPCARD-08] days in %s: %s to %s', (language, from, to, label) => {
  expect(rangeLabel({ from, to }, language)).toBe(label);
});

it.each([
  ['en', 25, '$25'],
  ['en', 1250, '$1,250'],
  ['en', 1234567.5, '$1,234,567.50'],
  ['tr', 1250.25, '$1.250,25'],
] as const)('[TRIPCARD-07] a price in %s: %d', (language, price, label) => {
  expect(dollars(price, language)).toBe(label);
});
