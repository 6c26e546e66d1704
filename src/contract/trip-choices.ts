/** Free of schemas, so that a chart and a screen may import it. */
export const tripStates = ['draft', 'published', 'changed', 'unpublished', 'archived'] as const;
export const tripMoves = ['publish', 'discard', 'unpublish', 'archive', 'restore'] as const;

export const maxTrips = 500;
/** All trips of one creator together, drafts and edits that wait too. */
export const maxTripBytes = 2_000_000;
export const maxTripDays = 366;
export const maxPlaces = 50;
export const maxItems = 200;
/** Of a trip, those of its days included. */
export const maxTripPictures = 12;
export const maxAltLength = 200;
export const maxCaptionLength = 200;
export const maxTitleLength = 80;
export const maxDescriptionLength = 20_000;
/** The words of one day. */
export const maxDayTextLength = 5000;
export const maxTripNotesLength = 5000;
export const maxFollowersLineLength = 200;
export const maxPrice = 1_000_000;

/** What stays in sight where a picture is cropped, in percent from its left and top. */
export interface PictureFocus {
  x: number;
  y: number;
}

export type TripState = (typeof tripStates)[number];
export type TripMoveName = (typeof tripMoves)[number];

/** Free of schemas, so that a screen may import it. The three known types; data may hold others. */
export const tripTypes = ['ITINERARY_SALES', 'GUIDED_TOUR', 'NON_SHOPPABLE'] as const;
/** A free trip has no price. */
export const isFree = (tripType: string): boolean => tripType === 'NON_SHOPPABLE';
export const itineraryItemTypes = [
  'activity',
  'accomodation_checkin',
  'accomodation_checkout',
  'venue',
  'other',
] as const;
