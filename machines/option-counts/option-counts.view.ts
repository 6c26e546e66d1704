import { tripTypes } from '#contract/trip-types.ts';
import type { FilterGroup } from '#rules/directory.ts';
import type { CitySearchSnapshot } from '../city-search/city-search.machine.ts';
import type { DiscoverySnapshot } from '../discovery/discovery.machine.ts';
import type { FilterPanelSnapshot } from '../filter-panel/filter-panel.machine.ts';
import type { ReferenceListsSnapshot } from '../reference-lists/reference-lists.machine.ts';
import type { Question } from './option-counts.machine.ts';

type Offered = Question['options'];

/** Of a place to be, and of a number, nothing is counted. */
export const groupIn = ({ context: { group } }: FilterPanelSnapshot): FilterGroup | null =>
  group === 'there' || group === 'minTripCount' ? null : group;

/** By the values that the directory is asked with. */
export const optionsOffered = ({ context: { lists } }: ReferenceListsSnapshot): Offered => ({
  expertise: idsOf(lists.expertises),
  language: idsOf(lists.languages),
  offer: idsOf(lists.serviceOffers),
  service: idsOf(lists.services),
  city: namesOf(lists.suggestedCities),
});

export const citiesOffered = ({ context: { cities } }: CitySearchSnapshot): Offered => ({ found: namesOf(cities) });

export const tripTypesOffered = ({ context }: DiscoverySnapshot): Offered => ({
  tripType: [...new Set([...tripTypes, ...context.tripTypes])],
});

const idsOf = (items: readonly { _id: string }[]) => items.map(({ _id }) => _id);
const namesOf = (cities: readonly { cityName: string }[]) =>
  cities.map(({ cityName }) => cityName).filter((name) => name !== '');
