import { describe, expect, it } from 'vitest';
import { cleanRecoveryCode, isRecoveryCode } from './recovery-code.ts';

describe('a recovery code', () => {
  it.each(['0a1b2-v9xyz', '0A1B2-V9XYZ', ' oaib2 u9xyz ', 'Oalb2u9xyz', '0a1b2 – v9xyz'])(
    'is read from %s',
    (written) => {
      expect(cleanRecoveryCode(written)).toBe('0a1b2-v9xyz');
    },
  );

  it('is ten signs, and nothing else is one', () => {
    expect(isRecoveryCode(cleanRecoveryCode('0a1b2-v9xyz'))).toBe(true);
    expect(['', '123456', '0a1b2v9xyz', '0a1b2-v9xy', '0a1b2-v9xyzz'].filter(isRecoveryCode)).toEqual([]);
  });
});
