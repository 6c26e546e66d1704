import {
  type ActorRefFrom,
  type AnyEventObject,
  and,
  assign,
  fromPromise,
  not,
  or,
  type SnapshotFrom,
  setup,
  stateIn,
} from 'xstate';
import { callOf, failureMessage, type OfKind, refusalMessage } from '../call.ts';
import { countdown } from '../clock/countdown.actors.ts';
import { settleMs } from '../clock/settle-ms.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';
import { report } from '../report.ts';

/** A decision of staff, and until when on this device's clock it can be undone. */
export interface Decision {
  ids: readonly string[];
  /** Of the first applicant. */
  fullName: string;
  move: 'approve' | 'reject';
  deadline: number;
}

/** For some applicants it may be too late. */
export type UndoAnswer = { kind: 'undone'; late: number } | Refused;

export type DecisionReport = { type: 'decision.undone' };

interface Context {
  /** Newest first: those that can be undone and are not being undone. */
  offered: readonly Decision[];
  /** The decision that is being undone, or whose undo failed. */
  asked: Decision | null;
  /** The decision whose undo was answered. */
  answered: Decision | null;
  late: number;
  message: string | null;
}

const recent = setup({
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
    /** A failed undo of another decision is offered again. */
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
    /** For a reload, and for the other pages of staff. */
    keepDecisions: (_, _decisions: readonly Decision[]) => effectNotProvided('keepDecisions'),
  },
  guards: {
    /** A decision that is being undone cannot be made again. */
    mayAdd: or([stateIn({ undo: 'reoffering' }), ({ context, event }) => !isAbout(context.asked, event)]),
    hasDecisions: ({ context }) => context.offered.length > 0,
    mayUndo: and([
      stateIn({ presses: 'settled' }),
      not(stateIn({ undo: 'undoing' })),
      ({ context, event }) => undoable(context).some((decision) => isAbout(decision, event)),
    ]),
    isAsked: ({ context, event }) => isAbout(context.asked, event),
    wasAnswered: ({ context, event }) => isAbout(context.answered, event),
    isAnswered: ({ context }) => context.answered !== null,
    isSettled: stateIn({ presses: 'settled' }),
  },
  delays: { settle: settleMs },
});
const call = callOf(recent);

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

/** All that a page shows, newest first: nothing changes its place when it is undone. */
export const shownDecisions = ({ answered, ...context }: Pick<Context, 'offered' | 'asked' | 'answered'>): Decision[] =>
  newestFirst([...undoable(context), ...(answered === null ? [] : [answered])]);

const keepDecisions = {
  type: 'keepDecisions',
  params: ({ context }: { context: Context }) => undoable(context),
} as const;

const undoes = {
  guard: 'mayUndo',
  target: 'undoing',
  actions: { type: 'askFor', params: ({ event }: { event: { id: string | null } }) => event.id },
} as const;

/** Every decision of the last ten seconds can be undone, wherever staff have gone since. */
export const recentDecisionsMachine = recent.createMachine({
  id: 'recentDecisions',
  type: 'parallel',
  context: ({ input }) => ({
    offered: input.decisions,
    asked: null,
    answered: null,
    late: 0,
    message: null,
  }),
  states: {
    /** Each decision is offered until its own time is over. */
    offers: {
      initial: 'none',
      on: {
        'decision.made': {
          guard: 'mayAdd',
          target: '.none',
          actions: [{ type: 'addDecision', params: ({ event }) => event.decision }, keepDecisions],
        },
        'decision.undo': { guard: 'mayUndo', target: '.none' },
      },
      states: {
        none: { always: { guard: 'hasDecisions', target: 'counting' } },
        counting: {
          invoke: {
            id: 'countdown',
            src: 'countdown',
            input: ({ context }) => ({ deadline: context.offered.at(-1)?.deadline ?? 0 }),
            onDone: { target: 'none', actions: ['dropOldest', keepDecisions] },
          },
        },
      },
    },
    undo: {
      initial: 'calm',
      states: {
        calm: { on: { 'decision.undo': undoes } },
        undoing: {
          invoke: call('undoDecision', {
            input: ({ context }) => ({ ids: context.asked?.ids ?? [] }),
            undone: { target: 'undone', actions: ['rememberAnswer', 'rememberLate'] },
            refused: { target: 'refused', actions: ['rememberAnswer', 'rememberRefusal'] },
            failed: { target: 'reoffering', actions: 'rememberFailure' },
          }),
        },
        /** As far as anybody knows the decision stands, and the undo can be repeated. */
        reoffering: {
          invoke: {
            id: 'askedCountdown',
            src: 'askedCountdown',
            input: ({ context }) => ({ deadline: context.asked?.deadline ?? 0 }),
            onDone: { target: 'refused', actions: ['rememberAnswer', 'forgetMessage'] },
          },
          on: {
            'decision.undo': undoes,
            'decision.made': {
              guard: 'isAsked',
              target: 'calm',
              actions: ['forgetAsked', 'forgetMessage', keepDecisions],
            },
          },
        },
        undone: {
          entry: [keepDecisions, { type: 'report', params: { type: 'decision.undone' } }],
          on: {
            'decision.undo': undoes,
            'banner.dismiss': { guard: 'isSettled', target: 'calm', actions: 'forgetAnswer' },
            'decision.made': {
              guard: 'wasAnswered',
              target: 'calm',
              actions: 'forgetAnswer',
            },
          },
        },
        refused: {
          entry: keepDecisions,
          on: {
            'decision.undo': undoes,
            'banner.dismiss': { guard: 'isSettled', target: 'calm', actions: ['forgetAnswer', 'forgetMessage'] },
            'decision.made': {
              guard: 'wasAnswered',
              target: 'calm',
              actions: ['forgetAnswer', 'forgetMessage'],
            },
          },
        },
      },
    },
    /** What lies under the pointer has just changed: a second press is not meant for it. */
    presses: {
      initial: 'settled',
      on: { 'decision.made': { guard: 'mayAdd', target: '.settling' } },
      states: {
        settled: {
          on: {
            'decision.undo': { guard: 'mayUndo', target: 'settling' },
            'banner.dismiss': { guard: 'isAnswered', target: 'settling' },
          },
        },
        settling: { after: { settle: 'settled' } },
      },
    },
  },
});

export type RecentDecisionsActor = ActorRefFrom<typeof recentDecisionsMachine>;
export type RecentDecisionsSnapshot = SnapshotFrom<typeof recentDecisionsMachine>;
