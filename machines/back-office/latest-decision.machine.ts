import { type ActorRefFrom, assign, fromPromise, setup, stateIn } from 'xstate';
import { callOf, failureWords, type OfKind, refusalWords } from '../call.ts';
import { countdown } from '../clock/countdown.actors.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';

/** What was decided, of whom, and until when on this device's clock it can be taken back. */
export interface Decision {
  ids: readonly string[];
  /** Of the first of them. */
  fullName: string;
  move: 'approve' | 'reject';
  deadline: number;
}

/** For some it may be too late. */
export type UndoAnswer = { kind: 'undone'; late: number } | Refused;

const decisions = setup({
  types: {} as {
    input: { decision: Decision | null };
    context: { decision: Decision | null; late: number; message: string | null };
    events: { type: 'decision.tell'; decision: Decision } | { type: 'decision.undo' } | { type: 'banner.dismiss' };
    children: { countdown: 'countdown' };
  },
  actors: { countdown, undoDecision: fromPromise<UndoAnswer, Pick<Decision, 'ids'>>(notProvided('undoDecision')) },
  actions: {
    rememberDecision: assign((_, decision: Decision) => ({ decision })),
    rememberLate: assign((_, { late }: OfKind<UndoAnswer, 'undone'>) => ({ late })),
    rememberRefusal: assign(refusalWords),
    rememberFailure: assign(failureWords),
    forgetDecision: assign({ decision: null }),
    forgetMessage: assign({ message: null }),
    /** Over a reload, and on the other pages of the staff. */
    keepDecision: (_, _decision: Decision | null) => effectNotProvided('keepDecision'),
  },
  guards: { isDecided: ({ context }) => context.decision !== null, isCalm: stateIn({ offering: 'calm' }) },
});
const call = callOf(decisions);

const keptNoLonger = { type: 'keepDecision', params: null } as const;

/** The latest decision can be taken back until its time is over, wherever one goes meanwhile. */
export const latestDecisionMachine = decisions.createMachine({
  id: 'latestDecision',
  context: ({ input }) => ({ ...input, late: 0, message: null }),
  on: {
    'decision.tell': {
      target: '.offering',
      actions: ['forgetMessage', { type: 'rememberDecision', params: ({ event }) => event.decision }],
    },
  },
  initial: 'none',
  states: {
    none: { always: { guard: 'isDecided', target: 'offering' } },
    offering: {
      entry: { type: 'keepDecision', params: ({ context }) => context.decision },
      invoke: {
        id: 'countdown',
        src: 'countdown',
        input: ({ context }) => ({ deadline: context.decision?.deadline ?? 0 }),
        onDone: [
          { guard: 'isCalm', target: 'none', actions: ['forgetDecision', keptNoLonger] },
          { target: 'refused', actions: 'forgetMessage' },
        ],
      },
      on: { 'decision.undo': 'undoing' },
      initial: 'calm',
      states: {
        calm: {},
        /** It was asked for, and is not taken back as far as anybody knows. */
        refused: {},
      },
    },
    undoing: {
      entry: 'forgetMessage',
      invoke: call('undoDecision', {
        input: ({ context }) => ({ ids: context.decision?.ids ?? [] }),
        undone: { target: 'undone', actions: 'rememberLate' },
        refused: { target: 'refused', actions: 'rememberRefusal' },
        failed: { target: 'offering.refused', actions: 'rememberFailure' },
      }),
    },
    undone: { entry: keptNoLonger, on: { 'banner.dismiss': { target: 'none', actions: 'forgetDecision' } } },
    refused: {
      entry: keptNoLonger,
      on: { 'banner.dismiss': { target: 'none', actions: ['forgetDecision', 'forgetMessage'] } },
    },
  },
});

export type LatestDecisionActor = ActorRefFrom<typeof latestDecisionMachine>;
