import { setup } from 'xstate';
import type { BookingOrigin, BookingState, StayOutcome } from '#contract/booking-choices.ts';
import type { Role } from '#contract/session.ts';

export type BookingMove =
  | { type: 'booking.create' }
  | { type: 'booking.invite' }
  | { type: 'booking.review' }
  | { type: 'booking.offer'; hotelName: string; address: string; terms: string; replyBy: string }
  | { type: 'booking.decline'; reason: string }
  | { type: 'booking.accept' }
  | { type: 'booking.cancel'; reason: string }
  | { type: 'booking.askOtherDates'; checkIn: string; checkOut: string }
  | { type: 'booking.recordOutcome'; outcome: StayOutcome }
  | { type: 'booking.expire' }
  | { type: 'booking.complete' };

export interface BookingFacts {
  /** Who moves it; what time moves is moved by the system. */
  by: Role | 'system';
  origin: BookingOrigin;
  /** Nobody who is suspended is promised anything, nor handed over to a host. */
  isCreatorActive: boolean;
}

const isReason = (reason: string): boolean => reason.trim() !== '';

/** A creator's stay at a hotel: asked for by the creator and arranged by staff, or offered by a sponsor's invitation. */
export const bookingLifecycle = setup({
  types: {} as { events: BookingMove & { facts: BookingFacts } },
  guards: {
    isStaff: (_, { by }: BookingFacts) => by === 'staff',
    isCreator: (_, { by }: BookingFacts) => by === 'creator',
    isSponsor: (_, { by }: BookingFacts) => by === 'sponsor',
    isSystem: (_, { by }: BookingFacts) => by === 'system',
    isStaffWhileActive: (_, { by, isCreatorActive }: BookingFacts) => by === 'staff' && isCreatorActive,
    isSponsorWhileActive: (_, { by, isCreatorActive }: BookingFacts) => by === 'sponsor' && isCreatorActive,
    isStaffWithReason: (_, { by, reason }: BookingFacts & { reason: string }) => by === 'staff' && isReason(reason),
    isCreatorWithReason: (_, { by, reason }: BookingFacts & { reason: string }) => by === 'creator' && isReason(reason),
    isPartyWithReason: (_, { by, origin, reason }: BookingFacts & { reason: string }) =>
      (by === 'creator' || (by === 'sponsor' && origin === 'invitation')) && isReason(reason),
    isParty: (_, { by }: BookingFacts) => by === 'creator' || by === 'sponsor',
  },
  actions: {
    mailReceived: () => {},
    mailInvited: () => {},
    mailInReview: () => {},
    mailOffered: () => {},
    mailConfirmed: () => {},
    mailDeclined: () => {},
    mailCancelled: () => {},
    mailOtherDates: () => {},
    mailExpired: () => {},
    mailCompleted: () => {},
    mailOutcome: () => {},
  },
}).createMachine({
  id: 'booking',
  initial: 'NEW',
  states: {
    /** Nobody has written it down yet: it begins with a creator who asks for it, or with a sponsor who invites. */
    NEW: {
      on: {
        'booking.create': {
          guard: { type: 'isCreator', params: ({ event }) => event.facts },
          target: 'REQUESTED',
          actions: 'mailReceived',
        },
        'booking.invite': {
          guard: { type: 'isSponsor', params: ({ event }) => event.facts },
          target: 'INVITED',
          actions: 'mailInvited',
        },
      },
    },
    REQUESTED: {
      on: {
        'booking.review': {
          guard: { type: 'isStaff', params: ({ event }) => event.facts },
          target: 'IN_REVIEW',
          actions: 'mailInReview',
        },
        'booking.decline': {
          guard: { type: 'isStaffWithReason', params: ({ event: { facts, reason } }) => ({ ...facts, reason }) },
          target: 'DECLINED',
          actions: 'mailDeclined',
        },
        'booking.cancel': {
          guard: { type: 'isCreator', params: ({ event }) => event.facts },
          target: 'CANCELLED',
          actions: 'mailCancelled',
        },
        'booking.expire': {
          guard: { type: 'isSystem', params: ({ event }) => event.facts },
          target: 'EXPIRED',
          actions: 'mailExpired',
        },
      },
    },
    IN_REVIEW: {
      on: {
        'booking.offer': {
          guard: { type: 'isStaffWhileActive', params: ({ event }) => event.facts },
          target: 'OFFERED',
          actions: 'mailOffered',
        },
        'booking.decline': {
          guard: { type: 'isStaffWithReason', params: ({ event: { facts, reason } }) => ({ ...facts, reason }) },
          target: 'DECLINED',
          actions: 'mailDeclined',
        },
        'booking.cancel': {
          guard: { type: 'isCreator', params: ({ event }) => event.facts },
          target: 'CANCELLED',
          actions: 'mailCancelled',
        },
        'booking.expire': {
          guard: { type: 'isSystem', params: ({ event }) => event.facts },
          target: 'EXPIRED',
          actions: 'mailExpired',
        },
      },
    },
    OFFERED: {
      on: {
        'booking.accept': {
          guard: { type: 'isCreator', params: ({ event }) => event.facts },
          target: 'CONFIRMED',
          actions: 'mailConfirmed',
        },
        'booking.cancel': {
          guard: { type: 'isCreator', params: ({ event }) => event.facts },
          target: 'CANCELLED',
          actions: 'mailCancelled',
        },
        'booking.decline': {
          guard: { type: 'isStaffWithReason', params: ({ event: { facts, reason } }) => ({ ...facts, reason }) },
          target: 'DECLINED',
          actions: 'mailDeclined',
        },
        'booking.expire': {
          guard: { type: 'isSystem', params: ({ event }) => event.facts },
          target: 'EXPIRED',
          actions: 'mailExpired',
        },
      },
    },
    INVITED: {
      on: {
        'booking.accept': {
          guard: { type: 'isCreator', params: ({ event }) => event.facts },
          target: 'CONFIRMED',
          actions: 'mailConfirmed',
        },
        'booking.decline': {
          guard: { type: 'isCreatorWithReason', params: ({ event: { facts, reason } }) => ({ ...facts, reason }) },
          target: 'DECLINED',
          actions: 'mailDeclined',
        },
        'booking.askOtherDates': {
          guard: { type: 'isCreator', params: ({ event }) => event.facts },
          target: 'OTHER_DATES',
          actions: 'mailOtherDates',
        },
        'booking.cancel': {
          guard: { type: 'isSponsor', params: ({ event }) => event.facts },
          target: 'CANCELLED',
          actions: 'mailCancelled',
        },
        'booking.expire': {
          guard: { type: 'isSystem', params: ({ event }) => event.facts },
          target: 'EXPIRED',
          actions: 'mailExpired',
        },
      },
    },
    /** The invited creator would come on other days; the sponsor takes them, or takes the invitation back. */
    OTHER_DATES: {
      on: {
        'booking.accept': {
          guard: { type: 'isSponsorWhileActive', params: ({ event }) => event.facts },
          target: 'CONFIRMED',
          actions: 'mailConfirmed',
        },
        'booking.cancel': {
          guard: { type: 'isParty', params: ({ event }) => event.facts },
          target: 'CANCELLED',
          actions: 'mailCancelled',
        },
        'booking.expire': {
          guard: { type: 'isSystem', params: ({ event }) => event.facts },
          target: 'EXPIRED',
          actions: 'mailExpired',
        },
      },
    },
    CONFIRMED: {
      on: {
        'booking.cancel': {
          guard: { type: 'isPartyWithReason', params: ({ event: { facts, reason } }) => ({ ...facts, reason }) },
          target: 'CANCELLED',
          actions: 'mailCancelled',
        },
        'booking.complete': {
          guard: { type: 'isSystem', params: ({ event }) => event.facts },
          target: 'COMPLETED',
          actions: 'mailCompleted',
        },
      },
    },
    COMPLETED: {
      on: {
        'booking.recordOutcome': {
          guard: { type: 'isStaff', params: ({ event }) => event.facts },
          actions: 'mailOutcome',
        },
      },
    },
    DECLINED: { type: 'final' },
    CANCELLED: { type: 'final' },
    EXPIRED: { type: 'final' },
  },
});

interface TimedBooking {
  state: BookingState;
  /** When time moves it, unless somebody does. */
  dueAt: number | null;
}

/** The move that time has made by now, whether or not anybody has written it down yet. */
export const dueMoveOf = (
  { state, dueAt }: TimedBooking,
  now: number,
): { type: 'booking.expire' } | { type: 'booking.complete' } | null => {
  if (dueAt === null || dueAt > now) return null;
  return { type: state === 'CONFIRMED' ? 'booking.complete' : 'booking.expire' };
};

/** What a stay is by now: every read says this, and never the state that is stored. */
export const stateAt = (booking: TimedBooking, now: number): BookingState => {
  const move = dueMoveOf(booking, now);
  if (move === null) return booking.state;
  return move.type === 'booking.complete' ? 'COMPLETED' : 'EXPIRED';
};
