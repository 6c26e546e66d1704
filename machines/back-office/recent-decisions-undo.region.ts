import { call, keepDecisions, recent, reportUndone, undoes } from './recent-decisions.setup.ts';

export const undo = recent.createStateConfig({
  initial: 'calm',
  states: {
    calm: { on: { 'decision.undo': undoes } },
    undoing: {
      invoke: call('undoDecision', {
        input: ({ context }) => ({ ids: context.undoing?.ids ?? [] }),
        undone: { target: 'undone', actions: ['rememberAnswer', 'rememberLate'] },
        refused: { target: 'refused', actions: ['rememberAnswer', 'rememberRefusal'] },
        failed: { target: 'reoffering', actions: 'rememberFailure' },
      }),
    },
    reoffering: {
      invoke: {
        id: 'undoCountdown',
        src: 'undoCountdown',
        input: ({ context }) => ({ deadline: context.undoing?.deadline ?? 0 }),
        onDone: { target: 'refused', actions: ['rememberAnswer', 'forgetMessage'] },
      },
      on: {
        'decision.undo': undoes,
        'decision.made': {
          guard: 'isUndoing',
          target: 'calm',
          actions: ['forgetUndo', 'forgetMessage', keepDecisions],
        },
      },
    },
    undone: {
      entry: [keepDecisions, reportUndone],
      on: {
        'decision.undo': undoes,
        'banner.dismiss': { guard: 'acceptsClicks', target: 'calm', actions: 'forgetAnswer' },
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
        'banner.dismiss': { guard: 'acceptsClicks', target: 'calm', actions: ['forgetAnswer', 'forgetMessage'] },
        'decision.made': {
          guard: 'wasAnswered',
          target: 'calm',
          actions: ['forgetAnswer', 'forgetMessage'],
        },
      },
    },
  },
});
