import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { secretsFrom } from './secrets.ts';

const secrets = secretsFrom(randomBytes(32));

it('a sealed text is opened whole or not at all, to the last byte of its tag', () => {
  expect(secrets.open(secrets.seal('TR33 0006'))).toBe('TR33 0006');
  const sealed = Buffer.from(secrets.seal(''), 'base64url');
  for (let length = 0; length < sealed.length; length += 1)
    expect(() => secrets.open(sealed.subarray(0, length).toString('base64url'))).toThrow();
});
