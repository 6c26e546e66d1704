import { describe, expect, it } from 'vitest';
import { foldedItems } from './use-folded-items.ts';

const row = { widths: [100, 80, 60, 120], current: -1, moreWidth: 50 };

describe('a row of items', () => {
  it.each([
    ['folds nothing where all fit', { ...row, room: 360 }, []],
    ['folds the last where it misses by a pixel', { ...row, room: 359 }, [3]],
    ['leaves room for More', { ...row, room: 289 }, [2, 3]],
    ['keeps the current item, which is the last', { ...row, current: 3, room: 300 }, [1, 2]],
    ['keeps the current item alone where no other fits', { ...row, current: 1, room: 150 }, [0, 2, 3]],
    ['folds all where none is current and none fits', { ...row, room: 140 }, [0, 1, 2, 3]],
    ['does not fold what has not been laid out', { ...row, widths: [0, 0], room: 0 }, []],
  ])('%s', (_, given, folded) => {
    expect([...foldedItems(given)]).toEqual(folded);
  });
});
