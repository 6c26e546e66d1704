import { describe, expect, it } from 'vitest';
import { transition } from 'xstate';
import { bookingStates } from '#contract/booking-choices.ts';
import { roles } from '#contract/roles.ts';
import { mayMove, moveNames } from '#machines/hotel-bookings/booking-moves.ts';
import { bookingLifecycle } from '#machines/lifecycles/booking.machine.ts';
import {
  isClosed,
  isWaitingFor,
  needsActiveCreator,
  overdueTransition,
  stateAt,
} from '#machines/lifecycles/booking.view.ts';
import { makeBooking } from '#tests/kit/stays.ts';

const facts = { by: 'system', origin: 'request', isCreatorActive: true } as const;
const origins = ['request', 'invitation'] as const;

const progress = moveNames.filter((name) => !['cancel', 'decline', 'recordOutcome'].includes(name));
const canProgress = (state: (typeof bookingStates)[number], by: (typeof roles)[number], isActive: boolean) =>
  origins.some((origin) => {
    const booking = makeBooking({ state, origin });
    const currentBooking = { ...booking, creator: { ...booking.creator, isActive } };
    return progress.some((name) => mayMove({ currentBooking, by }, name));
  });

describe('the states of a booking', () => {
  it('are those of the chart', () => {
    expect(Object.keys(bookingLifecycle.states)).toEqual(['NEW', ...bookingStates]);
  });

  it.each(bookingStates)('%s: has the overdue transition that the chart makes', (state) => {
    const from = bookingLifecycle.resolveState({ value: state });
    const [made] = (['booking.expire', 'booking.complete'] as const)
      .map((type) => ({ type, facts }))
      .filter((event) => from.can(event));
    expect(overdueTransition({ state, dueAt: 1 }, 1)).toEqual(made ? { type: made.type } : null);
    expect(stateAt({ state, dueAt: 1 }, 1)).toBe(made ? transition(bookingLifecycle, from, made)[0].value : state);
    expect(stateAt({ state, dueAt: 2 }, 1)).toBe(state);
    expect(isClosed(state)).toBe(made === undefined);
  });

  it.each(bookingStates)('%s: waits for the role that can take it further', (state) => {
    expect(roles.filter((role) => isWaitingFor(state, role))).toEqual(
      roles.filter((role) => canProgress(state, role, true)),
    );
    const whileSuspended = roles.filter((role) => canProgress(state, role, false));
    expect(needsActiveCreator(state)).toBe(
      !roles.every((role) => canProgress(state, role, true) === whileSuspended.includes(role)),
    );
  });
});
