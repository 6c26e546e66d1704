import { type ActorRefFrom, assign, not, or, type SnapshotFrom, sendTo, setup } from 'xstate';
import { isOtherQueue, readQueue, writeQueue } from '#machines/rules/queue-address.ts';
import { type Parameters, valueIn } from '#rules/directory-address.ts';
import { addressBar } from '../address-bar.ts';
import { type ApplicationQueueSnapshot, applicationQueueMachine } from './application-queue.machine.ts';
import { type ApplicationReviewSnapshot, applicationReviewMachine } from './application-review.machine.ts';
import { type LedgerName, ledgerMachine, ledgerNames } from './ledger.machine.ts';
import { officeKeysMachine } from './office-keys.machine.ts';
import { type Decision, type RecentDecisionsSnapshot, recentDecisionsMachine } from './recent-decisions.machine.ts';
import { waitingMachine } from './waiting.machine.ts';

type Address = { parameters: Parameters };

/** Why what was done to an application came to nothing, where something else was gone to before that was said. */
export interface Unheard {
  id: string;
  fullName: string;
  message: string | null;
}

interface Types {
  input: { parameters: Parameters; decisions: readonly Decision[] };
  context: {
    parameters: Parameters;
    /** Those of the last ten seconds before a reload. */
    decisions: readonly Decision[];
    /** How many decisions were undone when the lists were last read for that. */
    undone: number;
    /** The page opened the application by itself, after a decision on another one. */
    isNext: boolean;
    /** Those that the queue shows, in its order. */
    queued: readonly string[];
    unheard: Unheard | null;
  };
  events:
    | { type: 'address.change'; parameters: Parameters }
    | { type: 'banner.dismiss' }
    | { type: 'xstate.snapshot.decisions'; snapshot: RecentDecisionsSnapshot }
    | { type: 'xstate.snapshot.queue'; snapshot: ApplicationQueueSnapshot }
    | { type: 'xstate.snapshot.review'; snapshot: ApplicationReviewSnapshot };
  children: {
    decisions: 'decisions';
    keys: 'keys';
    waiting: 'waiting';
    queue: 'queue';
    review: 'review';
    ledger: 'ledger';
    addressBar: 'addressBar';
  };
}

const backOffice = setup({
  types: {} as Types,
  actors: {
    decisions: recentDecisionsMachine,
    keys: officeKeysMachine,
    waiting: waitingMachine,
    queue: applicationQueueMachine,
    review: applicationReviewMachine,
    ledger: ledgerMachine,
    addressBar,
  },
  actions: {
    rememberAddress: assign((_, parameters: Parameters) => ({ parameters, isNext: false })),
    rememberQueued: assign((_, { context: { queue } }: ApplicationQueueSnapshot) => ({
      queued: queue?.data.map(({ id }) => id) ?? [],
    })),
    /** Before the address has changed: what the queue says meanwhile is written beside the next one already. */
    openNext: assign(({ context }, review: ApplicationReviewSnapshot) => ({
      parameters: nextAddress(context, review),
      isNext: !isLeft(context, review),
    })),
    rememberUnheard: assign(({ context }, review: ApplicationReviewSnapshot) => ({
      unheard: unheardIn(review) ?? context.unheard,
    })),
    forgetUnheard: assign({ unheard: null }),
    /** Whoever does it once more sees how that one ends. */
    forgetOf: assign(({ context }, { context: { id } }: ApplicationReviewSnapshot) => ({
      unheard: context.unheard?.id === id ? null : context.unheard,
    })),
    writeAddress: sendTo('addressBar', ({ context: { parameters } }) => ({
      type: 'parameters.write',
      parameters,
      isStep: true,
    })),
    tellWish: sendTo('queue', (_, parameters: Parameters) => ({ type: 'wish.change', wish: readQueue(parameters) })),
    writeWish: sendTo('addressBar', ({ context }, queue: ApplicationQueueSnapshot) => wishWritten(context, queue)),
    reloadWaiting: sendTo('waiting', { type: 'waiting.load' }),
    reloadReview: sendTo('review', { type: 'detail.load' }),
    tellDecision: sendTo('decisions', (_, review: ApplicationReviewSnapshot) => ({
      type: 'decision.made',
      decision: decisionIn(review),
    })),
    reloadQueue: sendTo('queue', { type: 'queue.load' }),
    rememberUndone: assign((_, { context: { undone } }: RecentDecisionsSnapshot) => ({ undone })),
  },
  guards: {
    namesLedger: ({ context }) => ledgerIn(context) !== null,
    namesAnotherLedger: ({ context }, named: LedgerName | null) => named !== null && named !== ledgerIn(context),
    namesQueue: ({ context }) => namesQueue(context),
    staysInQueue: (_, parameters: Parameters) => namesQueue({ parameters }),
    isAsked: ({ context }, queue: ApplicationQueueSnapshot) => namesQueue(context) && !queue.matches('waiting'),
    namesApplication: ({ context }) => applicationIn(context) !== null,
    namesAnother: ({ context }, parameters: Parameters) => {
      const named = applicationIn({ parameters });
      return named !== null && namesQueue({ parameters }) && named !== applicationIn(context);
    },
    isActing: (_, review: ApplicationReviewSnapshot) => review.matches('acting'),
    isDecided: (_, review: ApplicationReviewSnapshot) => review.matches('loading') && review.context.undoUntil !== null,
    isUndone: ({ context }, decisions: RecentDecisionsSnapshot) => decisions.context.undone > context.undone,
    isDone: (_, review: ApplicationReviewSnapshot) => review.matches('loading') || review.matches('reloading'),
    isOver: (_, review: ApplicationReviewSnapshot) => !review.matches('acting'),
    /** Something else was gone to meanwhile. */
    isLeft: ({ context }, review: ApplicationReviewSnapshot) => !review.matches('acting') && isLeft(context, review),
  },
});

