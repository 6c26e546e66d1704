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
    /** The bars have just moved under the pointer: a second click is not meant for them. */
    clicks: {
      initial: 'accepted',
      on: { 'decision.made': { guard: 'mayAdd', target: '.ignored' } },
      states: {
        accepted: {
          on: {
            'decision.undo': { guard: 'mayUndo', target: 'ignored' },
            'banner.dismiss': { guard: 'isAnswered', target: 'ignored' },
          },
        },
        ignored: { after: { settle: 'accepted' } },
      },
    },
  },
});

export type RecentDecisionsActor = ActorRefFrom<typeof recentDecisionsMachine>;
export type RecentDecisionsSnapshot = SnapshotFrom<typeof recentDecisionsMachine>;
