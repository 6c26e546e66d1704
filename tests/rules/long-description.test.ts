import { describe, expect, it } from 'vitest';
import { beginningOf, shortened } from '#rules/directory-labels.ts';

describe('a long description', () => {
  it('[MODAL-15] is cut after 150 letters, and no letter is cut in two', () => {
    expect(shortened('a'.repeat(150))).toBe('a'.repeat(150));
    expect(shortened('a'.repeat(151))).toBe(`${'a'.repeat(150)}...`);
    const waving = '👋🏽';
    expect(shortened(`${'a'.repeat(149)}${waving}`)).toBe(`${'a'.repeat(149)}${waving}`);
    expect(shortened(`${'a'.repeat(149)}${waving}b`)).toBe(`${'a'.repeat(149)}${waving}...`);
    expect(shortened(waving.repeat(151))).toBe(`${waving.repeat(150)}...`);
  });

  it.each(['a'.repeat(150), 'a'.repeat(151), `${'a'.repeat(149)} b c`, '👋🏽'.repeat(400), `${'a '.repeat(300)}`, ''])(
    'looks the same where its beginning alone is known',
    (text) => {
      expect(shortened(beginningOf(text))).toBe(shortened(text));
      expect([...beginningOf(text)].length).toBeLessThanOrEqual(2 * 151);
    },
  );
});
