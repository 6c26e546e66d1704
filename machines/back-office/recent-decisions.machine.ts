import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { keepDecisions, recent } from './recent-decisions.setup.ts';
import { undo } from './recent-decisions-undo.region.ts';

export const recentDecisionsMachine = recent.createMachine({
  id: 'recentDecisions',
  type: 'parallel',
  context: ({ input }) => ({
    offered: input.decisions,
    undoing: null,
    answered: null,
    late: 0,
    message: null,
  }),
  states: {
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
    undo,
    /** A click just after the bars have moved was meant for something else; a key was not. */
    clicks: {
      initial: 'accepted',
      on: { 'decision.made': { guard: 'mayAdd', target: '.moved' } },
      states: {
        accepted: {
          on: {
            'decision.undo': { guard: 'mayUndo', target: 'pressed' },
            'banner.dismiss': { guard: 'isAnswered', target: 'pressed' },
          },
        },
        /** A decision was added. */
        moved: {
          on: { 'decision.undo': { guard: 'mayUndo', target: 'pressed' } },
          after: { settle: 'accepted' },
        },
        /** The next press, of a key too, may be the second half of a double press. */
        pressed: { after: { settle: 'accepted' } },
      },
    },
  },
});

export type RecentDecisionsActor = ActorRefFrom<typeof recentDecisionsMachine>;
export type RecentDecisionsSnapshot = SnapshotFrom<typeof recentDecisionsMachine>;