export const ledgerIn = ({ parameters }: Address): LedgerName | null =>
  ledgerNames.find((each) => each === valueIn('list', parameters)) ?? null;
export const applicationIn = ({ parameters }: Address): string | null => valueIn('application', parameters);

/** Whoever waits behind the one that is open, or else in front of it; where the list is not of those on hold, nobody waits. */
function nextIn({ parameters, queued }: Types['context']): string | null {
  if (readQueue(parameters).state !== 'ONHOLD') return null;
  const open = applicationIn({ parameters });
  const others = queued.filter((id) => id !== open);
  return queued.slice(queued.findIndex((id) => id === open) + 1)[0] ?? others[0] ?? null;
}

function nextAddress(context: Types['context'], review: ApplicationReviewSnapshot): Parameters {
  const next = isLeft(context, review) ? null : nextIn(context);
  return context.parameters.map(([name, value]) => [name, name === 'application' ? (next ?? value) : value]);
}

const isLeft = (at: Address, { context: { id } }: ApplicationReviewSnapshot): boolean => id !== applicationIn(at);

/** What a review has decided just now. */
function decisionIn({ context: { id, detail, deed, undoUntil } }: ApplicationReviewSnapshot): Decision {
  const isRejected = deed?.kind === 'application' && deed.request.move === 'reject';
  return {
    ids: [id],
    fullName: detail?.fullName ?? '',
    move: isRejected ? 'reject' : 'approve',
    deadline: undoUntil ?? 0,
  };
}

const unheardIn = (review: ApplicationReviewSnapshot): Unheard | null =>
  review.matches('reloading')
    ? { id: review.context.id, fullName: review.context.detail?.fullName ?? '', message: review.context.message }
    : null;

const namesQueue = ({ parameters }: Address): boolean =>
  ledgerIn({ parameters }) === null &&
  (valueIn('list', parameters) === 'applications' || applicationIn({ parameters }) !== null);

/** Which part of the back office an address shows. */
export const placeIn = (at: Address): 'waiting' | 'applications' | LedgerName =>
  ledgerIn(at) ?? (namesQueue(at) ? 'applications' : 'waiting');

/** The address follows the queue, with the application that is open: another tab closes it. */
function wishWritten({ parameters }: Types['context'], { context: wish }: ApplicationQueueSnapshot) {
  const isOtherTab = readQueue(parameters).state !== wish.state;
  const open = isOtherTab ? [] : parameters.filter(([name]) => name === 'application');
  return {
    type: 'parameters.write' as const,
    parameters: [...writeQueue(wish), ...open],
    isStep: isOtherQueue(readQueue(parameters), wish),
  };
}

