import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { OwnTripItem } from '#contract/own-trip.ts';
import {
  parametersOf,
  type TripFilter,
  type TripQuery,
  type TripSort,
  tripsOf,
  wholeList,
} from '#machines/rules/trip-query.ts';
import { addressBar } from '../address-bar.ts';
import { calendarAddressMachine } from '../calendar-address/calendar-address.machine.ts';
import { callOf, failureMessage, type OfKind, refusalMessage } from '../call.ts';
import { copyingMachine } from '../copying/copying.machine.ts';
import { notProvided } from '../not-provided.ts';
import { type ReauthenticationReport, reauthenticationMachine } from '../reauthentication/reauthentication.machine.ts';
import type { Refused } from '../refusal.ts';

export type DuplicateAnswer = { kind: 'duplicated'; tripId: string } | Refused;

const tripList = setup({
  types: {} as {
    input: TripQuery;
    context: {
      trips: readonly OwnTripItem[];
      query: TripQuery;
      /** The trip that is duplicated. */
      original: string | null;
      copy: string | null;
      message: string | null;
    };
    events:
      | { type: 'filter.choose'; filter: TripFilter }
      | { type: 'search.change'; search: string }
      | { type: 'sort.choose'; sort: TripSort }
      | { type: 'query.clear' }
      | { type: 'trip.duplicate'; id: string }
      | { type: 'banner.dismiss' }
      | { type: 'call.retry' }
      | Extract<ReauthenticationReport, { type: 'reauthentication.done' }>;
    tags: 'busy';
    children: { addressBar: 'addressBar'; calendar: 'calendar'; making: 'making'; copying: 'copying' };
  },
  actors: {
    addressBar,
    fetchTrips: fromPromise<OwnTripItem[]>(notProvided('fetchTrips')),
    duplicateTrip: fromPromise<DuplicateAnswer, { id: string }>(notProvided('duplicateTrip')),
    calendar: calendarAddressMachine,
    making: reauthenticationMachine,
    copying: copyingMachine,
  },
  actions: {
    rememberTrips: assign((_, trips: OwnTripItem[]) => ({ trips })),
    rememberFailure: assign(failureMessage),
    rememberRefusal: assign(refusalMessage),
    rememberOriginal: assign((_, original: string) => ({ original })),
    rememberCopy: assign((_, { tripId }: OfKind<DuplicateAnswer, 'duplicated'>) => ({ copy: tripId })),
    changeQuery: assign(({ context: { query } }, change: Partial<TripQuery>) => ({ query: { ...query, ...change } })),
    writeQuery: sendTo('addressBar', ({ context: { query } }) => ({
      type: 'parameters.write',
      parameters: parametersOf(query),
      isStep: false,
    })),
    forgetMessage: assign({ message: null }),
    showAddress: sendTo('calendar', (_, address: string | null) => ({
      type: 'address.created',
      address: address ?? '',
    })),
  },
  guards: { isNothingFound: ({ context: { trips, query } }) => tripsOf(trips, query).length === 0 },
});
const call = callOf(tripList);

/** One at a time. */
const duplicates = {
  'trip.duplicate': {
    target: 'duplicating',
    actions: { type: 'rememberOriginal', params: ({ event }: { event: { id: string } }) => event.id },
  },
} as const;

const ready = tripList.createStateConfig({
  on: {
    'filter.choose': {
      actions: [{ type: 'changeQuery', params: ({ event: { filter } }) => ({ filter }) }, 'writeQuery'],
    },
    'search.change': {
      actions: [{ type: 'changeQuery', params: ({ event: { search } }) => ({ search }) }, 'writeQuery'],
    },
    'sort.choose': {
      actions: [{ type: 'changeQuery', params: ({ event: { sort } }) => ({ sort }) }, 'writeQuery'],
    },
    /** The order stays. */
    'query.clear': {
      guard: 'isNothingFound',
      actions: [{ type: 'changeQuery', params: { filter: wholeList.filter, search: wholeList.search } }, 'writeQuery'],
    },
  },
  initial: 'calm',
  states: {
    calm: { on: duplicates },
    duplicating: {
      tags: 'busy',
      invoke: call('duplicateTrip', {
        input: ({ context }) => ({ id: context.original ?? '' }),
        duplicated: { target: '#tripList.duplicated', actions: 'rememberCopy' },
        refused: { target: 'refused', actions: 'rememberRefusal' },
        failed: { target: 'refused', actions: 'rememberFailure' },
      }),
    },
    refused: { on: { ...duplicates, 'banner.dismiss': 'calm' }, exit: 'forgetMessage' },
  },
});

/** A creator's own trips in every state, and the address of their calendar. */
export const tripListMachine = tripList.createMachine({
  id: 'tripList',
  context: ({ input }) => ({ trips: [], query: input, original: null, copy: null, message: null }),
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
    ready,
    /** The page leads to the copy. */
    duplicated: {},
    failed: { on: { 'call.retry': 'loading' }, exit: 'forgetMessage' },
  },
});

export type TripListActor = ActorRefFrom<typeof tripListMachine>;
export type TripListSnapshot = SnapshotFrom<typeof tripListMachine>;
