import type { OwnTrip, TripSaved } from '#contract/own-trip.ts';
import { draftOf } from '#machines/rules/trip-draft.ts';
import { makeTripRequest } from './make-trip-request.ts';

export const makeSaved = (given: Partial<TripSaved> = {}): TripSaved => ({
  _id: 'sea',
  state: 'draft',
  version: 1,
  savedAt: 1,
  address: '/blog/deniz/the-lycian-coast-0000000000',
  ...given,
});

/** A trip of one's own that lacks nothing, as the server tells of it. */
export const makeOwnTrip = (given: Partial<OwnTrip> = {}): OwnTrip => ({
  ...makeSaved(),
  ...makeTripRequest(),
  places: [{ _id: '308948', cityName: 'Kaş', stateName: 'Antalya', countryName: 'Turkey' }],
  creatorId: 'creator-1',
  stays: [],
  privateLinkSince: null,
  ...given,
});

export const makeDraft = (given: Partial<OwnTrip> = {}) => draftOf(makeOwnTrip(given));
