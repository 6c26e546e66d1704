import type { citiesQuery, citiesReply, namedItemsReply, serviceItemsReply, statesQuery } from './reference-data.ts';
import { type RouteTable, wire } from './route.ts';

export const referenceDataRoutes = {
  listLanguages: { method: 'GET', path: '/reference-data/languages', wire: wire<{ answer: typeof namedItemsReply }>() },
  listExpertises: {
    method: 'GET',
    path: '/reference-data/expertises',
    wire: wire<{ answer: typeof namedItemsReply }>(),
  },
  listServiceOffers: {
    method: 'GET',
    path: '/reference-data/service-offers',
    wire: wire<{ answer: typeof namedItemsReply }>(),
  },
  listServices: { method: 'GET', path: '/reference-data/services', wire: wire<{ answer: typeof serviceItemsReply }>() },
  listCountries: { method: 'GET', path: '/reference-data/countries', wire: wire<{ answer: typeof namedItemsReply }>() },
  listStates: {
    method: 'GET',
    path: '/reference-data/states',
    wire: wire<{ query: typeof statesQuery; answer: typeof namedItemsReply }>(),
  },
  findCities: {
    method: 'GET',
    path: '/cities',
    wire: wire<{ query: typeof citiesQuery; answer: typeof citiesReply }>(),
  },
  suggestCities: { method: 'GET', path: '/cities/suggested', wire: wire<{ answer: typeof citiesReply }>() },
} as const satisfies RouteTable;
