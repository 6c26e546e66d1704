import { expect, it } from 'vitest';
import { cleanCode } from './verification-code.ts';

it('a code is its six digits, however it is written or pasted', () => {
  for (const text of ['123456', '123 456', '123-456\n', ' 1234567', '１２３４５６', '١٢٣٤٥٦', '۱۲۳۴۵۶'])
    expect(cleanCode(text), text).toBe('123456');
  expect(cleanCode('none')).toBe('');
});
