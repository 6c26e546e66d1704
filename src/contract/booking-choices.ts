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
/** A creator asks for a stay, or a sponsor asks a creator to one. */
export const bookingOrigins = ['request', 'invitation'] as const;
export const stayTypes = ['gifted', 'discounted', 'paid'] as const;
export const stayCurrencies = ['TRY', 'EUR', 'USD'] as const;
export const deliverablePlatforms = ['instagram', 'youtube', 'tiktok', 'blog'] as const;
export const deliverableKinds = ['post', 'story', 'reel', 'video', 'photos', 'article'] as const;
export const stayOutcomes = ['stayed', 'leftEarly', 'didNotArrive'] as const;

export const mostNights = 30;
export const mostAdults = 6;
export const mostChildren = 6;
export const mostRooms = 4;
export const highestBudget = 1_000_000;
export const longestNote = 2000;
export const longestRequests = 1000;
/** So many requests of one creator may wait for an answer at a time. */
export const mostOpenRequests = 50;
/** So many invitations of one sponsor may wait for an answer at a time. */
export const mostOpenInvitations = 50;
/** So many notes a creator, a host and staff may each write on one stay: its thread is read whole. */
export const mostNotes = 100;
/** Whoever has never said anything of invitations takes so many at a time. */
export const invitationsAtFirst = { areWelcome: true, mostOpen: 10 } as const;

export type BookingState = (typeof bookingStates)[number];
export type BookingOrigin = (typeof bookingOrigins)[number];
export type StayOutcome = (typeof stayOutcomes)[number];
export type StayType = (typeof stayTypes)[number];
export type StayCurrency = (typeof stayCurrencies)[number];
