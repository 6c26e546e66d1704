import type { BookingState } from '#contract/booking-choices.ts';

export const stayStates = {
  REQUESTED: 'Requested',
  IN_REVIEW: 'In review',
  OFFERED: 'Offered',
  INVITED: 'Invited',
  OTHER_DATES: 'Other dates asked for',
  CONFIRMED: 'Confirmed',
  COMPLETED: 'Completed',
  DECLINED: 'Declined',
  CANCELLED: 'Cancelled',
  EXPIRED: 'Expired',
} satisfies Record<BookingState, string>;
