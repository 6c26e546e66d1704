import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { OwnTripItem } from '#contract/own-trip.ts';
import type { TripState } from '#contract/trip-choices.ts';
import { addressBar } from '../address-bar.ts';
import { calendarAddressMachine } from '../calendar-address/calendar-address.machine.ts';
import { callOf, failureMessage } from '../call.ts';
import { copyingMachine } from '../copying/copying.machine.ts';
import { notProvided } from '../not-provided.ts';
import { type ReauthenticationReport, reauthenticationMachine } from '../reauthentication/reauthentication.machine.ts';

/** Changed trips are listed with the published ones. */
export type TripFilter = Exclude<TripState, 'changed'> | 'all';

const tripList = setup({
  types: {} as {
    input: { filter: TripFilter };
    context: { trips: readonly OwnTripItem[]; filter: TripFilter; message: string | null };
    events:
      | { type: 'filter.choose'; filter: TripFilter }
      | { type: 'call.retry' }
      | Extract<ReauthenticationReport, { type: 'reauthentication.done' }>;
    children: { addressBar: 'addressBar'; calendar: 'calendar'; making: 'making'; copying: 'copying' };
  },
  actors: {
    addressBar,
    fetchTrips: fromPromise<OwnTripItem[]>(notProvided('fetchTrips')),
    calendar: calendarAddressMachine,
    making: reauthenticationMachine,
    copying: copyingMachine,
  },
  actions: {
    rememberTrips: assign((_, trips: OwnTripItem[]) => ({ trips })),
    rememberFailure: assign(failureMessage),
    chooseFilter: assign((_, filter: TripFilter) => ({ filter })),
    writeFilter: sendTo('addressBar', (_, filter: TripFilter) => ({
      type: 'parameters.write',
      parameters: filter === 'all' ? [] : [['state', filter]],
      isStep: false,
    })),
    forgetMessage: assign({ message: null }),
    showAddress: sendTo('calendar', (_, address: string | null) => ({
      type: 'address.created',
      address: address ?? '',
    })),
  },
});
const call = callOf(tripList);

/** A creator's own trips in every state, and the address of their calendar. */
export const tripListMachine = tripList.createMachine({
  id: 'tripList',
  context: ({ input: { filter } }) => ({ trips: [], filter, message: null }),
  invoke: [
    { id: 'addressBar', src: 'addressBar' },
    { id: 'calendar', src: 'calendar' },
    { id: 'making', src: 'making', input: { purpose: 'calendarAddress' } },
    { id: 'copying', src: 'copying' },
  ],
  on: { 'reauthentication.done': { actions: { type: 'showAddress', params: ({ event }) => event.result } } },
  initial: 'loading',
  states: {
    loading: {
      invoke: call('fetchTrips', {
        done: { target: 'ready', actions: 'rememberTrips' },
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    ready: {
      on: {
        'filter.choose': {
          actions: [
            { type: 'chooseFilter', params: ({ event }) => event.filter },
            { type: 'writeFilter', params: ({ event }) => event.filter },
          ],
        },
      },
    },
    failed: { on: { 'call.retry': 'loading' }, exit: 'forgetMessage' },
  },
});

export type TripListActor = ActorRefFrom<typeof tripListMachine>;
export type TripListSnapshot = SnapshotFrom<typeof tripListMachine>;
