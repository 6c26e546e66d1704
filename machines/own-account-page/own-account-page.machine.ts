import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { type AccountClosingSnapshot, accountClosingMachine } from '../account-closing/account-closing.machine.ts';
import { effectNotProvided } from '../not-provided.ts';
import { ownAccountMachine } from '../own-account/own-account.machine.ts';
import { ownSessionsMachine } from '../own-sessions/own-sessions.machine.ts';
import { type PasswordChangeSnapshot, passwordChangeMachine } from '../password-change/password-change.machine.ts';
import { isChanged } from '../password-change/password-change.view.ts';
import { type StepUpSnapshot, stepUpMachine } from '../step-up/step-up.machine.ts';
import { isDone } from '../step-up/step-up.view.ts';

interface Types {
  input: { username: string };
  context: { username: string; erasedOn: string };
  events:
    | { type: 'session.leave' }
    | { type: 'xstate.snapshot.passwordChange'; snapshot: PasswordChangeSnapshot }
    | { type: 'xstate.snapshot.ending'; snapshot: StepUpSnapshot }
    | { type: 'xstate.snapshot.download'; snapshot: StepUpSnapshot }
    | { type: 'xstate.snapshot.closing'; snapshot: AccountClosingSnapshot };
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
    ending: stepUpMachine,
    download: stepUpMachine,
    closing: accountClosingMachine,
  },
  actions: {
    forgetOthers: sendTo('sessions', { type: 'others.forget' }),
    rememberDay: assign((_, { erasedOn }: { erasedOn: string }) => ({ erasedOn })),
    endSession: () => effectNotProvided('endSession'),
    cancelEnding: sendTo('ending', { type: 'stepUp.cancel' }),
    cancelDownload: sendTo('download', { type: 'stepUp.cancel' }),
    cancelClosing: sendTo('closing', { type: 'closing.cancel' }),
  },
  guards: {
    isChanged: (_, snapshot: PasswordChangeSnapshot) => isChanged(snapshot),
    isDone: (_, snapshot: StepUpSnapshot) => isDone(snapshot),
    asks: (_, snapshot: StepUpSnapshot | AccountClosingSnapshot) => snapshot.hasTag('asks'),
  },
});

/** The page about one's own account, until it is closed; by then every session has ended, and nothing more is asked. One thing is asked at a time, and that is the last that was pressed: a second button can be, while what asks is on its way. */
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
        {
          id: 'download',
          src: 'download',
          onSnapshot: {
            guard: { type: 'asks', params: ({ event }) => event.snapshot },
            actions: ['cancelEnding', 'cancelClosing'],
          },
        },
        {
          id: 'passwordChange',
          src: 'passwordChange',
          onSnapshot: {
            guard: { type: 'isChanged', params: ({ event }) => event.snapshot },
            actions: 'forgetOthers',
          },
        },
        {
          id: 'ending',
          src: 'ending',
          onSnapshot: [
            { guard: { type: 'isDone', params: ({ event }) => event.snapshot }, actions: 'forgetOthers' },
            {
              guard: { type: 'asks', params: ({ event }) => event.snapshot },
              actions: ['cancelDownload', 'cancelClosing'],
            },
          ],
        },
        {
          id: 'closing',
          src: 'closing',
          input: ({ context: { username } }) => ({ username }),
          onSnapshot: {
            guard: { type: 'asks', params: ({ event }) => event.snapshot },
            actions: ['cancelEnding', 'cancelDownload'],
          },
          onDone: { target: 'closed', actions: { type: 'rememberDay', params: ({ event }) => event.output } },
        },
      ],
    },
    closed: {},
  },
});

export type OwnAccountPageActor = ActorRefFrom<typeof ownAccountPageMachine>;
export type OwnAccountPageSnapshot = SnapshotFrom<typeof ownAccountPageMachine>;
