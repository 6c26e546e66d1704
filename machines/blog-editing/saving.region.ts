import { editing } from './blog-editing.setup.ts';

const saveNow = ['clearDroppedSteps', 'saveDraft'] as const;

export const saving = editing.createStateConfig({
  on: {
    'config.loaded': { actions: { type: 'passConfig', params: ({ event }) => event.stored } },
    'save.started': { target: '.saving', actions: { type: 'setUnconfirmed', params: ({ event }) => event } },
    'save.outdated': { actions: { type: 'setUnconfirmed', params: ({ event }) => event } },
    'base.changed': {
      guard: { type: 'isOtherVersion', params: ({ event }) => event },
      actions: [
        { type: 'rebase', params: ({ event }) => event },
        { type: 'report', params: { type: 'base.changed' } },
      ],
    },
    'config.saved': { actions: { type: 'report', params: { type: 'config.saved' } } },
    'config.merged': { actions: { type: 'report', params: { type: 'config.merged' } } },
    'save.finished': [
      {
        guard: 'isSavePending',
        target: '.idle',
        actions: ['clearUnconfirmed', 'clearDroppedSteps', 'savePending', 'clearPendingSave'],
      },
      { target: '.idle', actions: ['clearUnconfirmed', 'clearPendingSave'] },
    ],
    'save.failed': {
      target: '.idle',
      actions: [
        { type: 'setUnconfirmed', params: ({ event }) => event },
        'clearPendingSave',
        { type: 'report', params: { type: 'save.failed' } },
      ],
    },
    'save.conflicted': {
      target: '.conflicting',
      actions: [
        { type: 'setUnconfirmed', params: ({ event }) => event },
        'clearPendingSave',
        { type: 'setConflict', params: ({ event }) => event },
      ],
    },
  },
  initial: 'idle',
  states: {
    idle: { on: { 'draft.save': { actions: saveNow }, 'contacts.decide': { actions: saveNow } } },
    saving: {
      on: { 'draft.save': { actions: 'setPendingSave' }, 'contacts.decide': { actions: 'setPendingSave' } },
    },
    conflicting: {
      on: {
        'conflict.resolve': {
          target: 'saving',
          actions: [
            { type: 'resolveConflict', params: ({ event }) => event.paths },
            { type: 'report', params: { type: 'base.changed' } },
            'saveResolved',
            'clearConflict',
          ],
        },
        'conflict.dismiss': { target: 'idle', actions: ['dismissConflict', 'clearConflict'] },
      },
    },
  },
});
