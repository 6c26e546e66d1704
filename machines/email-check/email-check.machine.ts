import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { CheckEmailReply } from '#contract/email-verification.ts';
import { isEmailAddress } from '#rules/email-address.ts';
import { notProvided } from '../not-provided.ts';

export const emailPause = 600;

const emailCheck = setup({
  types: {} as {
    context: { email: string; reply: CheckEmailReply | null };
    events: { type: 'address.change'; email: string };
  },
  actors: { checkEmail: fromPromise<CheckEmailReply, { email: string }>(notProvided('checkEmail')) },
  actions: {
    changeAddress: assign((_, email: string) => ({ email: email.trim(), reply: null })),
    rememberReply: assign((_, reply: CheckEmailReply) => ({ reply })),
  },
  guards: {
    isNews: ({ context }, email: string) => context.email !== email.trim(),
    isNewAddress: ({ context }, email: string) => context.email !== email.trim() && isEmailAddress(email),
    isAvailable: (_, reply: CheckEmailReply) => reply.available,
  },
  delays: { pause: emailPause },
});

/** Whether an address has an account already, said before a code is sent there. A check that fails stands in nobody's way. */
export const emailCheckMachine = emailCheck.createMachine({
  id: 'emailCheck',
  context: { email: '', reply: null },
  on: {
    'address.change': [
      {
        guard: { type: 'isNewAddress', params: ({ event }) => event.email },
        target: '.waiting',
        reenter: true,
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
    waiting: { after: { pause: 'checking' } },
    checking: {
      invoke: {
        id: 'checkEmail',
        src: 'checkEmail',
        input: ({ context }) => ({ email: context.email }),
        onDone: [
          { guard: { type: 'isAvailable', params: ({ event }) => event.output }, target: 'available' },
          { target: 'taken', actions: { type: 'rememberReply', params: ({ event }) => event.output } },
        ],
        onError: 'unknown',
      },
    },
    available: {},
    taken: {},
    unknown: {},
  },
});

export type EmailCheckActor = ActorRefFrom<typeof emailCheckMachine>;
export type EmailCheckSnapshot = SnapshotFrom<typeof emailCheckMachine>;
