import { setup } from 'xstate';
import type { BookingOrigin, StayOutcome } from '#contract/booking-choices.ts';
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
  /** The system makes the transitions that are overdue. */
  by: Role | 'system';
  origin: BookingOrigin;
  /** A suspended creator gets no offer, and no host confirms their stay. */
  isCreatorActive: boolean;
}

const isReason = (reason: string): boolean => reason.trim() !== '';

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
    /** Not stored yet. */
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
      tags: 'waitingFor:staff',
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
      tags: ['waitingFor:staff', 'needsActiveCreator'],
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
      tags: 'waitingFor:creator',
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
      tags: 'waitingFor:creator',
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
    OTHER_DATES: {
      tags: ['waitingFor:sponsor', 'needsActiveCreator'],
      on: {
        'booking.accept': {
          guard: { type: 'isSponsorWhileActive', params: ({ event }) => event.facts },
          target: 'CONFIRMED',
          actions: 'mailConfirmed',
        },
        'booking.cancel': {
          guard: { type: 'isCreatorOrSponsor', params: ({ event }) => event.facts },
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
          guard: {
            type: 'isCreatorOrHostWithReason',
            params: ({ event: { facts, reason } }) => ({ ...facts, reason }),
          },
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
