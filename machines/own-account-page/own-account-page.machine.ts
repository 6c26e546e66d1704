import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import {
  type EmailReport,
  emailVerificationMachine,
  type VerifiedEmail,
} from '../email-verification/email-verification.machine.ts';
import { effectNotProvided } from '../not-provided.ts';
import { ownAccountMachine } from '../own-account/own-account.machine.ts';
import { ownSessionsMachine } from '../own-sessions/own-sessions.machine.ts';
import type { ChildrenOf, Running } from '../page-flows.ts';
import { type PasswordReport, passwordChangeMachine } from '../password-change/password-change.machine.ts';
import {
  type Purpose,
  type ReauthenticationReport,
  reauthenticationMachine,
} from '../reauthentication/reauthentication.machine.ts';

const flows = {
  account: ownAccountMachine,
  passwordChange: passwordChangeMachine,
  sessions: ownSessionsMachine,
  ending: reauthenticationMachine,
  download: reauthenticationMachine,
  closing: reauthenticationMachine,
  email: emailVerificationMachine,
  emailChange: reauthenticationMachine,
};

interface Types {
  input: { username: string; attemptSeed: string };
  context: { username: string; attemptSeed: string; erasedOn: string };
  events: { type: 'session.leave' } | PasswordReport | ReauthenticationReport | EmailReport;
  children: ChildrenOf<typeof flows>;
}

const page = setup({
  types: {} as Types,
  actors: flows,
  actions: {
    forgetSessions: sendTo('sessions', (_, id: string | null) => ({ type: 'sessions.forget', id })),
    rememberDay: assign((_, erasedOn: string | null) => ({ erasedOn: erasedOn ?? '' })),
    endSession: () => effectNotProvided('endSession'),
    cancelEnding: sendTo('ending', { type: 'reauthentication.cancel' }),
    cancelDownload: sendTo('download', { type: 'reauthentication.cancel' }),
    cancelEmail: sendTo('emailChange', { type: 'reauthentication.cancel' }),
    askPassword: sendTo('emailChange', (_, { applicationId }: VerifiedEmail) => ({
      type: 'reauthentication.open',
      subject: applicationId,
    })),
    clearEmail: sendTo('email', { type: 'proof.forget' }),
    emptyEmail: sendTo('email', { type: 'email.change', email: '' }),
    refreshAccount: sendTo('account', { type: 'account.refresh' }),
    cancelClosing: sendTo('closing', { type: 'reauthentication.cancel' }),
  },
  guards: {
    isEnding: (_, purpose: Purpose) => purpose === 'endOtherSessions',
    isEmail: (_, purpose: Purpose) => purpose === 'changeEmail',
    isClosing: (_, purpose: Purpose) => purpose === 'closeAccount',
  },
});

/** Only one question is open; opening another cancels the first. Its dialog may still be loading, so the button of another can be pressed. */
export const ownAccountPageMachine = page.createMachine({
  id: 'ownAccountPage',
  context: ({ input }) => ({ ...input, erasedOn: '' }),
  on: { 'session.leave': { actions: 'endSession' } },
  initial: 'open',
  states: {
    open: {
      invoke: [
        { id: 'account', src: 'account' },
        { id: 'sessions', src: 'sessions' },
        { id: 'download', src: 'download', input: { purpose: 'download' } },
        { id: 'passwordChange', src: 'passwordChange' },
        { id: 'email', src: 'email', input: ({ context: { attemptSeed } }) => ({ attemptSeed }) },
        { id: 'emailChange', src: 'emailChange', input: { purpose: 'changeEmail' } },
        { id: 'ending', src: 'ending', input: { purpose: 'endOtherSessions' } },
        {
          id: 'closing',
          src: 'closing',
          input: ({ context: { username } }) => ({ purpose: 'closeAccount', owner: username }),
        },
      ],
      on: {
        'email.verified': { actions: { type: 'askPassword', params: ({ event }) => event.applicant } },
        'password.changed': { actions: { type: 'forgetSessions', params: null } },
        'reauthentication.opened': [
          {
            guard: { type: 'isEnding', params: ({ event }) => event.purpose },
            actions: ['cancelDownload', 'cancelClosing', 'cancelEmail'],
          },
          {
            guard: { type: 'isClosing', params: ({ event }) => event.purpose },
            actions: ['cancelEnding', 'cancelDownload', 'cancelEmail'],
          },
          {
            guard: { type: 'isEmail', params: ({ event }) => event.purpose },
            actions: ['cancelEnding', 'cancelDownload', 'cancelClosing'],
          },
          { actions: ['cancelEnding', 'cancelClosing', 'cancelEmail'] },
        ],
        'reauthentication.done': [
          {
            guard: { type: 'isEmail', params: ({ event }) => event.purpose },
            actions: ['clearEmail', 'emptyEmail', 'refreshAccount'],
          },
          {
            guard: { type: 'isEnding', params: ({ event }) => event.purpose },
            actions: { type: 'forgetSessions', params: ({ event }) => event.result },
          },
          {
            guard: { type: 'isClosing', params: ({ event }) => event.purpose },
            target: 'closed',
            actions: { type: 'rememberDay', params: ({ event }) => event.result },
          },
        ],
      },
    },
    closed: {},
  },
});

export type OwnAccountPageActor = ActorRefFrom<typeof ownAccountPageMachine>;
export type OwnAccountFlows = Running<typeof flows>;
export type OwnAccountPageSnapshot = SnapshotFrom<typeof ownAccountPageMachine>;
