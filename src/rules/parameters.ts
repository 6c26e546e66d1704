import { filterGroups, leastFilters, namesOf, rangeFilters } from '#contract/directory-choices.ts';

/** The parameters of an address, in its order. */
export type Parameters = readonly (readonly [name: string, value: string])[];

/** Groups in which one matching value is enough. */
export const anyParameter = 'matchAny';
const single = [
  'search',
  'sort',
  ...namesOf(leastFilters),
  ...rangeFilters.flatMap(({ min, max }) => [min, max]),
  'thereCity',
  'thereFrom',
  'thereTo',
];
export const searchParameters: readonly string[] = [...single, ...filterGroups, anyParameter];

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
