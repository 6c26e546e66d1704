import { describe, expect, it } from 'vitest';
import { amountIn, amountText } from './amount.ts';

describe('an amount', () => {
  it.each([
    ['120', 120],
    [' 120 ', 120],
    ['1200,50', 1200.5],
    ['1200.5', 1200.5],
    ['1500,', 1500],
    ['1.500', 1500],
    ['1,500', 1500],
    ['1 500', 1500],
    ['1.250,50', 1250.5],
    ['1,250.50', 1250.5],
    ['1.000.000', 1_000_000],
    ['1.250.50', Number.NaN],
    ['1.250.50,5', Number.NaN],
    ['1500.500', Number.NaN],
    ['0.500', Number.NaN],
    ['-5', Number.NaN],
    ['120 USD', Number.NaN],
    ['abc', Number.NaN],
    ['', Number.NaN],
  ])('that is typed as "%s" is read as %s', (typed, read) => {
    expect(amountIn(typed)).toBe(read);
  });
});

describe('an amount in a field', () => {
  it.each([
    [120, '120'],
    [120.5, '120.50'],
    [39.99, '39.99'],
  ])('of %d is written as %s', (amount, text) => {
    expect([amountText(amount), amountIn(text)]).toEqual([text, amount]);
  });
});
