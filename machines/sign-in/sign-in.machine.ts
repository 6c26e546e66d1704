import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { Session } from '#contract/session.ts';
import { callOf, failureWords, type OfKind, refusalWords } from '../call.ts';
import { notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';

export interface SignInInput {
  identifier: string;
  password: string;
}

/** 'rejected' is a login that answered no; 'refused' carries the words with which it was turned down. */
export type SignInAnswer = { kind: 'signedIn'; session: Session } | { kind: 'rejected' } | Refused;

export type SignInField = keyof SignInInput;

interface Types {
  context: SignInInput & { left: Record<SignInField, boolean>; message: string | null; begun: Session | null };
  events:
    | { type: 'field.change'; field: SignInField; value: string }
    | { type: 'field.leave'; field: SignInField }
    | { type: 'credentials.submit' };
  output: Session;
  tags: 'busy' | 'editable';
}

const signIn = setup({
  types: {} as Types,
  actors: {
    signIn: fromPromise<SignInAnswer, SignInInput>(notProvided('signIn')),
  },
  actions: {
    changeField: assign((_, { field, value }: { field: SignInField; value: string }) => ({ [field]: value })),
    leaveField: assign(({ context }, { field }: { field: SignInField }) => ({
      left: { ...context.left, [field]: true },
    })),
    forgetMessage: assign({ message: null }),
    forgetPassword: assign({ password: '' }),
    rememberRefusal: assign(refusalWords),
    rememberFailure: assign(failureWords),
    rememberSession: assign((_, { session }: OfKind<SignInAnswer, 'signedIn'>) => ({ begun: session })),
  },
  guards: {
    isComplete: ({ context }) => context.identifier.trim() !== '' && context.password !== '',
  },
});
const call = callOf(signIn);

export const signInMachine = signIn.createMachine({
  id: 'signIn',
  context: { identifier: '', password: '', left: { identifier: false, password: false }, message: null, begun: null },
  initial: 'editing',
  states: {
    editing: {
      tags: 'editable',
      on: {
        'field.change': {
          actions: { type: 'changeField', params: ({ event }) => ({ field: event.field, value: event.value }) },
        },
        'field.leave': { actions: { type: 'leaveField', params: ({ event }) => ({ field: event.field }) } },
        'credentials.submit': { guard: 'isComplete', target: 'submitting' },
      },
      initial: 'calm',
      states: { calm: {}, rejected: {}, refused: {} },
    },
    submitting: {
      tags: 'busy',
      entry: 'forgetMessage',
      invoke: call('signIn', {
        input: ({ context: { identifier, password } }) => ({ identifier: identifier.trim(), password }),
        signedIn: { target: 'signedIn', actions: 'rememberSession' },
        rejected: 'editing.rejected',
        refused: { target: 'editing.refused', actions: 'rememberRefusal' },
        failed: { target: 'editing.refused', actions: 'rememberFailure' },
      }),
    },
    signedIn: { entry: 'forgetPassword', type: 'final' },
  },
  output: ({ context }) => begunIn(context),
});

const begunIn = ({ begun }: Types['context']): Session => {
  if (begun === null) throw new Error('Only a sign-in that has succeeded has a session.');
  return begun;
};

export type SignInActor = ActorRefFrom<typeof signInMachine>;
export type SignInSnapshot = SnapshotFrom<typeof signInMachine>;
