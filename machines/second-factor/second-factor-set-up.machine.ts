import { type ActorRefFrom, assertEvent, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { SecondFactorOffer } from '#contract/session.ts';
import { isCompleteCode } from '#rules/verification-code.ts';
import { callOf, failureMessage, type OfKind, refusalMessage } from '../call.ts';
import { notProvided } from '../not-provided.ts';
import { type ConfirmAnswer, type ConfirmEnd, left } from './confirm-answer.ts';

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
  tags: 'acceptsCode' | 'busy' | 'wrong' | 'refused' | 'copied' | 'notCopied';
}

const setUp = setup({
  types: {} as Types,
  actors: {
    copyCodes: fromPromise<void, { codes: readonly string[] }>(notProvided('copyCodes')),
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
  },
});
const call = callOf(setUp);

/** Nothing is in force before the first code was right, and by then the recovery codes are kept: an answer that is lost costs nothing. */
export const secondFactorSetUpMachine = setUp.createMachine({
  id: 'secondFactorSetUp',
  context: ({ input: { ticket, offer } }) => ({ ticket, offer, message: null, end: left }),
  on: { 'signIn.restart': '.ended' },
  initial: 'scanning',
  states: {
    scanning: { on: { 'setUp.next': 'keeping' } },
    keeping: {
      on: { 'codes.copy': '.copying', 'setUp.next': 'confirming', 'setUp.back': 'scanning' },
      initial: 'calm',
      states: {
        calm: {},
        copying: {
          invoke: call('copyCodes', {
            input: ({ context }) => ({ codes: context.offer.recoveryCodes }),
            done: 'copied',
            failed: 'notCopied',
          }),
        },
        copied: { tags: 'copied' },
        notCopied: { tags: 'notCopied' },
      },
    },
    confirming: {
      initial: 'entering',
      states: {
        entering: {
          tags: 'acceptsCode',
          on: {
            'code.submit': { guard: { type: 'isCode', params: ({ event }) => event.code }, target: 'checking' },
            'setUp.back': '#secondFactorSetUp.keeping',
          },
          initial: 'calm',
          states: { calm: {}, wrong: { tags: 'wrong' }, refused: { tags: 'refused' } },
        },
        checking: {
          tags: 'busy',
          entry: 'forgetMessage',
          invoke: call('confirmSignIn', {
            input: ({ context, event }) => {
              assertEvent(event, 'code.submit');
              return { ticket: context.ticket, code: event.code };
            },
            signedIn: { target: '#secondFactorSetUp.ended', actions: 'rememberEnd' },
            over: { target: '#secondFactorSetUp.ended', actions: 'rememberEnd' },
            wrong: 'entering.wrong',
            refused: { target: 'entering.refused', actions: 'rememberRefusal' },
            failed: { target: 'entering.refused', actions: 'rememberFailure' },
          }),
        },
      },
    },
    ended: { type: 'final' },
  },
  output: ({ context }) => context.end,
});

export type SecondFactorSetUpActor = ActorRefFrom<typeof secondFactorSetUpMachine>;
export type SecondFactorSetUpSnapshot = SnapshotFrom<typeof secondFactorSetUpMachine>;
