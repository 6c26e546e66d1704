import { describe, expect, it } from 'vitest';
import { inOrder, table } from './table.ts';

interface Row {
  id: string;
}

describe('tables', () => {
  it('come after those that they point to, however they are listed', () => {
    const tables = { leaf: table<Row>(['id'], ['twig']), twig: table<Row>(['id'], ['root']), root: table<Row>(['id']) };
    expect(inOrder(tables)).toEqual(['root', 'twig', 'leaf']);
  });

  it('that point in a circle, or to none, are refused at the start', () => {
    expect(() => inOrder({ one: table<Row>(['id'], ['two']), two: table<Row>(['id'], ['one']) })).toThrow('circle');
    expect(() => inOrder({ one: table<Row>(['id'], ['nothing']) })).toThrow('to none');
  });

  it('without a key, or with one that is no column, do not compile', () => {
    // @ts-expect-error a table has a key
    table<Row>([]);
    // @ts-expect-error the key is of columns
    table<Row>(['name']);
  });
});
