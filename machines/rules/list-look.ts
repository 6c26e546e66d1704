import { type Parameters, valueIn } from '#rules/parameters.ts';

export const listSorts = ['added', 'name', 'followers'] as const;

/** What of a list is shown, and in which order. */
export interface ListLook {
  search: string;
  sort: (typeof listSorts)[number];
}

const [searchName, sortName] = ['listSearch', 'listSort'];

export const lookIn = (parameters: Parameters): ListLook => ({
  search: (valueIn(searchName, parameters) ?? '').slice(0, 80),
  sort: listSorts.find((sort) => sort === valueIn(sortName, parameters)) ?? 'added',
});

/** Defaults are left out. */
export const withLook = (parameters: Parameters, { search, sort }: ListLook): Parameters => [
  ...withoutListSearch(parameters).filter(([name]) => name !== sortName),
  ...(search.trim() === '' ? [] : ([[searchName, search]] as const)),
  ...(sort === 'added' ? [] : ([[sortName, sort]] as const)),
];

/** Another list is shown whole, in the same order. */
export const withoutListSearch = (parameters: Parameters): Parameters =>
  parameters.filter(([name]) => name !== searchName);

export const isSameLook = (one: ListLook, other: ListLook): boolean =>
  one.search === other.search && one.sort === other.sort;

/** Whether a change deserves an entry in the history: typing on does not. */
export const isLookStep = (before: ListLook, after: ListLook): boolean =>
  before.sort !== after.sort || (before.search === '') !== (after.search === '');
