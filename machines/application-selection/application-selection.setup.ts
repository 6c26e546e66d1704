import { assign, fromPromise, setup } from 'xstate';
import type { ApplicationsMoveRequest } from '#contract/back-office.ts';
import type { Problems } from '#rules/problems.ts';
import { type GivenRejection, isGiven, type Rejection, rejectionProblems } from '#rules/rejection.ts';
import type { Decision } from '../back-office/recent-decisions.setup.ts';
import { callOf, failureMessage, refusalMessage } from '../call.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';
import { report } from '../report.ts';
import type { TextDrafts } from '../text-drafts.ts';

export interface SelectableRow {
  id: string;
  fullName: string;
}

type BulkMove = Exclude<ApplicationsMoveRequest['request'], { move: 'undo' }>;

export interface BulkInput {
  ids: readonly string[];
  request: BulkMove;
}

interface Decided {
  done: readonly string[];
  /** On this device's clock. */
  undoUntil: number;
}

export type BulkAnswer =
  | ({ kind: 'decided' } & Decided)
  | ({ kind: 'partly'; refusals: readonly Undecided[] } & Decided)
  | { kind: 'none'; refusals: readonly Undecided[] }
  | Refused;

export type SelectionReport =
  | { type: 'applications.decided'; decision: Decision }
  /** None of the applications could be decided on. */
  | { type: 'queue.outdated' };

interface Undecided {
  id: string;
  refusal: string;
}

interface SelectionContext {
  rows: readonly SelectableRow[];
  ticked: readonly string[];
  /** The row that was ticked last: a range starts there. */
  anchor: string | null;
  requested: readonly SelectableRow[];
  request: BulkMove;
  undecided: readonly (Undecided & SelectableRow)[];
  message: string | null;
  drafts: TextDrafts;
  problems: Problems<keyof Rejection>;
}

export const selection = setup({
  types: {} as {
    input: Pick<SelectionContext, 'drafts'>;
    context: SelectionContext;
    events:
      | { type: 'rows.show'; rows: readonly SelectableRow[] }
      | { type: 'row.tick'; id: string }
      | { type: 'row.reach'; id: string }
      | { type: 'page.tick' }
      | { type: 'selection.clear' }
      | { type: 'selection.approve' }
      | { type: 'rejection.send'; rejection: Rejection }
      | { type: 'rejection.change'; drafts: TextDrafts }
      | { type: 'banner.dismiss' };
  },
  actors: {
    decideSelected: fromPromise<BulkAnswer, BulkInput>(notProvided('decideSelected')),
  },
  actions: {
    rememberRows: assign(({ context: { ticked } }, rows: readonly SelectableRow[]) => ({
      rows,
      ticked: ticked.filter((id) => rows.some((row) => row.id === id)),
    })),
    tick: assign(({ context: { ticked } }, id: string) => ({
      ticked: ticked.includes(id) ? ticked.filter((each) => each !== id) : [...ticked, id],
      anchor: id,
    })),
    reach: assign(({ context }, id: string) => ({
      ticked: [...new Set([...context.ticked, ...between(context, id)])],
      anchor: id,
    })),
    tickAll: assign(({ context: { rows } }) => ({ ticked: rows.map(({ id }) => id) })),
    untick: assign({ ticked: [], anchor: null }),
    rememberApproval: assign(({ context }) => ({ requested: tickedRows(context), request: approval })),
    rememberRejection: assign(({ context }, rejection: Rejection) => ({
      requested: tickedRows(context),
      request: { move: 'reject' as const, ...(isGiven(rejection) ? rejection : ungiven) },
    })),
    rememberUndecided: assign(({ context: { requested } }, { refusals }: { refusals: readonly Undecided[] }) => ({
      ticked: refusals.map(({ id }) => id),
      undecided: refusals.map(({ id, refusal }) => ({ id, refusal, fullName: nameIn(requested, id) })),
    })),
    changeDrafts: assign((_, drafts: TextDrafts) => ({ drafts })),
    forgetSent: assign(({ context: { request, drafts } }) => ({ drafts: request.move === 'reject' ? {} : drafts })),
    saveDrafts: () => effectNotProvided('saveDrafts'),
    rememberRefusal: assign(refusalMessage),
    rememberFailure: assign(failureMessage),
    rememberProblems: assign((_, rejection: Rejection) => ({ problems: rejectionProblems(rejection) })),
    forgetUndecided: assign({ undecided: [] }),
    forgetMessage: assign({ message: null }),
    forgetProblems: assign({ problems: {} }),
    report: report<SelectionReport>(),
  },
  guards: {
    isShown: ({ context: { rows } }, id: string) => rows.some((row) => row.id === id),
    hasTicked: ({ context }) => context.ticked.length > 0,
    isRejectable: ({ context }, rejection: Rejection) => context.ticked.length > 0 && isGiven(rejection),
  },
});
export const call = callOf(selection);

export const approval: BulkMove = { move: 'approve' };
const ungiven: GivenRejection = { reason: 'other', text: '' };

const tickedRows = ({ rows, ticked }: SelectionContext) => rows.filter(({ id }) => ticked.includes(id));

const nameIn = (rows: readonly SelectableRow[], id: string): string =>
  rows.find((row) => row.id === id)?.fullName ?? id;

/** The ids of the range in the order of the list, whichever end was ticked first. */
function between({ rows, anchor }: SelectionContext, id: string): string[] {
  const ids = rows.map((row) => row.id);
  const [to, from] = [ids.indexOf(id), ids.indexOf(anchor ?? id)];
  return from === -1 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
}

export const reportDecision = {
  type: 'report',
  params: ({ done, undoUntil }: Decided, { requested, request: { move } }: SelectionContext): SelectionReport => ({
    type: 'applications.decided',
    decision: { ids: done, fullName: nameIn(requested, done[0] ?? ''), move, deadline: undoUntil },
  }),
} as const;

export const changeDrafts = {
  actions: [
    { type: 'changeDrafts', params: ({ event }: { event: { drafts: TextDrafts } }) => event.drafts },
    'saveDrafts',
  ],
} as const;
