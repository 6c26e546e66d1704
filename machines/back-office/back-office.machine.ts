import { type ActorRefFrom, not, or, type SnapshotFrom } from 'xstate';
import { applications, offerUndo } from './applications.region.ts';
import { backOffice, ledgerIn } from './back-office.setup.ts';

export const backOfficeMachine = backOffice.createMachine({
  id: 'backOffice',
  context: ({ input }) => ({ ...input, onHold: [], next: null, opened: null, failedAction: null }),
  invoke: [
    { id: 'addressBar', src: 'addressBar' },
    { id: 'keys', src: 'keys' },
    { id: 'decisions', src: 'decisions', input: ({ context: { decisions } }) => ({ decisions }) },
    { id: 'selection', src: 'selection', input: ({ context: { drafts } }) => ({ drafts }) },
  ],
  on: {
    'address.change': { actions: { type: 'rememberAddress', params: ({ event }) => event.parameters } },
    'banner.dismiss': { actions: 'forgetFailedAction' },
    'applications.decided': { actions: offerUndo },
    'undo.requested': { actions: 'undoNewest' },
  },
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: 'namesLedger', target: 'ledger' },
        { guard: 'namesQueue', target: 'applications' },
        { target: 'waiting' },
      ],
    },
    waiting: {
      always: { guard: or(['namesLedger', 'namesQueue']), target: 'arriving' },
      invoke: { id: 'waiting', src: 'waiting' },
      on: { 'decision.undone': { actions: 'reloadWaiting' } },
    },
    applications,
    ledger: {
      always: { guard: not('namesLedger'), target: 'arriving' },
      invoke: { id: 'ledger', src: 'ledger', input: ({ context: { parameters } }) => ({ parameters }) },
      on: {
        'address.change': {
          guard: { type: 'namesAnotherLedger', params: ({ event }) => ledgerIn(event) },
          target: 'ledger',
          reenter: true,
          actions: { type: 'rememberAddress', params: ({ event }) => event.parameters },
        },
      },
    },
  },
});

export type BackOfficeActor = ActorRefFrom<typeof backOfficeMachine>;
export type BackOfficeSnapshot = SnapshotFrom<typeof backOfficeMachine>;
