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

/** The id is null where the decision was about several applications. */
export type DecisionReport = { type: 'decision.undone'; id: string | null };

interface Context {
  /** Newest first: those that can be undone and are not being undone. */
  offered: readonly Decision[];
  /** The decision that is being undone, or whose undo failed. */
  undoing: Decision | null;
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
      /** Without an id, which is how a key asks, the newest one is undone. */
      | { type: 'decision.undo'; id: string | null }
      | { type: 'banner.dismiss' };
    children: { countdown: 'countdown'; undoCountdown: 'undoCountdown' };
  },
  actors: {
    countdown,
    undoCountdown: countdown,
    undoDecision: fromPromise<UndoAnswer, Pick<Decision, 'ids'>>(notProvided('undoDecision')),
  },
  actions: {
    addDecision: assign(({ context }, decision: Decision) => ({
      offered: [decision, ...context.offered.filter((other) => idOf(other) !== idOf(decision))],
    })),
    askFor: assign(({ context }, id: string | null) => {
      const all = undoable(context);
      const undoing = all.find((decision) => id === null || idOf(decision) === id) ?? null;
      return {
        undoing,
        offered: all.filter((decision) => decision !== undoing),
        answered: null,
        message: null,
      };
    }),
    dropOldest: assign(({ context: { offered } }) => ({ offered: offered.slice(0, -1) })),
    rememberAnswer: assign(({ context: { undoing } }) => ({ answered: undoing, undoing: null })),
    rememberLate: assign((_, { late }: OfKind<UndoAnswer, 'undone'>) => ({ late })),
    report: report<DecisionReport>(),
    rememberRefusal: assign(refusalMessage),
    rememberFailure: assign(failureMessage),
    forgetUndo: assign({ undoing: null }),
    forgetAnswer: assign({ answered: null }),
    forgetMessage: assign({ message: null }),
    keepDecisions: (_, _decisions: readonly Decision[]) => effectNotProvided('keepDecisions'),
  },
  guards: {
    mayAdd: or([stateIn({ undo: 'reoffering' }), ({ context, event }) => !isAbout(context.undoing, event)]),
    hasDecisions: ({ context }) => context.offered.length > 0,
    mayUndo: and([
      or([stateIn({ clicks: 'accepted' }), and([stateIn({ clicks: 'moved' }), 'isKey'])]),
      not(stateIn({ undo: 'undoing' })),
      ({ context, event }) => undoable(context).some((decision) => isAbout(decision, event)),
    ]),
    isKey: ({ event }) => namesNoDecision(event),
    isUndoing: ({ context, event }) => isAbout(context.undoing, event),
    wasAnswered: ({ context, event }) => isAbout(context.answered, event),
    isAnswered: ({ context }) => context.answered !== null,
    acceptsClicks: stateIn({ clicks: 'accepted' }),
  },
  delays: { settle: settleMs },
});
export const call = callOf(recent);

const namesNoDecision = ({ id }: AnyEventObject): boolean => id === null;

const idOf = ({ ids }: Decision): string => ids[0] ?? '';

function isAbout(decision: Decision | null, event: AnyEventObject): boolean {
  const { id, decision: made } = event;
  if (decision === null) return false;
  return id === null || idOf(decision) === (made === undefined ? id : idOf(made));
}

const undoable = ({ offered, undoing }: Pick<Context, 'offered' | 'undoing'>): readonly Decision[] =>
  undoing === null ? offered : newestFirst([undoing, ...offered]);

const newestFirst = (decisions: readonly Decision[]): Decision[] =>
  decisions.toSorted((one, other) => other.deadline - one.deadline);

/** Newest first: a decision keeps its place while it is undone. */
export const shownDecisions = ({
  answered,
  ...context
}: Pick<Context, 'offered' | 'undoing' | 'answered'>): Decision[] =>
  newestFirst([...undoable(context), ...(answered === null ? [] : [answered])]);

export const keepDecisions = {
  type: 'keepDecisions',
  params: ({ context }: { context: Context }) => undoable(context),
} as const;

export const reportUndone = {
  type: 'report',
  params: ({ context: { answered } }: { context: Context }): DecisionReport => ({
    type: 'decision.undone',
    id: answered?.ids.length === 1 ? idOf(answered) : null,
  }),
} as const;

export const undoes = {
  guard: 'mayUndo',
  target: 'undoing',
  actions: { type: 'askFor', params: ({ event }: { event: { id: string | null } }) => event.id },
} as const;
