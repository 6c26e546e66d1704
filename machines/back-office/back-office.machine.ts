import { type ActorRefFrom, assign, not, or, type SnapshotFrom, sendTo, setup } from 'xstate';
import { isOtherQueue, type QueueWish, readQueue, writeQueue } from '#machines/rules/queue-address.ts';
import { type Parameters, valueIn } from '#rules/directory-address.ts';
import { addressBar } from '../address-bar.ts';
import {
  applicationSelectionMachine,
  type SelectableRow,
  type SelectionReport,
} from '../application-selection/application-selection.machine.ts';
import type { TypedWords } from '../typed-words.ts';
import { applicationQueueMachine, type QueueReport } from './application-queue.machine.ts';
import { applicationReviewMachine, type FailedAction, type ReviewReport } from './application-review.machine.ts';
import { type LedgerName, ledgerMachine, ledgerNames } from './ledger.machine.ts';
import { officeKeysMachine, type Shortcut } from './office-keys.machine.ts';
import { type Decision, type DecisionReport, recentDecisionsMachine } from './recent-decisions.machine.ts';
import { waitingMachine } from './waiting.machine.ts';

type Address = { parameters: Parameters };

interface Context {
  parameters: Parameters;
  /** Decisions of the last ten seconds before a reload. */
  decisions: readonly Decision[];
  /** Typed before a reload into the rejection of several applications. */
  words: TypedWords;
  /** The applications on hold that the queue shows, in its order. */
  onHold: readonly SelectableRow[];
  /** The application that the page opens by itself after a decision; it ignores clicks for a moment. */
  next: string | null;
  /** The application whose review is shown. */
  opened: string | null;
  /** An action that failed after another application was opened. */
  failedAction: FailedAction | null;
}

const backOffice = setup({
  types: {} as {
    input: Pick<Context, 'parameters' | 'decisions' | 'words'>;
    context: Context;
    events:
      | { type: 'address.change'; parameters: Parameters }
      | { type: 'banner.dismiss' }
      | DecisionReport
      | QueueReport
      | ReviewReport
      | SelectionReport
      | Shortcut;
    children: {
      decisions: 'decisions';
      keys: 'keys';
      waiting: 'waiting';
      queue: 'queue';
      selection: 'selection';
      review: 'review';
      ledger: 'ledger';
      addressBar: 'addressBar';
    };
  },
  actors: {
    decisions: recentDecisionsMachine,
    keys: officeKeysMachine,
    waiting: waitingMachine,
    queue: applicationQueueMachine,
    selection: applicationSelectionMachine,
    review: applicationReviewMachine,
    ledger: ledgerMachine,
    addressBar,
  },
  actions: {
    rememberAddress: assign(({ context }, parameters: Parameters) => ({
      parameters,
      next: applicationIn({ parameters }) === context.next ? context.next : null,
    })),
    rememberOnHold: assign((_, onHold: readonly SelectableRow[]) => ({ onHold })),
    forgetOnHold: assign({ onHold: [] }),
    rememberOpened: assign(({ context }) => ({ opened: applicationIn(context) })),
    rememberNext: assign(({ context }) => ({ next: nextIn(context) ?? context.opened })),
    rememberFailedAction: assign((_, { id, fullName, message }: FailedAction) => ({
      failedAction: { id, fullName, message },
    })),
    forgetFailedAction: assign({ failedAction: null }),
    /** The outcome of a second attempt is reported on its own. */
    forgetFailedActionOf: assign(({ context: { failedAction } }, id: string) => ({
      failedAction: failedAction?.id === id ? null : failedAction,
    })),
    openNext: sendTo('addressBar', ({ context: { parameters, next } }) => ({
      type: 'parameters.write',
      parameters: parameters.map(([name, value]) => [name, name === 'application' ? (next ?? value) : value]),
      isStep: true,
    })),
    writeQuery: sendTo('addressBar', ({ context }, query: QueueWish) => queryWritten(context, query)),
    sendQuery: sendTo('queue', ({ context }) => ({ type: 'wish.change', wish: readQueue(context.parameters) })),
    reloadQueue: sendTo('queue', { type: 'queue.load' }),
    reloadWaiting: sendTo('waiting', { type: 'waiting.load' }),
    reloadReview: sendTo('review', { type: 'detail.load' }),
    approve: sendTo('review', {
      type: 'deed.do',
      deed: { kind: 'application', request: { move: 'approve' } },
    }),
    showSelectable: sendTo('selection', ({ context }) => ({ type: 'rows.show', rows: selectableIn(context) })),
    tick: sendTo('selection', ({ context }, row: string | null) => ({
      type: 'row.tick',
      id: row ?? context.opened ?? '',
    })),
    offerUndo: sendTo('decisions', (_, decision: Decision) => ({ type: 'decision.made', decision })),
    undoNewest: sendTo('decisions', { type: 'decision.undo', id: null }),
  },
  guards: {
    namesLedger: ({ context }) => ledgerIn(context) !== null,
    namesAnotherLedger: ({ context }, named: LedgerName | null) => named !== null && named !== ledgerIn(context),
    namesQueue: ({ context }) => namesQueue(context),
    namesApplication: ({ context }) => applicationIn(context) !== null,
    isElsewhere: ({ context }) => isElsewhere(context),
    hasNext: ({ context }) => nextIn(context) !== null,
    isOpened: ({ context: { opened } }, ids: readonly string[]) => ids.some((id) => id === opened),
  },
});

