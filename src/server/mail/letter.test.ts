import { expect, it } from 'vitest';
import { letter, withoutLinks } from './letter.ts';

it('lets what a person wrote run in its own direction', () => {
  const { html } = letter({ language: 'en', subject: 'A reason', heading: 'Hello', before: [], quote: 'رحلة' });
  expect(html).toMatch(/<p dir="auto"[^>]*>رحلة<\/p>/);
});

it.each([
  ['Look at https://bad.example/a?b=c now', 'Look at https:[/][/]bad[.]example/a?b=c now'],
  ['www.bad.example', 'www[.]bad[.]example'],
  ['mia@bad.example', 'mia[@]bad[.]example'],
  ['At 9.30. Then home. OK?', 'At 9.30. Then home. OK?'],
])('spells %s so that it is no link, and leaves other text as it is', (text, safe) => {
  expect(withoutLinks(text)).toBe(safe);
});

it('reads a text once, where a quadratic pattern would take minutes', () => {
  const text = '…'.repeat(200_000);
  expect(withoutLinks(text)).toBe(text);
});
