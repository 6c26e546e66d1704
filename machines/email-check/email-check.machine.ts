import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { isEmailAddress } from '#rules/email-address.ts';
import { callOf, type OfKind } from '../call.ts';
import { notProvided } from '../not-provided.ts';

const emailDebounceMs = 600;

export type AddressAnswer = { kind: 'available' } | { kind: 'taken'; message: string };

const emailCheck = setup({
  types: {} as {
    context: { email: string; message: string | null };
    events: { type: 'address.change'; email: string };
  },
  actors: { checkEmail: fromPromise<AddressAnswer, { email: string }>(notProvided('checkEmail')) },
  actions: {
    changeAddress: assign((_, email: string) => ({ email: email.trim(), message: null })),
    rememberMessage: assign((_, { message }: OfKind<AddressAnswer, 'taken'>) => ({ message })),
  },
  delays: { debounce: emailDebounceMs },
  guards: {
    isNews: ({ context }, email: string) => context.email !== email.trim(),
    isNewAddress: ({ context }, email: string) => context.email !== email.trim() && isEmailAddress(email),
  },
});
const call = callOf(emailCheck);

/** Checks whether an address has an account before a code is sent. A failed check blocks nothing. */
export const emailCheckMachine = emailCheck.createMachine({
  id: 'emailCheck',
  context: { email: '', message: null },
  on: {
    'address.change': [
      {
        guard: { type: 'isNewAddress', params: ({ event }) => event.email },
        target: '.waiting',
        actions: { type: 'changeAddress', params: ({ event }) => event.email },
      },
      {
        guard: { type: 'isNews', params: ({ event }) => event.email },
        target: '.idle',
        actions: { type: 'changeAddress', params: ({ event }) => event.email },
      },
    ],
  },
  initial: 'idle',
  states: {
    idle: {},
    waiting: { after: { debounce: 'checking' } },
    checking: {
      invoke: call('checkEmail', {
        input: ({ context }) => ({ email: context.email }),
        available: 'available',
        taken: { target: 'taken', actions: 'rememberMessage' },
        failed: 'failed',
      }),
    },
    available: {},
    taken: {},
    failed: {},
  },
});

export type EmailCheckSnapshot = SnapshotFrom<typeof emailCheckMachine>;
