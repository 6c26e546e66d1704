/** Free of schemas, so that a chart and a screen may import it. */
export const tripStates = ['draft', 'published', 'changed', 'unpublished', 'archived'] as const;
export const tripMoves = ['publish', 'discard', 'unpublish', 'archive', 'restore'] as const;

export const mostTrips = 500;
/** All trips of one creator together, drafts and edits that wait too. */
export const mostTripBytes = 2_000_000;
export const mostDays = 366;
export const mostPlaces = 50;
export const mostItems = 200;
export const longestTitle = 80;
export const longestDescription = 2000;
export const longestNotes = 5000;
export const highestPrice = 1_000_000;

export type TripState = (typeof tripStates)[number];
export type TripMoveName = (typeof tripMoves)[number];
