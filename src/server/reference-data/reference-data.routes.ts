import type { FastifyInstance } from 'fastify';
import { citiesQuery, citiesReply, namedItemsReply, serviceItemsReply, statesQuery } from '#contract/reference-data.ts';
import { bind } from '../platform/http/bind.ts';
import { listExpertises, listLanguages, listServiceOffers, listServices } from './lists.ts';
import { findCities, listCountries, listStates, suggestCities } from './places.ts';

/** Lists that change with a release only, so anybody may keep an answer for an hour. */
const open = { access: 'anyone', publicSeconds: 3600 } as const;

export function referenceDataRoutes(app: FastifyInstance): void {
  bind(app, 'listLanguages', {
    ...open,
    summary: 'Languages a creator may speak',
    reply: namedItemsReply,
    handle: async ({ language }) => ({ data: listLanguages(language) }),
  });
  bind(app, 'listExpertises', {
    ...open,
    summary: 'What a creator may be good at',
    reply: namedItemsReply,
    handle: async ({ language }) => ({ data: listExpertises(language) }),
  });
  bind(app, 'listServiceOffers', {
    ...open,
    summary: 'How a creator may work with a sponsor',
    reply: namedItemsReply,
    handle: async ({ language }) => ({ data: listServiceOffers(language) }),
  });
  bind(app, 'listServices', {
    ...open,
    summary: 'What a creator may deliver',
    reply: serviceItemsReply,
    handle: async ({ language }) => ({ data: listServices(language) }),
  });
  bind(app, 'listCountries', {
    ...open,
    summary: 'Countries that have a city here',
    reply: namedItemsReply,
    handle: async ({ language }) => ({ data: listCountries(language) }),
  });
  bind(app, 'listStates', {
    ...open,
    summary: 'States of a country',
    query: statesQuery,
    reply: namedItemsReply,
    handle: async ({ query, language }) => ({ data: listStates(query.country, language) }),
  });
  bind(app, 'findCities', {
    ...open,
    summary: 'Cities by the beginning of a word of their name',
    query: citiesQuery,
    reply: citiesReply,
    handle: async ({ query, language }) => ({ data: findCities(query.search, language) }),
  });
  bind(app, 'suggestCities', {
    ...open,
    summary: 'Cities that many creators write about',
    reply: citiesReply,
    handle: async ({ language }) => ({ data: suggestCities(language) }),
  });
}
