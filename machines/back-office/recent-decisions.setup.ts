import { type AnyEventObject, and, assign, fromPromise, not, or, setup, stateIn } from 'xstate';
import { callOf, failureMessage, type OfKind, refusalMessage } from '../call.ts';
import { countdown } from '../clock/countdown.actors.ts';
import { settleMs } from '../clock/settle-ms.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';
import { report } from '../report.ts';

export interface Decision {
  ids: readonly string[];
  /** The name of the first applicant. */
  fullName: string;
  move: 'approve' | 'reject';
  deadline: number;
}

/** `late` counts the applicants for whom it was too late. */
export type UndoAnswer = { kind: 'undone'; late: number } | Refused;

export type DecisionReport = { type: 'decision.undone' };

interface Context {
  /** Newest first: those that can be undone and are not being undone. */
  offered: readonly Decision[];
  /** The decision that is being undone, or whose undo failed. */
  asked: Decision | null;
  answered: Decision | null;
  late: number;
  message: string | null;
}

export const recent = setup({
  types: {} as {
    input: { decisions: readonly Decision[] };
    context: Context;
    events:
      | { type: 'decision.made'; decision: Decision }
      /** Without an id the newest one is undone. */
      | { type: 'decision.undo'; id: string | null }
      | { type: 'banner.dismiss' };
    children: { countdown: 'countdown'; askedCountdown: 'askedCountdown' };
  },
  actors: {
    countdown,
    askedCountdown: countdown,
    undoDecision: fromPromise<UndoAnswer, Pick<Decision, 'ids'>>(notProvided('undoDecision')),
  },
  actions: {
    addDecision: assign(({ context }, decision: Decision) => ({
      offered: [decision, ...context.offered.filter((other) => idOf(other) !== idOf(decision))],
    })),
    askFor: assign(({ context }, id: string | null) => {
      const all = undoable(context);
      const asked = all.find((decision) => id === null || idOf(decision) === id) ?? null;
      return {
        asked,
        offered: all.filter((decision) => decision !== asked),
        answered: null,
        message: null,
      };
    }),
    dropOldest: assign(({ context: { offered } }) => ({ offered: offered.slice(0, -1) })),
    rememberAnswer: assign(({ context: { asked } }) => ({ answered: asked, asked: null })),
    rememberLate: assign((_, { late }: OfKind<UndoAnswer, 'undone'>) => ({ late })),
    report: report<DecisionReport>(),
    rememberRefusal: assign(refusalMessage),
    rememberFailure: assign(failureMessage),
    forgetAsked: assign({ asked: null }),
    forgetAnswer: assign({ answered: null }),
    forgetMessage: assign({ message: null }),
    keepDecisions: (_, _decisions: readonly Decision[]) => effectNotProvided('keepDecisions'),
  },
  guards: {
    mayAdd: or([stateIn({ undo: 'reoffering' }), ({ context, event }) => !isAbout(context.asked, event)]),
    hasDecisions: ({ context }) => context.offered.length > 0,
    mayUndo: and([
      stateIn({ clicks: 'accepted' }),
      not(stateIn({ undo: 'undoing' })),
      ({ context, event }) => undoable(context).some((decision) => isAbout(decision, event)),
    ]),
    isAsked: ({ context, event }) => isAbout(context.asked, event),
    wasAnswered: ({ context, event }) => isAbout(context.answered, event),
    isAnswered: ({ context }) => context.answered !== null,
    acceptsClicks: stateIn({ clicks: 'accepted' }),
  },
  delays: { settle: settleMs },
});
export const call = callOf(recent);

const idOf = ({ ids }: Decision): string => ids[0] ?? '';

function isAbout(decision: Decision | null, event: AnyEventObject): boolean {
  const { id, decision: made } = event;
  if (decision === null) return false;
  return id === null || idOf(decision) === (made === undefined ? id : idOf(made));
}

const undoable = ({ offered, asked }: Pick<Context, 'offered' | 'asked'>): readonly Decision[] =>
  asked === null ? offered : newestFirst([asked, ...offered]);

const newestFirst = (decisions: readonly Decision[]): Decision[] =>
  decisions.toSorted((one, other) => other.deadline - one.deadline);

/** Newest first: a decision keeps its place while it is undone. */
export const shownDecisions = ({ answered, ...context }: Pick<Context, 'offered' | 'asked' | 'answered'>): Decision[] =>
  newestFirst([...undoable(context), ...(answered === null ? [] : [answered])]);

export const keepDecisions = {
  type: 'keepDecisions',
  params: ({ context }: { context: Context }) => undoable(context),
} as const;

export const undoes = {
  guard: 'mayUndo',
  target: 'undoing',
  actions: { type: 'askFor', params: ({ event }: { event: { id: string | null } }) => event.id },
} as const;
