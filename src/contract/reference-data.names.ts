import type { RouteTable } from './route.ts';

export const referenceDataRoutes = {
  listLanguages: { method: 'GET', path: '/reference-data/languages' },
  listExpertises: { method: 'GET', path: '/reference-data/expertises' },
  listServiceOffers: { method: 'GET', path: '/reference-data/service-offers' },
  listServices: { method: 'GET', path: '/reference-data/services' },
  listCountries: { method: 'GET', path: '/reference-data/countries' },
  listStates: { method: 'GET', path: '/reference-data/states' },
  findCities: { method: 'GET', path: '/cities' },
  suggestCities: { method: 'GET', path: '/cities/suggested' },
} as const satisfies RouteTable;
