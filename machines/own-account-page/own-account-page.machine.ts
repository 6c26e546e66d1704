import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { effectNotProvided } from '../not-provided.ts';
import { ownAccountMachine } from '../own-account/own-account.machine.ts';
import { ownSessionsMachine } from '../own-sessions/own-sessions.machine.ts';
import { type PasswordReport, passwordChangeMachine } from '../password-change/password-change.machine.ts';
import {
  type Purpose,
  type ReauthenticationReport,
  reauthenticationMachine,
} from '../reauthentication/reauthentication.machine.ts';

interface Types {
  input: { username: string };
  context: { username: string; erasedOn: string };
  events: { type: 'session.leave' } | PasswordReport | ReauthenticationReport;
  children: {
    account: 'account';
    passwordChange: 'passwordChange';
    sessions: 'sessions';
    ending: 'ending';
    download: 'download';
    closing: 'closing';
  };
}

const page = setup({
  types: {} as Types,
  actors: {
    account: ownAccountMachine,
    passwordChange: passwordChangeMachine,
    sessions: ownSessionsMachine,
    ending: reauthenticationMachine,
    download: reauthenticationMachine,
    closing: reauthenticationMachine,
  },
  actions: {
    forgetSessions: sendTo('sessions', (_, id: string | null) => ({ type: 'sessions.forget', id })),
    rememberDay: assign((_, erasedOn: string | null) => ({ erasedOn: erasedOn ?? '' })),
    endSession: () => effectNotProvided('endSession'),
    cancelEnding: sendTo('ending', { type: 'reauthentication.cancel' }),
    cancelDownload: sendTo('download', { type: 'reauthentication.cancel' }),
    cancelClosing: sendTo('closing', { type: 'reauthentication.cancel' }),
  },
  guards: {
    isEnding: (_, purpose: Purpose) => purpose === 'endOtherSessions',
    isClosing: (_, purpose: Purpose) => purpose === 'closeAccount',
  },
});

/** Only one question is open; opening another cancels the first. Its dialog may still be loading, so the button of another can be pressed. */
export const ownAccountPageMachine = page.createMachine({
  id: 'ownAccountPage',
  context: ({ input: { username } }) => ({ username, erasedOn: '' }),
  on: { 'session.leave': { actions: 'endSession' } },
  initial: 'open',
  states: {
    open: {
      invoke: [
        { id: 'account', src: 'account' },
        { id: 'sessions', src: 'sessions' },
        { id: 'download', src: 'download', input: { purpose: 'download' } },
        { id: 'passwordChange', src: 'passwordChange' },
        { id: 'ending', src: 'ending', input: { purpose: 'endOtherSessions' } },
        {
          id: 'closing',
          src: 'closing',
          input: ({ context: { username } }) => ({ purpose: 'closeAccount', owner: username }),
        },
      ],
      on: {
        'password.changed': { actions: { type: 'forgetSessions', params: null } },
        'reauthentication.opened': [
          {
            guard: { type: 'isEnding', params: ({ event }) => event.purpose },
            actions: ['cancelDownload', 'cancelClosing'],
          },
          {
            guard: { type: 'isClosing', params: ({ event }) => event.purpose },
            actions: ['cancelEnding', 'cancelDownload'],
          },
          { actions: ['cancelEnding', 'cancelClosing'] },
        ],
        'reauthentication.done': [
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
export type OwnAccountPageSnapshot = SnapshotFrom<typeof ownAccountPageMachine>;
