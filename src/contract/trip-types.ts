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
