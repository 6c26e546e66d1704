import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { callOf, failureMessage, type OfKind } from '../call.ts';
import { notProvided } from '../not-provided.ts';
import { type RefusedFields, refusedWords } from '../refused-fields.ts';

/** Where it was carried out, with what is told of it once, if anything is. */
export type StepUpAnswer = { kind: 'done'; told: string | null } | RefusedFields;

const stepUp = setup({
  types: {} as {
    context: {
      password: string;
      told: string | null;
      message: string | null;
      refusedFields: RefusedFields['fields'];
    };
    events:
      | { type: 'stepUp.open' }
      | { type: 'password.change'; password: string }
      | { type: 'stepUp.submit' }
      | { type: 'stepUp.cancel' };
    tags: 'asks';
  },
  actors: { carryOut: fromPromise<StepUpAnswer, { currentPassword: string }>(notProvided('carryOut')) },
  actions: {
    changePassword: assign((_, password: string) => ({ password, refusedFields: {} })),
    rememberTold: assign((_, { told }: OfKind<StepUpAnswer, 'done'>) => ({ told })),
    forgetTold: assign({ told: null }),
    rememberRefusal: assign(refusedWords),
    rememberFailure: assign(failureMessage),
    forgetMessage: assign({ message: null, refusedFields: {} }),
    forgetPassword: assign({ password: '' }),
  },
  guards: { hasPassword: ({ context }) => context.password !== '' },
});
const call = callOf(stepUp);

/** Something that a session alone may not do: the password is said once more, and with it it is carried out. */
export const stepUpMachine = stepUp.createMachine({
  id: 'stepUp',
  context: { password: '', told: null, message: null, refusedFields: {} },
  initial: 'calm',
  states: {
    calm: { on: { 'stepUp.open': 'editing' } },
    editing: {
      tags: 'asks',
      on: {
        'password.change': {
          target: '.calm',
          actions: { type: 'changePassword', params: ({ event }) => event.password },
        },
        'stepUp.submit': [{ guard: 'hasPassword', target: 'submitting' }, { target: '.missing' }],
        'stepUp.cancel': { target: 'calm', actions: ['forgetPassword', 'forgetMessage'] },
      },
      initial: 'calm',
      states: { calm: {}, missing: {}, refused: {} },
    },
    submitting: {
      tags: 'asks',
      entry: 'forgetMessage',
      /** Whoever waits too long leaves, and gives the call up. */
      on: { 'stepUp.cancel': { target: 'calm', actions: 'forgetPassword' } },
      invoke: call('carryOut', {
        input: ({ context }) => ({ currentPassword: context.password }),
        done: { target: 'done', actions: ['forgetPassword', 'rememberTold'] },
        refused: { target: 'editing.refused', actions: 'rememberRefusal' },
        failed: { target: 'editing.refused', actions: 'rememberFailure' },
      }),
    },
    done: { on: { 'stepUp.open': { target: 'editing', actions: 'forgetTold' } } },
  },
});

export type StepUpActor = ActorRefFrom<typeof stepUpMachine>;
export type StepUpSnapshot = SnapshotFrom<typeof stepUpMachine>;
