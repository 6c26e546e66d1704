import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { callOf, failureMessage, type OfKind } from '../call.ts';
import { notProvided } from '../not-provided.ts';

export type CalendarAnswer = { kind: 'off' } | { kind: 'on'; since: number };

const calendarAddress = setup({
  types: {} as {
    context: {
      since: number | null;
      /** Known only after it was created. */
      address: string | null;
      message: string | null;
    };
    events: { type: 'address.created'; address: string } | { type: 'address.revoke' } | { type: 'call.retry' };
  },
  actors: {
    readCalendar: fromPromise<CalendarAnswer>(notProvided('readCalendar')),
    revokeAddress: fromPromise<void>(notProvided('revokeAddress')),
  },
  actions: {
    rememberSince: assign((_, { since }: OfKind<CalendarAnswer, 'on'>) => ({ since })),
    rememberAddress: assign((_, address: string) => ({ address })),
    forgetAddress: assign({ since: null, address: null }),
    rememberFailure: assign(failureMessage),
    forgetMessage: assign({ message: null }),
  },
});
const call = callOf(calendarAddress);

const rememberAddress = {
  type: 'rememberAddress',
  params: ({ event }: { event: { address: string } }) => event.address,
} as const;

/** The secret address of a creator's calendar. Creating one asks for the password. */
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
      on: { 'address.created': { target: 'on', actions: rememberAddress } },
      initial: 'calm',
      states: { calm: {}, revoked: {} },
    },
    on: { on: { 'address.created': { actions: rememberAddress }, 'address.revoke': 'revoking' } },
    revoking: {
      /** Created while the previous one was being revoked. */
      on: { 'address.created': { target: 'on', actions: rememberAddress } },
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
