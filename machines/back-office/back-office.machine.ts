import { assign, not, type SnapshotFrom, sendTo, setup } from 'xstate';
import { type Parameters, valueIn } from '#rules/directory-address.ts';
import { addressBar } from '../address-bar.ts';
import { applicationQueueMachine } from './application-queue.machine.ts';
import { type ApplicationReviewSnapshot, applicationReviewMachine } from './application-review.machine.ts';
import { type LedgerName, ledgerMachine, ledgerNames } from './ledger.machine.ts';

interface Types {
  input: { parameters: Parameters };
  context: { parameters: Parameters };
  events:
    | { type: 'address.change'; parameters: Parameters }
    | { type: 'xstate.snapshot.review'; snapshot: ApplicationReviewSnapshot };
  children: { queue: 'queue'; review: 'review'; ledger: 'ledger'; addressBar: 'addressBar' };
}

const backOffice = setup({
  types: {} as Types,
  actors: {
    queue: applicationQueueMachine,
    review: applicationReviewMachine,
    ledger: ledgerMachine,
    addressBar,
  },
  actions: {
    rememberAddress: assign((_, parameters: Parameters) => ({ parameters })),
    reloadQueue: sendTo('queue', { type: 'queue.load' }),
  },
  guards: {
    namesLedger: ({ context }) => ledgerIn(context) !== null,
    namesAnotherLedger: ({ context }, named: LedgerName | null) => named !== null && named !== ledgerIn(context),
    namesApplication: ({ context }) => applicationIn(context) !== null,
    namesAnother: ({ context }, named: string | null) => named !== null && named !== applicationIn(context),
    isActing: (_, review: ApplicationReviewSnapshot) => review.matches('acting'),
    isDone: (_, review: ApplicationReviewSnapshot) => review.matches('loading'),
    isOver: (_, review: ApplicationReviewSnapshot) => !review.matches('acting'),
  },
});

export const ledgerIn = ({ parameters }: Types['input']): LedgerName | null =>
  ledgerNames.find((each) => each === valueIn('list', parameters)) ?? null;
export const applicationIn = ({ parameters }: Types['input']): string | null => valueIn('application', parameters);

/** The page of the staff: the queue with the application that the address names, or one of the lists. */
export const backOfficeMachine = backOffice.createMachine({
  id: 'backOffice',
  context: ({ input }) => input,
  invoke: { id: 'addressBar', src: 'addressBar' },
  on: { 'address.change': { actions: { type: 'rememberAddress', params: ({ event }) => event.parameters } } },
  initial: 'applications',
  states: {
    applications: {
      always: { guard: 'namesLedger', target: 'ledger' },
      invoke: { id: 'queue', src: 'queue' },
      initial: 'closed',
      states: {
        closed: { always: { guard: 'namesApplication', target: 'open' } },
        open: {
          always: { guard: not('namesApplication'), target: 'closed' },
          invoke: {
            id: 'review',
            src: 'review',
            input: ({ context }) => ({ id: applicationIn(context) ?? '' }),
            onSnapshot: [],
          },
          on: {
            'address.change': {
              guard: { type: 'namesAnother', params: ({ event }) => applicationIn(event) },
              target: 'open',
              reenter: true,
              actions: { type: 'rememberAddress', params: ({ event }) => event.parameters },
            },
          },
          initial: 'read',
          states: {
            read: {
              on: {
                'xstate.snapshot.review': {
                  guard: { type: 'isActing', params: ({ event }) => event.snapshot },
                  target: 'acting',
                },
              },
            },
            acting: {
              on: {
                'xstate.snapshot.review': [
                  {
                    guard: { type: 'isDone', params: ({ event }) => event.snapshot },
                    target: 'read',
                    actions: 'reloadQueue',
                  },
                  { guard: { type: 'isOver', params: ({ event }) => event.snapshot }, target: 'read' },
                ],
              },
            },
          },
        },
      },
    },
    ledger: {
      always: { guard: not('namesLedger'), target: 'applications' },
      invoke: { id: 'ledger', src: 'ledger', input: ({ context }) => ({ name: ledgerIn(context) ?? 'sponsors' }) },
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

export type BackOfficeSnapshot = SnapshotFrom<typeof backOfficeMachine>;
