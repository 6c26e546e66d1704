import { setup } from 'xstate';
import type { BookingOrigin, StayOutcome } from '#contract/booking-choices.ts';
import type { Role } from '#contract/roles.ts';

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
  /** The system makes the transitions that are overdue. */
  by: Role | 'system';
  origin: BookingOrigin;
  /** A suspended creator gets no offer, and no host confirms their stay. */
  isCreatorActive: boolean;
}

const isReason = (reason: string): boolean => reason.trim() !== '';

const factsOf = ({ event }: { event: { facts: BookingFacts } }) => event.facts;
const factsAndReasonOf = ({ event }: { event: { facts: BookingFacts; reason: string } }) => ({
  ...event.facts,
  reason: event.reason,
});

const acceptedByCreator = {
  guard: { type: 'isCreator', params: factsOf },
  target: 'CONFIRMED',
  actions: 'mailConfirmed',
} as const;
const declinedByStaff = {
  guard: { type: 'isStaffWithReason', params: factsAndReasonOf },
  target: 'DECLINED',
  actions: 'mailDeclined',
} as const;
const cancelledByCreator = {
  guard: { type: 'isCreator', params: factsOf },
  target: 'CANCELLED',
  actions: 'mailCancelled',
} as const;
const expired = { guard: { type: 'isSystem', params: factsOf }, target: 'EXPIRED', actions: 'mailExpired' } as const;

/** A creator's stay at a hotel: requested by the creator and arranged by staff, or offered by a sponsor's invitation. */
export const bookingLifecycle = setup({
  types: {} as { events: BookingMove & { facts: BookingFacts }; tags: `waitingFor:${Role}` | 'needsActiveCreator' },
  guards: {
    isStaff: (_, { by }: BookingFacts) => by === 'staff',
    isCreator: (_, { by }: BookingFacts) => by === 'creator',
    isSponsor: (_, { by }: BookingFacts) => by === 'sponsor',
    isSystem: (_, { by }: BookingFacts) => by === 'system',
    isStaffWhileActive: (_, { by, isCreatorActive }: BookingFacts) => by === 'staff' && isCreatorActive,
    isSponsorWhileActive: (_, { by, isCreatorActive }: BookingFacts) => by === 'sponsor' && isCreatorActive,
    isStaffWithReason: (_, { by, reason }: BookingFacts & { reason: string }) => by === 'staff' && isReason(reason),
    isCreatorWithReason: (_, { by, reason }: BookingFacts & { reason: string }) => by === 'creator' && isReason(reason),
    isCreatorOrHostWithReason: (_, { by, origin, reason }: BookingFacts & { reason: string }) =>
      (by === 'creator' || (by === 'sponsor' && origin === 'invitation')) && isReason(reason),
    isCreatorOrSponsor: (_, { by }: BookingFacts) => by === 'creator' || by === 'sponsor',
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
    NEW: {
      on: {
        'booking.create': {
          guard: { type: 'isCreator', params: factsOf },
          target: 'REQUESTED',
          actions: 'mailReceived',
        },
        'booking.invite': { guard: { type: 'isSponsor', params: factsOf }, target: 'INVITED', actions: 'mailInvited' },
      },
    },
    REQUESTED: {
      tags: 'waitingFor:staff',
      on: {
        'booking.review': { guard: { type: 'isStaff', params: factsOf }, target: 'IN_REVIEW', actions: 'mailInReview' },
        'booking.decline': declinedByStaff,
        'booking.cancel': cancelledByCreator,
        'booking.expire': expired,
      },
    },
    IN_REVIEW: {
      tags: ['waitingFor:staff', 'needsActiveCreator'],
      on: {
        'booking.offer': {
          guard: { type: 'isStaffWhileActive', params: factsOf },
          target: 'OFFERED',
          actions: 'mailOffered',
        },
        'booking.decline': declinedByStaff,
        'booking.cancel': cancelledByCreator,
        'booking.expire': expired,
      },
    },
    OFFERED: {
      tags: 'waitingFor:creator',
      on: {
        'booking.accept': acceptedByCreator,
        'booking.cancel': cancelledByCreator,
        'booking.decline': declinedByStaff,
        'booking.expire': expired,
      },
    },
    INVITED: {
      tags: 'waitingFor:creator',
      on: {
        'booking.accept': acceptedByCreator,
        'booking.decline': {
          guard: { type: 'isCreatorWithReason', params: factsAndReasonOf },
          target: 'DECLINED',
          actions: 'mailDeclined',
        },
        'booking.askOtherDates': {
          guard: { type: 'isCreator', params: factsOf },
          target: 'OTHER_DATES',
          actions: 'mailOtherDates',
        },
        'booking.cancel': {
          guard: { type: 'isSponsor', params: factsOf },
          target: 'CANCELLED',
          actions: 'mailCancelled',
        },
        'booking.expire': expired,
      },
    },
    OTHER_DATES: {
      tags: ['waitingFor:sponsor', 'needsActiveCreator'],
      on: {
        'booking.accept': {
          guard: { type: 'isSponsorWhileActive', params: factsOf },
          target: 'CONFIRMED',
          actions: 'mailConfirmed',
        },
        'booking.cancel': {
          guard: { type: 'isCreatorOrSponsor', params: factsOf },
          target: 'CANCELLED',
          actions: 'mailCancelled',
        },
        'booking.expire': expired,
      },
    },
    CONFIRMED: {
      on: {
        'booking.cancel': {
          guard: { type: 'isCreatorOrHostWithReason', params: factsAndReasonOf },
          target: 'CANCELLED',
          actions: 'mailCancelled',
        },
        'booking.complete': {
          guard: { type: 'isSystem', params: factsOf },
          target: 'COMPLETED',
          actions: 'mailCompleted',
        },
      },
    },
    COMPLETED: {
      on: {
        'booking.recordOutcome': { guard: { type: 'isStaff', params: factsOf }, actions: 'mailOutcome' },
      },
    },
    DECLINED: { type: 'final' },
    CANCELLED: { type: 'final' },
    EXPIRED: { type: 'final' },
  },
});
