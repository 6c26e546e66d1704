import { expect, it } from 'vitest';
import { letter } from './letter.ts';

it('lets what a person wrote run in its own direction', () => {
  const { html } = letter({ language: 'en', subject: 'A reason', heading: 'Hello', before: [], quote: 'رحلة' });
  expect(html).toMatch(/<p dir="auto"[^>]*>رحلة<\/p>/);
});
