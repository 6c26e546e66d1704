import { describe, expect, it } from 'vitest';
import { withoutSecrets } from './stored-mails.ts';

const read = (text: string, code?: string) => withoutSecrets({ subject: 'Hello', text, ...(code && { code }) });

describe('a mail that others read', () => {
  it.each([
    ['https://vaya.example/set-password?token=abc-DEF', 'https://vaya.example/set-password?••••••'],
    [
      'Here:\nhttps://vaya.example/bank-details?token=a&b=c.\nGood luck',
      'Here:\nhttps://vaya.example/bank-details?••••••\nGood luck',
    ],
    ['http://localhost:3000/calendar#key (yours)', 'http://localhost:3000/calendar#•••••• (yours)'],
    ['HTTPS://VAYA.EXAMPLE/SET-PASSWORD?TOKEN=A', 'HTTPS://VAYA.EXAMPLE/SET-PASSWORD?••••••'],
    ['“https://hotel.example/?room=3”', '“https://hotel.example/?••••••'],
    ['really?https://hotel.example/a://b#c#d', 'really?https://hotel.example/a://b#••••••'],
  ])('masks the query and fragment of an address: %s', (text, expected) => {
    expect(read(text)).toEqual({ subject: 'Hello', text: expected, isMasked: true });
  });

  it('tells no code, in its subject neither', () => {
    expect(withoutSecrets({ subject: '123456 · Your code', text: 'Enter 123456 now', code: '123456' })).toEqual({
      subject: '•••••• · Your code',
      text: 'Enter •••••• now',
      isMasked: true,
    });
  });

  it.each(['Is it you?', 'https://vaya.example/blog/deniz', 'See https://vaya.example/terms. Is that clear?'])(
    'is whole where there is nothing to mask: %s',
    (text) => {
      expect(read(text)).toEqual({ subject: 'Hello', text, isMasked: false });
    },
  );

  it('is read once, from front to back: a quadratic pattern would take minutes for this text', () => {
    expect(read('a://'.repeat(200_000)).isMasked).toBe(false);
  });
});
