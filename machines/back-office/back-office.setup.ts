import { assign, sendTo, setup } from 'xstate';
import { type QueueQuery, queueAddress, writeQueue } from '#machines/rules/queue-address.ts';
import { type Parameters, valueIn } from '#rules/parameters.ts';
import { addressBar } from '../address-bar.ts';
import { applicationSelectionMachine } from '../application-selection/application-selection.machine.ts';
import type { SelectableRow, SelectionReport } from '../application-selection/application-selection.setup.ts';
import type { ChildrenOf } from '../page-flows.ts';
import type { TextDrafts } from '../text-drafts.ts';
import { applicationQueueMachine, type QueueReport } from './application-queue.machine.ts';
import { applicationReviewMachine } from './application-review.machine.ts';
import type { FailedAction, ReviewReport } from './application-review.setup.ts';
import { type LedgerName, ledgerMachine, ledgerNames } from './ledger.machine.ts';
import { officeKeysMachine, type Shortcut } from './office-keys.machine.ts';
import { recentDecisionsMachine } from './recent-decisions.machine.ts';
import type { Decision, DecisionReport } from './recent-decisions.setup.ts';
import { waitingMachine } from './waiting.machine.ts';

type Address = { parameters: Parameters };

interface Context {
  parameters: Parameters;
  /** Decisions of the last ten seconds before a reload. */
  decisions: readonly Decision[];
  /** Typed before a reload into the rejection of several applications. */
  drafts: TextDrafts;
  /** The applications on hold that the queue shows, in its order. */
  onHold: readonly SelectableRow[];
  /** The application that the page opens by itself after a decision; it ignores clicks for a moment. */
  next: string | null;
  opened: string | null;
  /** An action that failed after another application was opened. */
  failedAction: FailedAction | null;
}

const flows = {
  decisions: recentDecisionsMachine,
  keys: officeKeysMachine,
  waiting: waitingMachine,
  queue: applicationQueueMachine,
  selection: applicationSelectionMachine,
  review: applicationReviewMachine,
  ledger: ledgerMachine,
  addressBar,
};

export const backOffice = setup({
  types: {} as {
    input: Pick<Context, 'parameters' | 'decisions' | 'drafts'>;
    context: Context;
    events:
      | { type: 'address.change'; parameters: Parameters }
      | { type: 'banner.dismiss' }
      | DecisionReport
      | QueueReport
      | ReviewReport
      | SelectionReport
      | Shortcut;
    children: ChildrenOf<typeof flows>;
  },
  actors: flows,
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
    openUndone: sendTo('addressBar', ({ context: { parameters } }, id: string) => ({
      type: 'parameters.write',
      parameters: [...parameters.filter(([name]) => name !== 'application'), ['application', id]],
      isStep: true,
    })),
    writeQuery: sendTo('addressBar', ({ context }, query: QueueQuery) => queryWritten(context, query)),
    sendQuery: sendTo('queue', ({ context }) => ({ type: 'query.set', query: queueAddress.read(context.parameters) })),
    reloadQueue: sendTo('queue', { type: 'queue.load' }),
    reloadWaiting: sendTo('waiting', { type: 'waiting.load' }),
    reloadReview: sendTo('review', { type: 'detail.load' }),
    perform: sendTo('review', (_, request: { move: 'approve' | 'take' }) => ({
      type: 'action.perform',
      action: { kind: 'application', request },
    })),
    showSelectable: sendTo('selection', ({ context }) => ({ type: 'rows.show', rows: selectableIn(context) })),
    tick: sendTo('selection', ({ context }, row: string | null) => ({
      type: 'row.tick',
      id: row ?? context.opened ?? '',
    })),
    clearSelection: sendTo('selection', { type: 'selection.clear' }),
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
    isOtherThanOpen: ({ context }, id: string | null) =>
      id !== null && namesQueue(context) && id !== applicationIn(context),
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

export const viewIn = (at: Address): 'waiting' | 'applications' | LedgerName =>
  ledgerIn(at) ?? (namesQueue(at) ? 'applications' : 'waiting');

/** Rows are selected, and the next one is opened, among the applications on hold only. */
const selectableIn = ({ parameters, onHold }: Context): readonly SelectableRow[] =>
  queueAddress.read(parameters).state === 'ONHOLD' ? onHold : [];

/** The application behind the one that is open, or else the first. */
function nextIn(context: Context): string | null {
  const ids = selectableIn(context).map(({ id }) => id);
  const others = ids.filter((id) => id !== context.opened);
  return ids.slice(ids.indexOf(context.opened ?? '') + 1)[0] ?? others[0] ?? null;
}

/** Another tab of the queue closes the application that is open. */
function queryWritten({ parameters }: Context, query: QueueQuery) {
  const before = queueAddress.read(parameters);
  const open = before.state === query.state ? parameters.filter(([name]) => name === 'application') : [];
  return {
    type: 'parameters.write' as const,
    parameters: [...writeQueue(query), ...open],
    isStep: queueAddress.isStep(before, query),
  };
}
