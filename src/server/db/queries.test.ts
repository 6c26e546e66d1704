import { expect, it } from 'vitest';
import { inBatches, rowsInBatches } from './queries.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

it('is the whole list in its order, in parts of as many as a statement takes', () => {
  const parts = [...inBatches(numbers(70_001))];
  expect(parts.map(({ length }) => length)).toEqual([30_000, 30_000, 10_001]);
  expect(parts.flat()).toEqual(numbers(70_001));
});

it('counts each column of a row', () => {
  const rows = numbers(25).map((one) => ({ one, two: 2, three: 3 }));
  expect([...rowsInBatches(rows)]).toEqual([rows]);
  const wide = Object.fromEntries(numbers(4_000).map((column) => [`column${column}`, column]));
  expect([...rowsInBatches([wide, wide, wide, wide, wide, wide, wide, wide])].map(({ length }) => length)).toEqual([
    7, 1,
  ]);
});

it('is nothing where there is nothing, and one at a time where each is more than a statement takes', () => {
  expect([[...inBatches([])], [...rowsInBatches([])]]).toEqual([[], []]);
  expect([...inBatches(numbers(2), 40_000)]).toEqual([[0], [1]]);
});
