import { expect, it } from 'vitest';
import { languageName } from './language-name.ts';

it('a language is called as its reader calls it, and what is none by its code', () => {
  expect([languageName('de', 'en'), languageName('de', 'tr')]).toEqual(['German', 'Almanca']);
  expect(languageName('no code_at all', 'en')).toBe('no code_at all');
});
