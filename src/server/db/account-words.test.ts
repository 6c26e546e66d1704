import { expect, it } from 'vitest';
import { wordsOf } from './account-words.ts';

it('words that are one in the database are one', () => {
  const words = wordsOf({ name: 'D\ud800 D\udfff Ünal', usernameFolded: 'deniz', emailFolded: 'deniz@mail.example' });
  expect(words).toEqual(['d\ufffd', 'unal', 'deniz', 'deniz@mail.example', 'd', 'mail', 'example']);
});
