import type { FilterGroup, LeastName, RangeParameter } from '#contract/directory-choices.ts';

/** The parameters of an address, in its order. */
export type Parameters = readonly (readonly [name: string, value: string])[];

/** Groups in which one matching value is enough. */
export const anyParameter = 'matchAny';

type SearchParameter =
  | FilterGroup
  | LeastName
  | RangeParameter
  | typeof anyParameter
  | 'search'
  | 'sort'
  | 'thereCity'
  | 'thereFrom'
  | 'thereTo';

/** Spelt out: every page loads this module, and none but the directory needs the table of filters. */
const search: Record<SearchParameter, true> = {
  search: true,
  sort: true,
  matchAny: true,
  expertise: true,
  language: true,
  offer: true,
  city: true,
  service: true,
  tripType: true,
  platform: true,
  minTripCount: true,
  minFollowers: true,
  maxFollowers: true,
  thereCity: true,
  thereFrom: true,
  thereTo: true,
};
export const searchParameters: readonly string[] = Object.keys(search);

export const valueIn = (name: string, parameters: Parameters): string | null =>
  parameters.find(([each]) => each === name)?.[1] ?? null;

/** Whether a change deserves an entry in the history: typing on in the same name does not. */
export function isOtherSearch(before: Parameters, after: Parameters): boolean {
  const typesOn = [before, after].every((each) => valueIn('search', each));
  const [old, next] = [before, after].map((each) =>
    each.filter(([name]) => searchParameters.includes(name) && !(typesOn && name === 'search')).map(String),
  );
  return String(old?.toSorted()) !== String(next?.toSorted());
}
