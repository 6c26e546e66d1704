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

export const directorySorts = [
  'default',
  'followers_high_to_low',
  'followers_low_to_high',
  'trips_high_to_low',
  'trips_low_to_high',
] as const;

export type DirectorySort = (typeof directorySorts)[number];

/** The filters of the directory that are lists of values. */
export const filterGroups = ['expertise', 'language', 'offer', 'city', 'service', 'tripType', 'platform'] as const;
export type FilterGroup = (typeof filterGroups)[number];
export const platforms = ['instagram', 'youtube', 'tiktok'] as const;
export const maxFollowers = 999_999_999;
