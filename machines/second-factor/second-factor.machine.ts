import { type ActorRefFrom, assertEvent, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { isRecoveryCode } from '#rules/recovery-code.ts';
import { isCompleteCode } from '#rules/verification-code.ts';
import { callOf, failureMessage, type OfKind, refusalMessage } from '../call.ts';
import { notProvided } from '../not-provided.ts';
import { type ConfirmAnswer, type ConfirmEnd, left } from './confirm-answer.ts';

interface Types {
  input: { ticket: string };
  context: { ticket: string; message: string | null; end: ConfirmEnd };
  events: { type: 'code.submit'; code: string } | { type: 'way.change' } | { type: 'signIn.restart' };
  output: ConfirmEnd;
  tags: 'acceptsCode' | 'busy' | 'wrong' | 'refused';
}

const secondFactor = setup({
  types: {} as Types,
  actors: {
    confirmSignIn: fromPromise<ConfirmAnswer, { ticket: string; code: string }>(notProvided('confirmSignIn')),
  },
  actions: {
    forgetMessage: assign({ message: null }),
    rememberRefusal: assign(refusalMessage),
    rememberFailure: assign(failureMessage),
    rememberEnd: assign((_, end: OfKind<ConfirmAnswer, 'signedIn' | 'over'>) => ({ end })),
  },
  guards: {
    isCode: (_, code: string) => isCompleteCode(code),
    isRecoveryCode: (_, code: string) => isRecoveryCode(code),
  },
});
const call = callOf(secondFactor);

const verdicts = {
  calm: secondFactor.createStateConfig({}),
  wrong: secondFactor.createStateConfig({ tags: 'wrong' }),
  refused: secondFactor.createStateConfig({ tags: 'refused' }),
};

const checking = secondFactor.createStateConfig({
  tags: 'busy',
  entry: 'forgetMessage',
  invoke: call('confirmSignIn', {
    input: ({ context, event }) => {
      assertEvent(event, 'code.submit');
      return { ticket: context.ticket, code: event.code };
    },
    signedIn: { target: '#secondFactor.ended', actions: 'rememberEnd' },
    over: { target: '#secondFactor.ended', actions: 'rememberEnd' },
    wrong: 'entering.wrong',
    refused: { target: 'entering.refused', actions: 'rememberRefusal' },
    failed: { target: 'entering.refused', actions: 'rememberFailure' },
  }),
});

export const secondFactorMachine = secondFactor.createMachine({
  id: 'secondFactor',
  context: ({ input }) => ({ ticket: input.ticket, message: null, end: left }),
  on: { 'signIn.restart': '.ended' },
  initial: 'app',
  states: {
    app: {
      initial: 'entering',
      states: {
        entering: {
          tags: 'acceptsCode',
          on: {
            'code.submit': { guard: { type: 'isCode', params: ({ event }) => event.code }, target: 'checking' },
            'way.change': '#secondFactor.recovery',
          },
          initial: 'calm',
          states: verdicts,
        },
        checking,
      },
    },
    recovery: {
      initial: 'entering',
      states: {
        entering: {
          tags: 'acceptsCode',
          on: {
            'code.submit': { guard: { type: 'isRecoveryCode', params: ({ event }) => event.code }, target: 'checking' },
            'way.change': '#secondFactor.app',
          },
          initial: 'calm',
          states: verdicts,
        },
        checking,
      },
    },
    ended: { type: 'final' },
  },
  output: ({ context }) => context.end,
});

export type SecondFactorActor = ActorRefFrom<typeof secondFactorMachine>;
export type SecondFactorSnapshot = SnapshotFrom<typeof secondFactorMachine>;
