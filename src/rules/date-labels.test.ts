import { expect, it } from 'vitest';
import { dateLabel } from './date-labels.ts';

const noon = new Date(2026, 10, 19, 12, 5).getTime();

it.each([
  ['day', 'en', '19 Nov 2026'],
  ['longDay', 'en', '19 November 2026'],
  ['moment', 'en', '19 Nov 2026, 12:05'],
  ['day', 'tr', '19 Kas 2026'],
  ['longDay', 'tr', '19 Kasım 2026'],
  ['moment', 'tr', '19 Kas 2026 12:05'],
] as const)('a %s in %s reads %s', (style, language, label) => {
  expect(dateLabel(noon, style, language)).toBe(label);
});
