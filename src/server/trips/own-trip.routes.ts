import type { FastifyInstance } from 'fastify';
import { acknowledgedReply, idParams } from '#contract/fields.ts';
import {
  ownTrip,
  ownTripsReply,
  privateLinkReply,
  privateLinkRequest,
  tripMapQuery,
  tripMapReply,
  tripMoveRequest,
  tripRequest,
  tripSaved,
} from '#contract/own-trip.ts';
import type { Platform } from '../db/platform.ts';
import { bind } from '../http/bind.ts';
import {
  createTrip,
  deleteTrip,
  duplicateTrip,
  listOwnTrips,
  moveTrip,
  readOwnTrip,
  readTripMap,
  saveTrip,
} from './own-trip.service.ts';
import { createPrivateLink, withdrawPrivateLink } from './private-link.service.ts';

export function ownTripRoutes(app: FastifyInstance, platform: Platform): void {
  listRoutes(app, platform);
  editorRoutes(app, platform);
  privateLinkRoutes(app, platform);
}

function listRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'listOwnTrips', {
    summary: 'List my trips, drafts and archived ones included',
    access: ['creator'],
    reply: ownTripsReply,
    handle: ({ signedIn }) => listOwnTrips(platform, signedIn),
  });
  bind(app, 'createTrip', {
    summary: 'Create a draft trip',
    access: ['creator'],
    body: tripRequest,
    reply: tripSaved,
    requestsPerMinute: 30,
    handle: ({ signedIn, actor, body }) => createTrip(platform, body, { ...signedIn, ...actor }),
  });
  bind(app, 'duplicateTrip', {
    summary: 'Copy a trip with its pending changes and its pictures into a new draft',
    access: ['creator'],
    params: idParams,
    reply: tripSaved,
    requestsPerMinute: 10,
    handle: ({ signedIn, actor, params, language }) =>
      duplicateTrip(platform, { id: params.id, language, by: { ...signedIn, ...actor } }),
  });
}

function editorRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'readOwnTrip', {
    summary: 'Get one of my trips with its pending changes',
    access: ['creator'],
    params: idParams,
    reply: ownTrip,
    handle: ({ signedIn, params, language }) => readOwnTrip(platform, { id: params.id, language, by: signedIn }),
  });
  bind(app, 'saveTrip', {
    summary: 'Save a trip; changes of a published trip stay pending until they are published',
    access: ['creator'],
    params: idParams,
    body: tripRequest,
    reply: tripSaved,
    handle: ({ signedIn, actor, params, body, ifMatch }) =>
      saveTrip(platform, { id: params.id, trip: body, version: ifMatch, by: { ...signedIn, ...actor } }),
  });
  bind(app, 'moveTrip', {
    summary: 'Publish, discard changes of, unpublish, archive or restore a trip',
    access: ['creator'],
    params: idParams,
    body: tripMoveRequest,
    reply: tripSaved,
    changesBlog: true,
    handle: ({ signedIn, actor, params, body, ifMatch }) =>
      moveTrip(platform, { id: params.id, move: body.move, version: ifMatch, by: { ...signedIn, ...actor } }),
  });
  bind(app, 'deleteTrip', {
    summary: 'Delete a draft or archived trip',
    access: ['creator'],
    params: idParams,
    reply: acknowledgedReply,
    handle: ({ signedIn, actor, params, ifMatch }) =>
      deleteTrip(platform, { id: params.id, version: ifMatch, by: { ...signedIn, ...actor } }),
  });
  bind(app, 'readTripMap', {
    summary: 'Draw the route between places',
    access: ['creator'],
    query: tripMapQuery,
    reply: tripMapReply,
    handle: async ({ query }) => ({ map: await readTripMap(query.city) }),
  });
}

function privateLinkRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'moveTripLink', {
    summary: 'Create a private link to an unpublished trip in place of the last one, or withdraw it',
    access: ['creator'],
    params: idParams,
    body: privateLinkRequest,
    reply: privateLinkReply,
    requestsPerMinute: 10,
    handle: ({ signedIn, params, body }) =>
      (body.move === 'create' ? createPrivateLink : withdrawPrivateLink)(platform, signedIn.accountId, params.id),
  });
}
