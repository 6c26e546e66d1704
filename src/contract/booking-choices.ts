/** Free of schemas, so that a chart and a screen may import it. */
export const bookingStates = [
  'REQUESTED',
  'IN_REVIEW',
  'OFFERED',
  'INVITED',
  'OTHER_DATES',
  'CONFIRMED',
  'COMPLETED',
  'DECLINED',
  'CANCELLED',
  'EXPIRED',
] as const;
export const bookingOrigins = ['request', 'invitation'] as const;
export const stayTypes = ['gifted', 'discounted', 'paid'] as const;
export const stayCurrencies = ['TRY', 'EUR', 'USD'] as const;
export const deliverablePlatforms = ['instagram', 'youtube', 'tiktok', 'blog'] as const;
export const deliverableKinds = ['post', 'story', 'reel', 'video', 'photos', 'article'] as const;
export const stayOutcomes = ['stayed', 'leftEarly', 'didNotArrive'] as const;

export const maxNights = 30;
export const maxAdults = 6;
export const maxChildren = 6;
export const maxRooms = 4;
export const maxBudget = 1_000_000;
export const maxNoteLength = 2000;
export const maxRequestsLength = 1000;
export const bookingsPageSize = 20;
/** Open requests per creator. */
export const maxOpenRequests = 50;
/** Open invitations per sponsor. */
export const maxOpenInvitations = 50;
/** Hotels per sponsor. */
export const maxHotels = 50;
/** Per booking and role: a booking is read with all its notes. */
export const maxNotes = 100;
export const defaultInvitationSettings = { areWelcome: true, maxOpen: 10 } as const;

export type BookingState = (typeof bookingStates)[number];
export type BookingOrigin = (typeof bookingOrigins)[number];
export type StayOutcome = (typeof stayOutcomes)[number];
export type StayType = (typeof stayTypes)[number];
export type StayCurrency = (typeof stayCurrencies)[number];
