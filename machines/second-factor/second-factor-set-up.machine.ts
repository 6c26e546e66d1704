import { type ActorRefFrom, assertEvent, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { SecondFactorOffer } from '#contract/second-factor.ts';
import { messageOf } from '#rules/message-of.ts';
import { isCompleteCode } from '#rules/verification-code.ts';
import { notProvided } from '../not-provided.ts';
import { type ConfirmAnswer, type ConfirmEnd, endIn, left, messageIn } from './confirm-answer.ts';

interface Types {
  input: { ticket: string; offer: SecondFactorOffer };
  context: { ticket: string; offer: SecondFactorOffer; message: string | null; end: ConfirmEnd };
  events:
    | { type: 'codes.copy' }
    | { type: 'setUp.next' }
    | { type: 'setUp.back' }
    | { type: 'code.submit'; code: string }
    | { type: 'signIn.restart' };
  output: ConfirmEnd;
  tags: 'acceptsCode' | 'busy' | 'secret' | 'wrong' | 'refused' | 'copied' | 'notCopied';
}

const setUp = setup({
  types: {} as Types,
  actors: {
    copyCodes: fromPromise<void, { codes: readonly string[] }>(notProvided('copyCodes')),
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
    isSignedIn: (_, answer: ConfirmAnswer) => answer.kind === 'signedIn',
    isOver: (_, answer: ConfirmAnswer) => answer.kind === 'over',
    isWrong: (_, answer: ConfirmAnswer) => answer.kind === 'wrong',
  },
});

/** Nothing is in force before the first code was right, and by then the recovery codes are kept: an answer that is lost costs nothing. */
export const secondFactorSetUpMachine = setUp.createMachine({
  id: 'secondFactorSetUp',
  context: ({ input: { ticket, offer } }) => ({ ticket, offer, message: null, end: left }),
  on: { 'signIn.restart': '.ended' },
  initial: 'scanning',
  states: {
    scanning: { tags: 'secret', on: { 'setUp.next': 'keeping' } },
    keeping: {
      tags: 'secret',
      on: { 'codes.copy': '.copying', 'setUp.next': 'confirming', 'setUp.back': 'scanning' },
      initial: 'shown',
      states: {
        shown: {},
        copying: {
          invoke: {
            id: 'copyCodes',
            src: 'copyCodes',
            input: ({ context }) => ({ codes: context.offer.recoveryCodes }),
            onDone: 'copied',
            onError: 'notCopied',
          },
        },
        copied: { tags: 'copied' },
        notCopied: { tags: 'notCopied' },
      },
    },
    confirming: {
      tags: 'secret',
      initial: 'entering',
      states: {
        entering: {
          tags: 'acceptsCode',
          on: {
            'code.submit': { guard: { type: 'isCode', params: ({ event }) => event.code }, target: 'checking' },
            'setUp.back': '#secondFactorSetUp.keeping',
          },
          initial: 'fresh',
          states: { fresh: {}, wrong: { tags: 'wrong' }, refused: { tags: 'refused' } },
        },
        checking: {
          tags: 'busy',
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
                target: '#secondFactorSetUp.ended',
                actions: { type: 'rememberEnd', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isOver', params: ({ event }) => event.output },
                target: '#secondFactorSetUp.ended',
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
        },
      },
    },
    ended: { type: 'final' },
  },
  output: ({ context }) => context.end,
});

export type SecondFactorSetUpActor = ActorRefFrom<typeof secondFactorSetUpMachine>;
export type SecondFactorSetUpSnapshot = SnapshotFrom<typeof secondFactorSetUpMachine>;
