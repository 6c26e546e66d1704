import type { ActorRefFrom } from 'xstate';
import { toBanner } from '../refusal-banner.ts';
import { approval, call, changeDrafts, reportDecision, selection } from './application-selection.setup.ts';

export const applicationSelectionMachine = selection.createMachine({
  id: 'applicationSelection',
  context: ({ input }) => ({
    ...input,
    rows: [],
    ticked: [],
    anchor: null,
    requested: [],
    request: approval,
    undecided: [],
    message: null,
    problems: {},
  }),
  on: { 'rows.show': { actions: { type: 'rememberRows', params: ({ event }) => event.rows } } },
  initial: 'ready',
  states: {
    ready: {
      on: {
        'row.tick': {
          guard: { type: 'isShown', params: ({ event }) => event.id },
          actions: { type: 'tick', params: ({ event }) => event.id },
        },
        'row.reach': {
          guard: { type: 'isShown', params: ({ event }) => event.id },
          actions: { type: 'reach', params: ({ event }) => event.id },
        },
        'page.tick': { actions: 'tickAll' },
        'selection.clear': { guard: 'hasTicked', target: 'ready', actions: 'untick' },
        'selection.approve': { guard: 'hasTicked', target: 'deciding', actions: 'rememberApproval' },
        'rejection.change': changeDrafts,
        'rejection.send': [
          {
            guard: { type: 'isRejectable', params: ({ event }) => event.rejection },
            target: 'deciding',
            actions: { type: 'rememberRejection', params: ({ event }) => event.rejection },
          },
          {
            guard: 'hasTicked',
            target: '.unfinished',
            actions: { type: 'rememberProblems', params: ({ event }) => event.rejection },
          },
        ],
      },
      initial: 'calm',
      states: {
        calm: {},
        unfinished: { on: { 'rejection.change': { target: 'calm', ...changeDrafts } }, exit: 'forgetProblems' },
        undecided: { on: { 'banner.dismiss': 'calm' }, exit: 'forgetUndecided' },
        refused: { on: { 'banner.dismiss': 'calm' }, exit: 'forgetMessage' },
      },
    },
    deciding: {
      invoke: call('decideSelected', {
        input: ({ context: { requested, request } }) => ({ ids: requested.map(({ id }) => id), request }),
        decided: { target: 'ready', actions: ['untick', 'forgetSent', 'saveDrafts', reportDecision] },
        partly: {
          target: 'ready.undecided',
          actions: ['rememberUndecided', 'forgetSent', 'saveDrafts', reportDecision],
        },
        none: {
          target: 'ready.undecided',
          actions: ['rememberUndecided', { type: 'report', params: { type: 'queue.outdated' } }],
        },
        ...toBanner,
      }),
    },
  },
});

export type ApplicationSelectionActor = ActorRefFrom<typeof applicationSelectionMachine>;
