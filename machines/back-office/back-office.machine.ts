import { assign, not, or, type SnapshotFrom, sendTo, setup } from 'xstate';
import { type Parameters, valueIn } from '#rules/directory-address.ts';
import { isOtherQueue, readQueue, writeQueue } from '#rules/queue-address.ts';
import { addressBar } from '../address-bar.ts';
import { type ApplicationQueueSnapshot, applicationQueueMachine } from './application-queue.machine.ts';
import { type ApplicationReviewSnapshot, applicationReviewMachine } from './application-review.machine.ts';
import { type LedgerName, ledgerMachine, ledgerNames } from './ledger.machine.ts';
import { waitingMachine } from './waiting.machine.ts';

interface Types {
  input: { parameters: Parameters };
  context: { parameters: Parameters };
  events:
    | { type: 'address.change'; parameters: Parameters }
    | { type: 'xstate.snapshot.queue'; snapshot: ApplicationQueueSnapshot }
    | { type: 'xstate.snapshot.review'; snapshot: ApplicationReviewSnapshot };
  children: { waiting: 'waiting'; queue: 'queue'; review: 'review'; ledger: 'ledger'; addressBar: 'addressBar' };
}

const backOffice = setup({
  types: {} as Types,
  actors: {
    waiting: waitingMachine,
    queue: applicationQueueMachine,
    review: applicationReviewMachine,
    ledger: ledgerMachine,
    addressBar,
  },
  actions: {
    rememberAddress: assign((_, parameters: Parameters) => ({ parameters })),
    tellWish: sendTo('queue', (_, parameters: Parameters) => ({ type: 'wish.change', wish: readQueue(parameters) })),
    writeWish: sendTo('addressBar', ({ context }, queue: ApplicationQueueSnapshot) => wishWritten(context, queue)),
    reloadQueue: sendTo('queue', { type: 'queue.load' }),
  },
  guards: {
    namesLedger: ({ context }) => ledgerIn(context) !== null,
    namesAnotherLedger: ({ context }, named: LedgerName | null) => named !== null && named !== ledgerIn(context),
    namesQueue: ({ context }) => namesQueue(context),
    staysInQueue: (_, parameters: Parameters) => namesQueue({ parameters }),
    isAsked: (_, queue: ApplicationQueueSnapshot) => !queue.matches('waiting'),
    namesApplication: ({ context }) => applicationIn(context) !== null,
    namesAnother: ({ context }, parameters: Parameters) => {
      const named = applicationIn({ parameters });
      return named !== null && namesQueue({ parameters }) && named !== applicationIn(context);
    },
    isActing: (_, review: ApplicationReviewSnapshot) => review.matches('acting'),
    isDone: (_, review: ApplicationReviewSnapshot) => review.matches('loading'),
    isOver: (_, review: ApplicationReviewSnapshot) => !review.matches('acting'),
  },
});

export const ledgerIn = ({ parameters }: Types['input']): LedgerName | null =>
  ledgerNames.find((each) => each === valueIn('list', parameters)) ?? null;
export const applicationIn = ({ parameters }: Types['input']): string | null => valueIn('application', parameters);

const namesQueue = ({ parameters }: Types['input']): boolean =>
  ledgerIn({ parameters }) === null &&
  (valueIn('list', parameters) === 'applications' || applicationIn({ parameters }) !== null);

/** Which part of the back office an address shows. */
export const placeIn = (at: Types['input']): 'waiting' | 'applications' | LedgerName =>
  ledgerIn(at) ?? (namesQueue(at) ? 'applications' : 'waiting');

/** The address follows the queue, with the application that is open. */
function wishWritten({ parameters }: Types['context'], { context: wish }: ApplicationQueueSnapshot) {
  const open = parameters.filter(([name]) => name === 'application');
  return {
    type: 'parameters.write' as const,
    parameters: [...writeQueue(wish), ...open],
    isStep: isOtherQueue(readQueue(parameters), wish),
  };
}

/** The page of the staff: all that waits, the queue with the application that the address names, or one of the lists. */
export const backOfficeMachine = backOffice.createMachine({
  id: 'backOffice',
  context: ({ input }) => input,
  invoke: { id: 'addressBar', src: 'addressBar' },
  on: { 'address.change': { actions: { type: 'rememberAddress', params: ({ event }) => event.parameters } } },
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
    },
    applications: {
      always: { guard: not('namesQueue'), target: 'arriving' },
      invoke: {
        id: 'queue',
        src: 'queue',
        input: ({ context }) => ({ wish: readQueue(context.parameters) }),
        onSnapshot: {
          guard: { type: 'isAsked', params: ({ event }) => event.snapshot },
          actions: { type: 'writeWish', params: ({ event }) => event.snapshot },
        },
      },
      on: {
        'address.change': {
          guard: { type: 'staysInQueue', params: ({ event }) => event.parameters },
          actions: [
            { type: 'rememberAddress', params: ({ event }) => event.parameters },
            { type: 'tellWish', params: ({ event }) => event.parameters },
          ],
        },
      },
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
              guard: { type: 'namesAnother', params: ({ event }) => event.parameters },
              target: 'open',
              reenter: true,
              actions: [
                { type: 'rememberAddress', params: ({ event }) => event.parameters },
                { type: 'tellWish', params: ({ event }) => event.parameters },
              ],
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
      always: { guard: not('namesLedger'), target: 'arriving' },
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
