import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { SecondFactorOffer, Session } from '#contract/session.ts';
import { callOf, failureMessage, type OfKind } from '../call.ts';
import { changeField, type FieldChange, type FormState, touch, untouched } from '../form-state.ts';
import { notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';
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
  input: { identifier: string } | undefined;
  context: FormState<SignInField> & {
    form: SignInInput;
    message: string | null;
    wanted: CodeWanted | SetUpWanted | null;
    begun: Session | null;
  };
  events:
    | ({ type: 'field.change' } & FieldChange<SignInField>)
    | { type: 'field.leave'; field: SignInField }
    | { type: 'credentials.submit' };
  output: Session;
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
    changeField: assign(({ context }, change: FieldChange<SignInField>) => changeField(context, change)),
    touchField: assign(({ context }, field: SignInField) => touch(context, field)),
    forgetMessage: assign({ message: null }),
    forgetPassword: assign(({ context }) => ({
      form: { ...context.form, password: '' },
      touched: context.touched.filter((field) => field !== 'password'),
    })),
    rememberRefusal: assign((_, { message }: { message: string }) => ({ message })),
    rememberFailure: assign(failureMessage),
    rememberWanted: assign((_, wanted: CodeWanted | SetUpWanted) => ({ wanted })),
    forgetWanted: assign({ wanted: null }),
    rememberSession: assign((_, { session }: OfKind<SignInAnswer, 'signedIn'>) => ({ begun: session })),
  },
  guards: {
    isComplete: ({ context: { form } }) => form.identifier.trim() !== '' && form.password !== '',
  },
});
const call = callOf(signIn);

export const signInMachine = signIn.createMachine({
  id: 'signIn',
  context: ({ input }) => ({
    form: { identifier: input?.identifier ?? '', password: '' },
    ...untouched(),
    message: null,
    wanted: null,
    begun: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.change': { actions: { type: 'changeField', params: ({ event }) => event } },
        'field.leave': { actions: { type: 'touchField', params: ({ event }) => event.field } },
        'credentials.submit': { guard: 'isComplete', target: 'submitting' },
      },
      initial: 'calm',
      states: { calm: {}, rejected: {}, refused: {} },
    },
    submitting: {
      entry: 'forgetMessage',
      invoke: call('signIn', {
        input: ({ context: { form } }) => ({ ...form, identifier: form.identifier.trim() }),
        signedIn: { target: 'signedIn', actions: 'rememberSession' },
        codeWanted: { target: 'confirming', actions: 'rememberWanted' },
        setUpWanted: { target: 'settingUp', actions: 'rememberWanted' },
        rejected: 'editing.rejected',
        refused: { target: 'editing.refused', actions: 'rememberRefusal' },
        failed: { target: 'editing.refused', actions: 'rememberFailure' },
      }),
    },
    /** The password is forgotten: starting again requires it again. */
    confirming: {
      entry: 'forgetPassword',
      exit: 'forgetWanted',
      invoke: call('secondFactor', {
        input: ({ context }) => ({ ticket: wantedIn(context).ticket }),
        signedIn: { target: 'signedIn', actions: 'rememberSession' },
        over: { target: 'editing.refused', actions: 'rememberRefusal' },
        left: 'editing',
        failed: { target: 'editing.refused', actions: 'rememberFailure' },
      }),
    },
    settingUp: {
      entry: 'forgetPassword',
      exit: 'forgetWanted',
      invoke: call('secondFactorSetUp', {
        input: ({ context }) => offeredIn(context),
        signedIn: { target: 'signedIn', actions: 'rememberSession' },
        over: { target: 'editing.refused', actions: 'rememberRefusal' },
        left: 'editing',
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

const wantedIn = ({ wanted }: Types['context']): CodeWanted | SetUpWanted => {
  if (wanted === null) throw new Error('Only a sign-in whose password was right wants a code.');
  return wanted;
};

const offeredIn = (context: Types['context']): Omit<SetUpWanted, 'kind'> => {
  const wanted = wantedIn(context);
  if (wanted.kind !== 'setUpWanted') throw new Error('An account with a second factor sets none up.');
  return { ticket: wanted.ticket, offer: wanted.offer };
};

export type SignInActor = ActorRefFrom<typeof signInMachine>;
export type SignInSnapshot = SnapshotFrom<typeof signInMachine>;
