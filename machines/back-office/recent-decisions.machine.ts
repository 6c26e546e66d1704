import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { keepDecisions, recent } from './recent-decisions.setup.ts';
import { undo } from './recent-decisions-undo.region.ts';

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
    undo,
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
