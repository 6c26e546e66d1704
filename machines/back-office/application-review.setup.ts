import { assign, fromPromise, setup } from 'xstate';
import type { ApplicationDetailReply, RevealReply } from '#contract/back-office.ts';
import type { Problems } from '#rules/problems.ts';
import { isGiven, type Rejection, rejectionProblems } from '#rules/rejection.ts';
import { callOf, failureMessage, type OfKind, refusalMessage } from '../call.ts';
import { settleMs } from '../clock/settle-ms.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';
import { report } from '../report.ts';
import type { DraftsOf, TextDrafts } from '../text-drafts.ts';
import { isPossible, type StaffAction } from './possible-actions.ts';
import type { Decision } from './recent-decisions.setup.ts';

export type ReviewAnswer = { kind: 'found'; detail: ApplicationDetailReply; drafts?: TextDrafts } | { kind: 'missing' };

export type ActionAnswer =
  | { kind: 'done' }
  /** A decision that can be undone until then, on this device's clock. */
  | { kind: 'decided'; undoUntil: number }
  | { kind: 'revealed'; secret: RevealReply }
  | Refused;

export interface ActionInput {
  id: string;
  accountId: string;
  action: StaffAction;
}

export interface FailedAction {
  id: string;
  fullName: string;
  message: string | null;
}

export type ReviewReport =
  | { type: 'action.started'; id: string }
  | { type: 'action.finished' }
  | ({ type: 'action.failed' } & FailedAction)
  | { type: 'application.changed' }
  | { type: 'application.decided'; decision: Decision };

interface Reviewed {
  id: string;
  /** The page opened it after a decision on another application: clicks are ignored for a moment. */
  isNext: boolean;
  detail: ApplicationDetailReply | null;
  action: StaffAction | null;
  secret: RevealReply | null;
  message: string | null;
  /** Typed into the rejection and the return of bank details, until one of them is sent. */
  drafts: TextDrafts;
  problems: Problems<keyof Rejection>;
}

export const review = setup({
  types: {} as {
    input: { id: string; isNext: boolean };
    context: Reviewed;
    events:
      | { type: 'action.perform'; action: StaffAction }
      | { type: 'action.confirm' }
      | { type: 'action.cancel' }
      | { type: 'draft.change'; drafts: TextDrafts }
      | { type: 'rejection.send'; rejection: Rejection }
      | { type: 'detail.load' }
      | { type: 'secret.hide' }
      | { type: 'banner.dismiss' }
      | { type: 'call.retry' };
  },
  actors: {
    fetchApplication: fromPromise<ReviewAnswer, { id: string }>(notProvided('fetchApplication')),
    performAction: fromPromise<ActionAnswer, ActionInput>(notProvided('performAction')),
  },
  guards: {
    isNext: ({ context }) => context.isNext,
    isPossible: ({ context }, action: StaffAction) => mayDo(context, action),
    needsConfirmation: ({ context }, action: StaffAction) => needsConfirmation(action) && mayDo(context, action),
    isRejectable: ({ context }, rejection: Rejection) =>
      isGiven(rejection) && mayDo(context, rejectionAction(rejection)),
  },
  actions: {
    openDrafts: assign((_, { drafts = {} }: OfKind<ReviewAnswer, 'found'>) => ({ drafts })),
    changeDrafts: assign(({ context }, drafts: TextDrafts) => ({ drafts: { ...context.drafts, ...drafts } })),
    saveDrafts: (_, _typed: DraftsOf) => effectNotProvided('saveDrafts'),
    deleteDrafts: () => effectNotProvided('deleteDrafts'),
    /** Hides revealed bank details that the creator has replaced since. */
    rememberDetail: assign(({ context }, { detail }: OfKind<ReviewAnswer, 'found'>) => ({
      detail,
      secret: context.detail?.bank?.updatedAt === detail.bank?.updatedAt ? context.secret : null,
    })),
    rememberAction: assign((_, action: StaffAction) => ({ action })),
    rememberRejection: assign((_, rejection: Rejection) => ({ action: rejectionAction(rejection) })),
    rememberSecret: assign((_, { secret }: OfKind<ActionAnswer, 'revealed'>) => ({ secret })),
    report: report<ReviewReport>(),
    rememberRefusal: assign(refusalMessage),
    rememberFailure: assign(failureMessage),
    rememberProblems: assign((_, rejection: Rejection) => ({ problems: rejectionProblems(rejection) })),
    forgetNext: assign({ isNext: false }),
    forgetMessage: assign({ message: null }),
    forgetProblems: assign({ problems: {} }),
    forgetSecret: assign({ secret: null }),
  },
  delays: { settle: settleMs },
});
export const call = callOf(review);

export const saveDrafts = {
  type: 'saveDrafts',
  params: ({ context: { id, drafts } }: { context: DraftsOf }) => ({ id, drafts }),
} as const;

export const changeDrafts = {
  actions: [
    { type: 'changeDrafts', params: ({ event }: { event: { drafts: TextDrafts } }) => event.drafts },
    saveDrafts,
  ],
} as const;

export const reportDecision = {
  type: 'report',
  params: ({ undoUntil }: { undoUntil: number }, context: Reviewed): ReviewReport => ({
    type: 'application.decided',
    decision: decisionIn(context, undoUntil),
  }),
} as const;
export const reportChange = { type: 'report', params: { type: 'application.changed' } } as const;
export const reportEnd = { type: 'report', params: { type: 'action.finished' } } as const;

export const rejectionAction = ({ reason, text }: Rejection): StaffAction => ({
  kind: 'application',
  request: { move: 'reject', reason: reason ?? 'other', text },
});

function decisionIn({ id, detail, action }: Reviewed, deadline: number): Decision {
  const isRejected = action?.kind === 'application' && action.request.move === 'reject';
  return { ids: [id], fullName: detail?.fullName ?? '', move: isRejected ? 'reject' : 'approve', deadline };
}

const mayDo = ({ detail, secret }: Reviewed, action: StaffAction): boolean =>
  detail !== null && isPossible(detail, action) && (secret !== null || !isVerification(action));

const confirmedMoves: readonly string[] = ['application.reopen', 'bank.verify', 'bank.reissue', 'creator.suspend'];

/** Actions that mail or sign out the creator, and that no banner can undo, or only for ten seconds. */
const needsConfirmation = (action: StaffAction): boolean =>
  action.kind !== 'reveal' && confirmedMoves.includes(`${action.kind}.${action.request.move}`);

/** Bank details are verified by comparing the holder's name, so it must have been shown. */
const isVerification = (action: StaffAction): boolean => action.kind === 'bank' && action.request.move === 'verify';