const rememberUndone = {
  type: 'rememberUndone',
  params: ({ event }: { event: { snapshot: RecentDecisionsSnapshot } }) => event.snapshot,
} as const;

/** The page of the staff: all that waits, the queue with the application that the address names, or one of the lists. */
export const backOfficeMachine = backOffice.createMachine({
  id: 'backOffice',
  context: ({ input }) => ({ ...input, undone: 0, isNext: false, queued: [], unheard: null }),
  invoke: [
    { id: 'addressBar', src: 'addressBar' },
    { id: 'keys', src: 'keys' },
    {
      id: 'decisions',
      src: 'decisions',
      input: ({ context }) => ({ decisions: context.decisions }),
      onSnapshot: [],
    },
  ],
  on: {
    'address.change': { actions: { type: 'rememberAddress', params: ({ event }) => event.parameters } },
    'banner.dismiss': { actions: 'forgetUnheard' },
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
      on: {
        'xstate.snapshot.decisions': {
          guard: { type: 'isUndone', params: ({ event }) => event.snapshot },
          actions: ['reloadWaiting', rememberUndone],
        },
      },
    },
    applications: {
      invoke: {
        id: 'queue',
        src: 'queue',
        input: ({ context }) => ({ wish: readQueue(context.parameters) }),
        onSnapshot: {
          guard: { type: 'isAsked', params: ({ event }) => event.snapshot },
          actions: [
            { type: 'rememberQueued', params: ({ event }) => event.snapshot },
            { type: 'writeWish', params: ({ event }) => event.snapshot },
          ],
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
        'xstate.snapshot.decisions': {
          guard: { type: 'isUndone', params: ({ event }) => event.snapshot },
          actions: ['reloadQueue', rememberUndone],
        },
      },
      initial: 'closed',
      states: {
        closed: {
          always: [
            { guard: not('namesQueue'), target: '#backOffice.arriving' },
            { guard: 'namesApplication', target: 'open' },
          ],
        },
        open: {
          invoke: {
            id: 'review',
            src: 'review',
            input: ({ context }) => ({ id: applicationIn(context) ?? '', isNext: context.isNext }),
            onSnapshot: [],
          },
          on: {
            'xstate.snapshot.decisions': {
              guard: { type: 'isUndone', params: ({ event }) => event.snapshot },
              actions: ['reloadQueue', 'reloadReview', rememberUndone],
            },
          },
          initial: 'read',
          states: {
            read: {
              always: {
                guard: or([not('namesQueue'), not('namesApplication')]),
                target: '#backOffice.applications.closed',
              },
              on: {
                'address.change': {
                  guard: { type: 'namesAnother', params: ({ event }) => event.parameters },
                  target: '#backOffice.applications.open',
                  reenter: true,
                  actions: [
                    { type: 'rememberAddress', params: ({ event }) => event.parameters },
                    { type: 'tellWish', params: ({ event }) => event.parameters },
                  ],
                },
                'xstate.snapshot.review': {
                  guard: { type: 'isActing', params: ({ event }) => event.snapshot },
                  target: 'acting',
                  actions: { type: 'forgetOf', params: ({ event }) => event.snapshot },
                },
              },
            },
            /** What is under way is not cut off: where else the address leads is gone to once the answer is there. */
            acting: {
              on: {
                'xstate.snapshot.review': [
                  {
                    guard: { type: 'isDecided', params: ({ event }) => event.snapshot },
                    target: '#backOffice.applications.closed',
                    actions: [
                      'reloadQueue',
                      { type: 'tellDecision', params: ({ event }) => event.snapshot },
                      { type: 'openNext', params: ({ event }) => event.snapshot },
                      'writeAddress',
                    ],
                  },
                  {
                    guard: { type: 'isLeft', params: ({ event }) => event.snapshot },
                    target: '#backOffice.applications.closed',
                    actions: ['reloadQueue', { type: 'rememberUnheard', params: ({ event }) => event.snapshot }],
                  },
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

export type BackOfficeActor = ActorRefFrom<typeof backOfficeMachine>;
export type BackOfficeSnapshot = SnapshotFrom<typeof backOfficeMachine>;
