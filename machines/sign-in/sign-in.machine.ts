import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { SecondFactorOffer } from '#contract/second-factor.ts';
import type { Session } from '#contract/session.ts';
import { messageOf } from '#rules/message-of.ts';
import { notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';
import type { ConfirmEnd } from '../second-factor/confirm-answer.ts';
import { secondFactorMachine } from '../second-factor/second-factor.machine.ts';
import { secondFactorSetUpMachine } from '../second-factor/second-factor-set-up.machine.ts';

export interface SignInInput {
  identifier: string;
  password: string;
}

/** 'rejected' is a login that answered no; 'refused' carries the words with which it was turned down. */
export type SignInAnswer =
  | { kind: 'signedIn'; session: Session }
  /** The password was right, and a code of the second factor is wanted as well. */
  | { kind: 'codeWanted'; ticket: string }
  /** The password was right, and there is no second factor yet. */
  | { kind: 'setUpWanted'; ticket: string; offer: SecondFactorOffer }
  | { kind: 'rejected' }
  | Refused;

type CodeWanted = Extract<SignInAnswer, { kind: 'codeWanted' }>;
type SetUpWanted = Extract<SignInAnswer, { kind: 'setUpWanted' }>;

export type SignInField = keyof SignInInput;

interface Types {
  context: SignInInput & {
    left: Record<SignInField, boolean>;
    message: string | null;
    wanted: CodeWanted | SetUpWanted | null;
    begun: Session | null;
  };
  events:
    | { type: 'field.change'; field: SignInField; value: string }
    | { type: 'field.leave'; field: SignInField }
    | { type: 'credentials.submit' };
  output: Session;
  tags: 'busy' | 'editable';
  children: { secondFactor: 'secondFactor'; secondFactorSetUp: 'secondFactorSetUp' };
}

const signIn = setup({
  types: {} as Types,
  actors: {
    signIn: fromPromise<SignInAnswer, SignInInput>(notProvided('signIn')),
    secondFactor: secondFactorMachine,
    secondFactorSetUp: secondFactorSetUpMachine,
  },
  actions: {
    changeField: assign((_, { field, value }: { field: SignInField; value: string }) => ({ [field]: value })),
    leaveField: assign(({ context }, { field }: { field: SignInField }) => ({
      left: { ...context.left, [field]: true },
    })),
    forgetMessage: assign({ message: null }),
    forgetPassword: assign(({ context }) => ({ password: '', left: { ...context.left, password: false } })),
    rememberRefusal: assign((_, answer: SignInAnswer | ConfirmEnd) => ({
      message: answer.kind === 'refused' || answer.kind === 'over' ? answer.message : null,
    })),
    rememberFailure: assign((_, { failure }: { failure: unknown }) => ({ message: messageOf(failure) })),
    rememberWanted: assign((_, answer: SignInAnswer) => ({
      wanted: answer.kind === 'codeWanted' || answer.kind === 'setUpWanted' ? answer : null,
    })),
    forgetWanted: assign({ wanted: null }),
    rememberSession: assign((_, answer: SignInAnswer | ConfirmEnd) => ({ begun: sessionIn(answer) })),
  },
  guards: {
    isComplete: ({ context }) => context.identifier.trim() !== '' && context.password !== '',
    isSignedIn: (_, answer: SignInAnswer | ConfirmEnd) => answer.kind === 'signedIn',
    isCodeWanted: (_, answer: SignInAnswer) => answer.kind === 'codeWanted',
    isSetUpWanted: (_, answer: SignInAnswer) => answer.kind === 'setUpWanted',
    isOver: (_, end: ConfirmEnd) => end.kind === 'over',
    isRejected: (_, answer: SignInAnswer) => answer.kind === 'rejected',
  },
});

export const signInMachine = signIn.createMachine({
  id: 'signIn',
  context: {
    identifier: '',
    password: '',
    left: { identifier: false, password: false },
    message: null,
    wanted: null,
    begun: null,
  },
  initial: 'editing',
  states: {
    editing: {
      tags: 'editable',
      on: {
        'field.change': {
          actions: { type: 'changeField', params: ({ event }) => ({ field: event.field, value: event.value }) },
        },
        'field.leave': { actions: { type: 'leaveField', params: ({ event }) => ({ field: event.field }) } },
        'credentials.submit': { guard: 'isComplete', target: 'signingIn' },
      },
      initial: 'fresh',
      states: { fresh: {}, rejected: {}, refused: {} },
    },
    signingIn: {
      tags: 'busy',
      entry: 'forgetMessage',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context: { identifier, password } }) => ({ identifier: identifier.trim(), password }),
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: { type: 'rememberSession', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isCodeWanted', params: ({ event }) => event.output },
            target: 'confirming',
            actions: { type: 'rememberWanted', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isSetUpWanted', params: ({ event }) => event.output },
            target: 'settingUp',
            actions: { type: 'rememberWanted', params: ({ event }) => event.output },
          },
          { guard: { type: 'isRejected', params: ({ event }) => event.output }, target: 'editing.rejected' },
          {
            target: 'editing.refused',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'editing.refused',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ failure: event.error }) },
        },
      },
    },
    /** The password was right and is kept no longer: whoever starts again types it again. */
    confirming: {
      entry: 'forgetPassword',
      exit: 'forgetWanted',
      invoke: {
        id: 'secondFactor',
        src: 'secondFactor',
        input: ({ context }) => ({ ticket: wantedIn(context).ticket }),
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: { type: 'rememberSession', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isOver', params: ({ event }) => event.output },
            target: 'editing.refused',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
          { target: 'editing' },
        ],
      },
    },
    settingUp: {
      entry: 'forgetPassword',
      exit: 'forgetWanted',
      invoke: {
        id: 'secondFactorSetUp',
        src: 'secondFactorSetUp',
        input: ({ context }) => offeredIn(context),
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: { type: 'rememberSession', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isOver', params: ({ event }) => event.output },
            target: 'editing.refused',
            actions: { type: 'rememberRefusal', params: ({ event }) => event.output },
          },
          { target: 'editing' },
        ],
      },
    },
    signedIn: { entry: 'forgetPassword', type: 'final' },
  },
  output: ({ context }) => begunIn(context),
});

const begunIn = ({ begun }: Types['context']): Session => {
  if (begun === null) throw new Error('Only a sign-in that has succeeded has a session.');
  return begun;
};

const wantedIn = ({ wanted }: Types['context']): CodeWanted | SetUpWanted => {
  if (wanted === null) throw new Error('Only a sign-in whose password was right wants a code.');
  return wanted;
};

const offeredIn = (context: Types['context']): Omit<SetUpWanted, 'kind'> => {
  const wanted = wantedIn(context);
  if (wanted.kind !== 'setUpWanted') throw new Error('Whoever has a second factor sets none up.');
  return { ticket: wanted.ticket, offer: wanted.offer };
};

const sessionIn = (answer: SignInAnswer | ConfirmEnd): Session => {
  if (answer.kind !== 'signedIn') throw new Error('Only a sign-in that succeeded has a session.');
  return answer.session;
};

export type SignInActor = ActorRefFrom<typeof signInMachine>;
export type SignInSnapshot = SnapshotFrom<typeof signInMachine>;
