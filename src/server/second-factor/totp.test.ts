import { describe, expect, it } from 'vitest';
import { fromBase32, toBase32 } from './base32.ts';
import { codeOf, stepAt, stepOfCode } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

describe('a code that depends on time', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('is, %i seconds after 1970, the one that RFC 6238 names', (seconds, code) => {
    expect(codeOf(secret, stepAt(seconds * 1000))).toBe(code);
  });

  it('is taken a step early and a step late, and no further', () => {
    const now = 1_111_111_111_000;
    const found = [-2, -1, 0, 1, 2].map((distance) => stepOfCode(secret, codeOf(secret, stepAt(now) + distance), now));
    expect(found).toEqual([null, stepAt(now) - 1, stepAt(now), stepAt(now) + 1, null]);
  });
});

describe('base32', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('says "%s" as RFC 4648 does, and reads it back', (text, said) => {
    expect(toBase32(Buffer.from(text))).toBe(said);
    expect(Buffer.from(fromBase32(said)).toString()).toBe(text);
  });
});
