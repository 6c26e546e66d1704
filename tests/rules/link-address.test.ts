import { describe, expect, it } from 'vitest';
import { isLinkAddress, linkAddressIn } from '#contract/link-address.ts';

describe('the address of a link', () => {
  it.each([
    ['https://example.com/way?day=2#noon', 'https://example.com/way?day=2#noon'],
    [' http://example.com ', 'http://example.com'],
    ['example.com', 'https://example.com'],
    ['example.com:8080/way', 'https://example.com:8080/way'],
    ['mia@mail.example', 'mailto:mia@mail.example'],
    ['mailto:mia@mail.example', 'mailto:mia@mail.example'],
    ['güneş.example/yol', 'https://güneş.example/yol'],
  ])('that is typed as %j is %s', (typed, address) => {
    expect(linkAddressIn(typed)).toBe(address);
  });

  it.each([
    '',
    'here',
    'javascript:alert(1)',
    'JavaScript:alert(1).com',
    'java\tscript:alert(1)',
    'data:text/html,x.y',
    'ftp://example.com',
    '//example.com',
    'https://',
    'https://a b',
    `https://example.com/${'a'.repeat(490)}`,
  ])('is none in %j', (typed) => {
    expect(linkAddressIn(typed)).toBeNull();
  });

  it('is never one that runs a script, whatever stands before its scheme', () => {
    for (const before of ['', ' ', '\u0000', '\u0001', '\n', '\u00a0', '\ufeff'])
      expect(isLinkAddress(`${before}javascript:alert('https://example.com')`)).toBe(false);
  });
});
