import type { acknowledgedReply } from './fields.ts';
import type {
  ownTrip,
  ownTripsReply,
  privateLinkReply,
  privateLinkRequest,
  tripMapQuery,
  tripMapReply,
  tripMoveRequest,
  tripRequest,
  tripSaved,
} from './own-trip.ts';
import { type RouteTable, wire } from './route.ts';

export const ownTripRoutes = {
  listOwnTrips: {
    method: 'GET',
    path: '/account/trips',
    wire: wire<{ needsSession: true; answer: typeof ownTripsReply }>(),
  },
  createTrip: {
    method: 'POST',
    path: '/account/trips',
    wire: wire<{ needsSession: true; isIdempotent: true; body: typeof tripRequest; answer: typeof tripSaved }>(),
  },
  duplicateTrip: {
    method: 'POST',
    path: '/account/trips/:id/duplicate',
    wire: wire<{ needsSession: true; isIdempotent: true; answer: typeof tripSaved }>(),
  },
  readOwnTrip: {
    method: 'GET',
    path: '/account/trips/:id',
    wire: wire<{ needsSession: true; answer: typeof ownTrip }>(),
  },
  saveTrip: {
    method: 'POST',
    path: '/account/trips/:id',
    wire: wire<{
      needsSession: true;
      isIdempotent: true;
      isVersioned: true;
      body: typeof tripRequest;
      answer: typeof tripSaved;
    }>(),
  },
  moveTrip: {
    method: 'POST',
    path: '/account/trips/:id/moves',
    wire: wire<{
      needsSession: true;
      isIdempotent: true;
      isVersioned: true;
      body: typeof tripMoveRequest;
      answer: typeof tripSaved;
    }>(),
  },
  deleteTrip: {
    method: 'POST',
    path: '/account/trips/:id/delete',
    wire: wire<{ needsSession: true; isIdempotent: true; isVersioned: true; answer: typeof acknowledgedReply }>(),
  },
  moveTripLink: {
    method: 'POST',
    path: '/account/trips/:id/link',
    wire: wire<{ needsSession: true; body: typeof privateLinkRequest; answer: typeof privateLinkReply }>(),
  },
  readTripMap: {
    method: 'GET',
    path: '/account/trip-map',
    wire: wire<{ needsSession: true; query: typeof tripMapQuery; answer: typeof tripMapReply }>(),
  },
} as const satisfies RouteTable;