export const ledgerIn = ({ parameters }: Address): LedgerName | null =>
  ledgerNames.find((each) => each === valueIn('list', parameters)) ?? null;
export const applicationIn = ({ parameters }: Address): string | null => valueIn('application', parameters);

const namesQueue = (at: Address): boolean =>
  ledgerIn(at) === null && (valueIn('list', at.parameters) === 'applications' || applicationIn(at) !== null);

/** The address no longer names the application whose review is shown. */
const isElsewhere = (context: Context): boolean => !namesQueue(context) || applicationIn(context) !== context.opened;

/** Which part of the back office an address shows. */
export const viewIn = (at: Address): 'waiting' | 'applications' | LedgerName =>
  ledgerIn(at) ?? (namesQueue(at) ? 'applications' : 'waiting');

/** Rows are selected, and the next one is opened, among the applications on hold only. */
const selectableIn = ({ parameters, onHold }: Context): readonly SelectableRow[] =>
  readQueue(parameters).state === 'ONHOLD' ? onHold : [];

/** The application behind the one that is open, or else the first. */
function nextIn(context: Context): string | null {
  const ids = selectableIn(context).map(({ id }) => id);
  const others = ids.filter((id) => id !== context.opened);
  return ids.slice(ids.indexOf(context.opened ?? '') + 1)[0] ?? others[0] ?? null;
}

/** Another tab of the queue closes the application that is open. */
function queryWritten({ parameters }: Context, query: QueueWish) {
  const before = readQueue(parameters);
  const open = before.state === query.state ? parameters.filter(([name]) => name === 'application') : [];
  return {
    type: 'parameters.write' as const,
    parameters: [...writeQueue(query), ...open],
    isStep: isOtherQueue(before, query),
  };
}

const offerUndo = {
  type: 'offerUndo',
  params: ({ event }: { event: { decision: Decision } }) => event.decision,
} as const;

const open = backOffice.createStateConfig({
  entry: 'rememberOpened',
  invoke: {
    id: 'review',
    src: 'review',
    input: ({ context: { opened, next } }) => ({ id: opened ?? '', isNext: opened === next }),
  },
  on: {
    'approval.requested': { actions: 'approve' },
    'applications.decided': {
      guard: { type: 'isOpened', params: ({ event }) => event.decision.ids },
      actions: ['reloadQueue', offerUndo, 'reloadReview'],
    },
    'decision.undone': { actions: ['reloadQueue', 'reloadReview'] },
  },
  initial: 'read',
  states: {
    read: {
      always: { guard: 'isElsewhere', target: '#backOffice.applications.closed' },
      on: {
        'action.started': {
          target: 'acting',
          actions: { type: 'forgetFailedActionOf', params: ({ event }) => event.id },
        },
      },
    },
    /** An action is not cut off: the page goes where the address leads once the action has ended. */
    acting: {
      on: {
        'application.decided': [
          { guard: 'isElsewhere', target: 'read', actions: ['reloadQueue', offerUndo] },
          { guard: 'hasNext', target: 'read', actions: ['reloadQueue', offerUndo, 'rememberNext', 'openNext'] },
          { target: '#backOffice.applications.closed', actions: ['reloadQueue', offerUndo, 'rememberNext'] },
        ],
        'application.changed': { target: 'read', actions: 'reloadQueue' },
        'action.failed': [
          {
            guard: 'isElsewhere',
            target: 'read',
            actions: ['reloadQueue', { type: 'rememberFailedAction', params: ({ event }) => event }],
          },
          { target: 'read', actions: 'reloadQueue' },
        ],
        'action.finished': 'read',
      },
    },
  },
});

const applications = backOffice.createStateConfig({
  invoke: { id: 'queue', src: 'queue', input: ({ context }) => ({ wish: readQueue(context.parameters) }) },
  exit: ['forgetOnHold', 'showSelectable'],
  on: {
    'address.change': {
      actions: [{ type: 'rememberAddress', params: ({ event }) => event.parameters }, 'sendQuery', 'showSelectable'],
    },
    'query.changed': {
      guard: 'namesQueue',
      actions: { type: 'writeQuery', params: ({ event }) => event.query },
    },
    'queue.loaded': {
      actions: [{ type: 'rememberOnHold', params: ({ event }) => event.rows }, 'showSelectable'],
    },
    'applications.decided': { actions: ['reloadQueue', offerUndo] },
    'queue.outdated': { actions: 'reloadQueue' },
    'tick.requested': { actions: { type: 'tick', params: ({ event }) => event.row } },
    'decision.undone': { actions: 'reloadQueue' },
  },
  initial: 'closed',
  states: {
    closed: {
      always: [
        { guard: not('namesQueue'), target: '#backOffice.arriving' },
        { guard: 'namesApplication', target: 'open' },
      ],
    },
    open,
  },
});

/** The page of the staff: what waits, the queue with one application, or one of the other lists. */
export const backOfficeMachine = backOffice.createMachine({
  id: 'backOffice',
  context: ({ input }) => ({ ...input, onHold: [], next: null, opened: null, failedAction: null }),
  invoke: [
    { id: 'addressBar', src: 'addressBar' },
    { id: 'keys', src: 'keys' },
    { id: 'decisions', src: 'decisions', input: ({ context: { decisions } }) => ({ decisions }) },
    { id: 'selection', src: 'selection', input: ({ context: { words } }) => ({ words }) },
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
