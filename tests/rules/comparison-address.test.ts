import { describe, expect, it } from 'vitest';
import {
  choiceAddress,
  chosenIn,
  comparedIn,
  comparisonAddress,
  isChoosable,
  withChoice,
} from '#machines/rules/comparison-address.ts';
import { readAddress } from '#rules/directory-address.ts';
import type { Parameters } from '#rules/parameters.ts';
import { sharedByAll } from '#web/discovery/comparison-table.tsx';

const parametersOf = (address: string): Parameters => [...new URL(address, 'https://vaya.example').searchParams];

describe('the addresses of a comparison', () => {
  it('say who is compared, and lead back to where they were chosen', () => {
    const ids = ['a', 'b', 'c', 'd'];
    expect(comparedIn(parametersOf(comparisonAddress(ids)))).toEqual(ids);
    const back = parametersOf(choiceAddress(ids, { list: 'shortlist' }));
    expect([chosenIn(back), back[0]]).toEqual([ids, ['list', 'shortlist']]);
    expect(readAddress(back).ignored).toEqual([]);
    expect(choiceAddress([])).toBe('/discovery?');
  });

  it('hold four at most, each once', () => {
    const many = ['a', 'b', 'b', 'no id', 'c', 'd', 'e'].map((id) => ['compare', id] as const);
    expect(chosenIn(many)).toEqual(['a', 'b', 'c', 'd']);
    expect(['a', 'e'].map((id) => isChoosable(many, id))).toEqual([true, false]);
    expect(withChoice([['sort', 'default'], ...many], 'b')).toEqual([
      ['sort', 'default'],
      ...['a', 'c', 'd'].map((id) => ['compare', id]),
    ]);
  });
});

describe('what all have', () => {
  it('is what is in every list, and nothing where there is one alone', () => {
    expect([
      ...sharedByAll([
        ['a', 'b', 'c'],
        ['c', 'b'],
        ['b', 'd', 'c'],
      ]),
    ]).toEqual(['b', 'c']);
    expect([...sharedByAll([['a', 'b'], []])]).toEqual([]);
    expect([...sharedByAll([['a']])]).toEqual([]);
    expect([...sharedByAll([])]).toEqual([]);
  });
});
