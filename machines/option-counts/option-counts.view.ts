import { type FilterGroup, type FilterName, isFilterGroup, type ListedGroup } from '#contract/directory-choices.ts';
import { tripTypes } from '#contract/trip-choices.ts';
import type { ReferenceLists } from '../reference-lists/reference-lists.machine.ts';

/** The options of the other groups are not counted. */
export const groupIn = (group: FilterName | null): FilterGroup | null => (isFilterGroup(group) ? group : null);

export const optionsOffered = (lists: ReferenceLists): Record<ListedGroup, readonly string[]> => ({
  expertise: idsOf(lists.expertises),
  language: idsOf(lists.languages),
  offer: idsOf(lists.serviceOffers),
  service: idsOf(lists.services),
  city: namesOf(lists.suggestedCities),
});

export const tripTypesOffered = (found: readonly string[]): string[] => [...new Set([...tripTypes, ...found])];

const idsOf = (items: readonly { _id: string }[]) => items.map(({ _id }) => _id);
export const namesOf = (cities: readonly { cityName: string }[]) =>
  cities.map(({ cityName }) => cityName).filter((name) => name !== '');
