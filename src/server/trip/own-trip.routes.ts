import type { FastifyInstance } from 'fastify';
import { acknowledgedReply } from '#contract/acknowledged.ts';
import { idParams } from '#contract/fields.ts';
import {
  ownTrip,
  ownTripsReply,
  tripMapQuery,
  tripMapReply,
  tripMoveRequest,
  tripRequest,
  tripSaved,
} from '#contract/own-trip.ts';
import { bind } from '../platform/http/bind.ts';
import type { Platform } from '../platform/platform.ts';
import {
  createTrip,
  deleteTrip,
  listOwnTrips,
  moveTrip,
  readOwnTrip,
  readTripMap,
  saveTrip,
} from './own-trip.service.ts';

export function ownTripRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'listOwnTrips', {
    summary: 'The own trips, drafts and those that were put away too',
    access: ['creator'],
    reply: ownTripsReply,
    handle: ({ signedIn }) => listOwnTrips(platform, signedIn),
  });
  bind(app, 'createTrip', {
    summary: 'Begin a trip: a draft that nobody else sees',
    access: ['creator'],
    body: tripRequest,
    reply: tripSaved,
    requestsPerMinute: 30,
    handle: ({ signedIn, doer, body }) => createTrip(platform, body, { ...signedIn, ...doer }),
  });
  bind(app, 'readOwnTrip', {
    summary: 'One of the own trips, as it was last edited',
    access: ['creator'],
    params: idParams,
    reply: ownTrip,
    handle: ({ signedIn, params, language }) => readOwnTrip(platform, { id: params.id, language, by: signedIn }),
  });
  bind(app, 'saveTrip', {
    summary: 'Save an edit; of a published trip it waits until it is published as well',
    access: ['creator'],
    params: idParams,
    body: tripRequest,
    reply: tripSaved,
    handle: ({ signedIn, doer, params, body, ifMatch }) =>
      saveTrip(platform, { id: params.id, trip: body, version: ifMatch, by: { ...signedIn, ...doer } }),
  });
  bind(app, 'moveTrip', {
    summary: 'Publish a trip or its changes, throw changes away, take it off the blog, put it away or back',
    access: ['creator'],
    params: idParams,
    body: tripMoveRequest,
    reply: tripSaved,
    changesBlog: true,
    handle: ({ signedIn, doer, params, body, ifMatch }) =>
      moveTrip(platform, { id: params.id, move: body.move, version: ifMatch, by: { ...signedIn, ...doer } }),
  });
  bind(app, 'deleteTrip', {
    summary: 'Delete a draft, or a trip that was put away',
    access: ['creator'],
    params: idParams,
    reply: acknowledgedReply,
    handle: ({ signedIn, doer, params, ifMatch }) =>
      deleteTrip(platform, { id: params.id, version: ifMatch, by: { ...signedIn, ...doer } }),
  });
  bind(app, 'readTripMap', {
    summary: 'The way between some places, as a blog draws it',
    access: ['creator'],
    query: tripMapQuery,
    reply: tripMapReply,
    handle: async ({ query }) => ({ map: await readTripMap(query.city) }),
  });
}
