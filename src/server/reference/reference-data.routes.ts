import type { FastifyInstance } from 'fastify';
import { citiesQuery, citiesReply, namedItemsReply, serviceItemsReply, statesQuery } from '#contract/reference-data.ts';
import { bind } from '../http/bind.ts';
import { listExpertises, listLanguages, listServiceOffers, listServices } from './lists.ts';
import { findCities, listCountries, listStates, suggestCities } from './places.ts';

/** These lists change only with a release. */
const publicList = { access: 'anyone', publicSeconds: 3600 } as const;

export function referenceDataRoutes(app: FastifyInstance): void {
  bind(app, 'listLanguages', {
    ...publicList,
    summary: 'List languages',
    reply: namedItemsReply,
    handle: async ({ language }) => ({ data: listLanguages(language) }),
  });
  bind(app, 'listExpertises', {
    ...publicList,
    summary: 'List areas of expertise',
    reply: namedItemsReply,
    handle: async ({ language }) => ({ data: listExpertises(language) }),
  });
  bind(app, 'listServiceOffers', {
    ...publicList,
    summary: 'List kinds of collaboration',
    reply: namedItemsReply,
    handle: async ({ language }) => ({ data: listServiceOffers(language) }),
  });
  bind(app, 'listServices', {
    ...publicList,
    summary: 'List deliverables',
    reply: serviceItemsReply,
    handle: async ({ language }) => ({ data: listServices(language) }),
  });
  bind(app, 'listCountries', {
    ...publicList,
    summary: 'List countries',
    reply: namedItemsReply,
    handle: async ({ language }) => ({ data: listCountries(language) }),
  });
  bind(app, 'listStates', {
    ...publicList,
    summary: 'List the states of a country',
    query: statesQuery,
    reply: namedItemsReply,
    handle: async ({ query, language }) => ({ data: listStates(query.country, language) }),
  });
  bind(app, 'findCities', {
    ...publicList,
    summary: 'Search cities by name',
    query: citiesQuery,
    reply: citiesReply,
    handle: async ({ query, language }) => ({ data: findCities(query.search, language) }),
  });
  bind(app, 'suggestCities', {
    ...publicList,
    summary: 'List popular cities',
    reply: citiesReply,
    handle: async ({ language }) => ({ data: suggestCities(language) }),
  });
}
