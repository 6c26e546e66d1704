import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { stepOfCode, timeStep } from './second-factors.ts';

const secret = Secret.fromLatin1('12345678901234567890');

it('accepts the code that RFC 6238 gives for a time', () => {
  expect(stepOfCode(secret.base32, '081804', 1_111_111_109_000)).toBe(timeStep(1_111_111_109_000));
  expect(stepOfCode(secret.base32, '081805', 1_111_111_109_000)).toBeNull();
});

it('accepts a code one step early or late, and no further', () => {
  const now = 1_111_111_111_000;
  const codes = [-2, -1, 0, 1, 2].map((steps) => TOTP.generate({ secret, timestamp: now + steps * 30_000 }));
  const step = timeStep(now);
  expect(codes.map((code) => stepOfCode(secret.base32, code, now))).toEqual([null, step - 1, step, step + 1, null]);
});
