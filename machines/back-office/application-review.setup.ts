import { assign, fromPromise, setup } from 'xstate';
import type { ApplicationDetailReply, RevealReply } from '#contract/back-office.ts';
import type { Problems } from '#rules/problems.ts';
import { isGiven, type Rejection, rejectionProblems } from '#rules/rejection.ts';
import { callOf, failureMessage, type OfKind, refusalMessage } from '../call.ts';
import { settleMs } from '../clock/settle-ms.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';
import { report } from '../report.ts';
import type { TypedWords, WordsAbout } from '../typed-words.ts';
import { type Deed, isPossible } from './possible-deeds.ts';
import type { Decision } from './recent-decisions.setup.ts';

/** An application comes with what was typed about it the last time. */
export type ReviewAnswer = { kind: 'found'; detail: ApplicationDetailReply; words?: TypedWords } | { kind: 'missing' };

export type DeedAnswer =
  | { kind: 'done' }
  /** A decision that can be undone until then, on this device's clock. */
  | { kind: 'decided'; undoUntil: number }
  | { kind: 'revealed'; secret: RevealReply }
  | Refused;

export interface DeedInput {
  id: string;
  accountId: string;
  deed: Deed;
}

/** An action that failed, and on whose application. */
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
  deed: Deed | null;
  secret: RevealReply | null;
  message: string | null;
  /** Typed into the rejection and the return of bank details, until one of them is sent. */
  words: TypedWords;
  /** Validation errors of the rejection. */
  problems: Problems<keyof Rejection>;
}

export const review = setup({
  types: {} as {
    input: { id: string; isNext: boolean };
    context: Reviewed;
    events:
      | { type: 'deed.do'; deed: Deed }
      | { type: 'words.change'; words: TypedWords }
      | { type: 'rejection.send'; rejection: Rejection }
      | { type: 'detail.load' }
      | { type: 'secret.hide' }
      | { type: 'banner.dismiss' }
      | { type: 'call.retry' };
  },
  actors: {
    fetchApplication: fromPromise<ReviewAnswer, { id: string }>(notProvided('fetchApplication')),
    doDeed: fromPromise<DeedAnswer, DeedInput>(notProvided('doDeed')),
  },
  guards: {
    isNext: ({ context }) => context.isNext,
    isPossible: ({ context }, deed: Deed) => mayDo(context, deed),
    isRejectable: ({ context }, rejection: Rejection) => isGiven(rejection) && mayDo(context, rejectionDeed(rejection)),
  },
  actions: {
    takeWords: assign((_, { words = {} }: OfKind<ReviewAnswer, 'found'>) => ({ words })),
    changeWords: assign(({ context }, words: TypedWords) => ({ words: { ...context.words, ...words } })),
    keepWords: (_, _typed: WordsAbout) => effectNotProvided('keepWords'),
    dropWords: () => effectNotProvided('dropWords'),
    /** Bank details that were sent since are no longer those that are shown. */
    rememberDetail: assign(({ context }, { detail }: OfKind<ReviewAnswer, 'found'>) => ({
      detail,
      secret: context.detail?.bank?.updatedAt === detail.bank?.updatedAt ? context.secret : null,
    })),
    rememberDeed: assign((_, deed: Deed) => ({ deed })),
    rememberRejection: assign((_, rejection: Rejection) => ({ deed: rejectionDeed(rejection) })),
    rememberSecret: assign((_, { secret }: OfKind<DeedAnswer, 'revealed'>) => ({ secret })),
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

/** As they are by now. */
export const keepWords = {
  type: 'keepWords',
  params: ({ context: { id, words } }: { context: WordsAbout }) => ({ id, words }),
} as const;

export const changeWords = {
  actions: [{ type: 'changeWords', params: ({ event }: { event: { words: TypedWords } }) => event.words }, keepWords],
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

export const rejectionDeed = ({ reason, text }: Rejection): Deed => ({
  kind: 'application',
  request: { move: 'reject', reason: reason ?? 'other', text },
});

function decisionIn({ id, detail, deed }: Reviewed, deadline: number): Decision {
  const isRejected = deed?.kind === 'application' && deed.request.move === 'reject';
  return { ids: [id], fullName: detail?.fullName ?? '', move: isRejected ? 'reject' : 'approve', deadline };
}

const mayDo = ({ detail }: { detail: ApplicationDetailReply | null }, deed: Deed): boolean =>
  detail !== null && isPossible(detail, deed);
