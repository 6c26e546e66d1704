import { type ActorRefFrom, assertEvent, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { messageOf } from '#rules/message-of.ts';
import { isRecoveryCode } from '#rules/recovery-code.ts';
import { isCompleteCode } from '#rules/verification-code.ts';
import { notProvided } from '../not-provided.ts';
import { type ConfirmAnswer, type ConfirmEnd, endIn, left, messageIn } from './confirm-answer.ts';

interface Types {
  input: { ticket: string };
  context: { ticket: string; message: string | null; end: ConfirmEnd };
  events: { type: 'code.submit'; code: string } | { type: 'way.change' } | { type: 'signIn.restart' };
  output: ConfirmEnd;
  tags: 'acceptsCode' | 'busy' | 'secret' | 'wrong' | 'refused';
}

const secondFactor = setup({
  types: {} as Types,
  actors: {
    confirmSignIn: fromPromise<ConfirmAnswer, { ticket: string; code: string }>(notProvided('confirmSignIn')),
  },
  actions: {
    forgetMessage: assign({ message: null }),
    rememberRefusal: assign((_, answer: ConfirmAnswer) => ({ message: messageIn(answer) })),
    rememberFailure: assign((_, { failure }: { failure: unknown }) => ({ message: messageOf(failure) })),
    rememberEnd: assign((_, answer: ConfirmAnswer) => ({ end: endIn(answer) })),
  },
  guards: {
    isCode: (_, code: string) => isCompleteCode(code),
    isRecoveryCode: (_, code: string) => isRecoveryCode(code),
    isSignedIn: (_, answer: ConfirmAnswer) => answer.kind === 'signedIn',
    isOver: (_, answer: ConfirmAnswer) => answer.kind === 'over',
    isWrong: (_, answer: ConfirmAnswer) => answer.kind === 'wrong',
  },
});

const verdicts = {
  fresh: secondFactor.createStateConfig({}),
  wrong: secondFactor.createStateConfig({ tags: 'wrong' }),
  refused: secondFactor.createStateConfig({ tags: 'refused' }),
};

const checking = secondFactor.createStateConfig({
  tags: ['busy', 'secret'],
  entry: 'forgetMessage',
  invoke: {
    id: 'confirmSignIn',
    src: 'confirmSignIn',
    input: ({ context, event }) => {
      assertEvent(event, 'code.submit');
      return { ticket: context.ticket, code: event.code };
    },
    onDone: [
      {
        guard: { type: 'isSignedIn', params: ({ event }) => event.output },
        target: '#secondFactor.ended',
        actions: { type: 'rememberEnd', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'isOver', params: ({ event }) => event.output },
        target: '#secondFactor.ended',
        actions: { type: 'rememberEnd', params: ({ event }) => event.output },
      },
      { guard: { type: 'isWrong', params: ({ event }) => event.output }, target: 'entering.wrong' },
      { target: 'entering.refused', actions: { type: 'rememberRefusal', params: ({ event }) => event.output } },
    ],
    onError: {
      target: 'entering.refused',
      actions: { type: 'rememberFailure', params: ({ event }) => ({ failure: event.error }) },
    },
  },
});

/** What somebody is asked for whose password was right: a code of the app, or one of those kept for when it is lost. */
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
          initial: 'fresh',
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
          initial: 'fresh',
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
