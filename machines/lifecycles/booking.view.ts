import { type BookingState, bookingStates } from '#contract/booking-choices.ts';
import { type Role, roles } from '#contract/roles.ts';
import { bookingLifecycle } from './booking.machine.ts';

const snapshotOf = (state: BookingState) => bookingLifecycle.resolveState({ value: state });

/** A stay of a server that names no status waits for no one. */
export const isWaitingFor = (state: BookingState | null, role: Role): boolean =>
  state !== null && snapshotOf(state).hasTag(`waitingFor:${role}`);

export const needsActiveCreator = (state: BookingState | null): boolean =>
  state !== null && snapshotOf(state).hasTag('needsActiveCreator');

/** Whether the booking waits for this role, and the role can agree to it. */
export const isTurnOf = (role: Role, { state, creator }: BookingOfCreator): boolean =>
  isWaitingFor(state, role) && (creator.isActive || !needsActiveCreator(state));

interface BookingOfCreator {
  state: BookingState | null;
  creator: { isActive: boolean };
}

export const statesWaitingFor = (role: Role): readonly BookingState[] =>
  bookingStates.filter((state) => isWaitingFor(state, role));

export const statesNeedingActiveCreator = bookingStates.filter((state) => needsActiveCreator(state));

export const openStates = bookingStates.filter((state) => roles.some((role) => isWaitingFor(state, role)));

const overdueTransitions = [
  { type: 'booking.expire', to: 'EXPIRED' },
  { type: 'booking.complete', to: 'COMPLETED' },
] as const;

const overdueTransitionIn = (state: BookingState) =>
  overdueTransitions.find(({ type }) => bookingLifecycle.getStateNodeById(`booking.${state}`).ownEvents.includes(type));

/** States that end at `dueAt` unless someone acts before. */
export const timedStates = bookingStates.filter((state) => overdueTransitionIn(state) !== undefined);

export const isClosed = (state: BookingState | null): boolean => state !== null && !timedStates.includes(state);

/** The groups of a role's list, in the order of the list. */
export const listGroupsOf = (role: Role): readonly ListGroup[] =>
  role === 'staff' ? ['turn', 'others'] : ['turn', 'waiting', 'upcoming', 'past'];

export type ListGroup = 'turn' | 'waiting' | 'upcoming' | 'past' | 'others';

export function groupOf(role: Role, booking: BookingOfCreator): ListGroup {
  if (isTurnOf(role, booking)) return 'turn';
  if (role === 'staff') return 'others';
  if (booking.state !== null && openStates.includes(booking.state)) return 'waiting';
  return isClosed(booking.state) ? 'past' : 'upcoming';
}

interface TimedBooking {
  state: BookingState;
  dueAt: number | null;
}

/** The transition that is due by now, whether or not it is stored yet. */
export function overdueTransition({ state, dueAt }: TimedBooking, now: number) {
  if (dueAt === null || dueAt > now) return null;
  const overdue = overdueTransitionIn(state);
  return overdue ? { type: overdue.type } : null;
}

/** The state with the overdue transition applied. Every read shows this one, not the stored one. */
export const stateAt = (booking: TimedBooking, now: number): BookingState =>
  overdueTransition(booking, now) === null ? booking.state : (overdueTransitionIn(booking.state)?.to ?? booking.state);

export const statesOverdueTo = (state: BookingState): readonly BookingState[] =>
  timedStates.filter((timed) => overdueTransitionIn(timed)?.to === state);
