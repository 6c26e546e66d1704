import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { callOf, failureWords, type OfKind } from '../call.ts';
import { notProvided } from '../not-provided.ts';

export type CalendarAnswer = { kind: 'off' } | { kind: 'on'; since: number };
export interface MadeAddress {
  since: number;
  address: string;
}

const calendarAddress = setup({
  types: {} as {
    context: {
      since: number | null;
      /** Told once, when it is made. */
      address: string | null;
      message: string | null;
    };
    events: { type: 'address.make' } | { type: 'address.revoke' } | { type: 'call.retry' };
  },
  actors: {
    readCalendar: fromPromise<CalendarAnswer>(notProvided('readCalendar')),
    makeAddress: fromPromise<MadeAddress>(notProvided('makeAddress')),
    revokeAddress: fromPromise<void>(notProvided('revokeAddress')),
  },
  actions: {
    rememberSince: assign((_, { since }: OfKind<CalendarAnswer, 'on'>) => ({ since })),
    rememberAddress: assign((_, made: MadeAddress) => made),
    forgetAddress: assign({ since: null, address: null }),
    rememberFailure: assign(failureWords),
    forgetMessage: assign({ message: null }),
  },
});
const call = callOf(calendarAddress);

/** The secret address under which other programs find a creator's calendar; a new one takes the place of the last. */
export const calendarAddressMachine = calendarAddress.createMachine({
  id: 'calendarAddress',
  context: { since: null, address: null, message: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: call('readCalendar', {
        off: 'off',
        on: { target: 'on', actions: 'rememberSince' },
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    off: {
      on: { 'address.make': 'making' },
      initial: 'calm',
      states: { calm: {}, revoked: {} },
    },
    on: { on: { 'address.make': 'making', 'address.revoke': 'revoking' } },
    making: {
      invoke: call('makeAddress', {
        done: { target: 'on', actions: 'rememberAddress' },
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    revoking: {
      invoke: call('revokeAddress', {
        done: { target: 'off.revoked', actions: 'forgetAddress' },
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    failed: { on: { 'call.retry': 'loading' }, entry: 'forgetAddress', exit: 'forgetMessage' },
  },
});

export type CalendarAddressActor = ActorRefFrom<typeof calendarAddressMachine>;
export type CalendarAddressSnapshot = SnapshotFrom<typeof calendarAddressMachine>;
