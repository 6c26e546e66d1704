import { expect, it } from 'vitest';
import type { CreatorItem } from '#contract/creator.ts';
import { deniz } from '#tests/flows/discovery.flow.ts';
import { entriesShown } from '#web/discovery/list-tools.tsx';

const rome = { _id: '1', id: '1', cityName: 'Rome', stateName: 'Lazio', countryName: 'Italy' };
const creator = (fullName: string, followersCount: number, more: Partial<CreatorItem> = {}) => ({
  ...deniz,
  ...{ _id: fullName, fullName, username: fullName.toLowerCase(), followersCount, locations: [], ...more },
});
const entries = [
  { creator: creator('Zuri', 5), note: 'Sea view, for May' },
  { creator: creator('Çağla', 9, { username: 'sailing-cagla' }), note: '' },
  { creator: creator('Ilgın', 5, { locations: [rome] }), note: 'May be late' },
] as never;
const shown = (search: string, sort: 'added' | 'name' | 'followers' = 'added', language: 'en' | 'tr' = 'en') =>
  entriesShown(entries, { search, sort }, language).map(({ fullName }) => fullName);

it('finds entries by all words of name, username, city in both languages and note', () => {
  expect(shown('')).toEqual(['Zuri', 'Çağla', 'Ilgın']);
  expect(shown('MAY')).toEqual(['Zuri', 'Ilgın']);
  expect(shown(' may  sea ')).toEqual(['Zuri']);
  expect(shown('cagla')).toEqual(['Çağla']);
  expect(shown('sailing')).toEqual(['Çağla']);
  expect(shown('roma', 'added', 'tr')).toEqual(['Ilgın']);
  expect(shown('rome', 'added', 'tr')).toEqual(['Ilgın']);
  expect(shown('unknown word')).toEqual([]);
});

it('sorts by name in the language of the reader, and by followers', () => {
  expect(shown('', 'name', 'tr')).toEqual(['Çağla', 'Ilgın', 'Zuri']);
  expect(shown('', 'followers')).toEqual(['Çağla', 'Ilgın', 'Zuri']);
});
