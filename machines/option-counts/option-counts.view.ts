import { type FilterGroup, filterGroups, tripTypes } from '#contract/trip-types.ts';
import type { PanelGroup } from '../filter-panel/filter-panel.machine.ts';
import type { ReferenceLists } from '../reference-lists/reference-lists.machine.ts';
import type { Question } from './option-counts.machine.ts';

type Offered = Question['options'];

/** The options of the other groups are not counted. */
export const groupIn = (group: PanelGroup | null): FilterGroup | null =>
  filterGroups.find((each) => each === group) ?? null;

export const optionsOffered = (lists: ReferenceLists): Offered => ({
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
