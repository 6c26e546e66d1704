import { and } from 'xstate';
import { editing } from './blog-editing.setup.ts';
import type { Context } from './draft.ts';
import { invalidColourTab } from './typed-colours.ts';

const reportColour = {
  type: 'report',
  params: ({ context }: { context: Context }) => ({ type: 'colour.invalid', tab: invalidColourTab(context) }) as const,
} as const;
const invalidColour = {
  guard: 'isColourInvalid',
  actions: [reportColour, 'leaveFields', 'openInvalidColour'],
} as const;
const invalid = {
  guard: 'isProfileInvalid',
  actions: { type: 'report', params: { type: 'profile.invalid' } },
} as const;
const saveNow = [invalidColour, invalid, { actions: ['clearDroppedSteps', 'saveDraft'] }] as const;
const saveOpenLater = [
  { ...invalidColour, guard: and(['canSave', 'isColourInvalid']) },
  { ...invalid, guard: and(['canSave', 'isProfileInvalid']) },
  { guard: 'canSave', actions: 'setPendingSave' },
] as const;
const saveLater = [invalidColour, invalid, { actions: 'setPendingSave' }] as const;

export const saving = editing.createStateConfig({
  on: {
    'config.loaded': { actions: { type: 'passConfig', params: ({ event }) => event.stored } },
    'save.started': {
      target: '.saving',
      actions: [
        { type: 'setUnconfirmed', params: ({ event }) => event },
        { type: 'setRunningSave', params: ({ event }) => event },
      ],
    },
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
      {
        target: '.idle',
        actions: [
          'clearRunningSave',
          'clearUnconfirmed',
          'clearPendingSave',
          { type: 'report', params: { type: 'save.finished' } },
        ],
      },
    ],
    'save.failed': {
      target: '.idle',
      actions: [
        { type: 'setUnconfirmed', params: ({ event }) => event },
        'clearRunningSave',
        'clearPendingSave',
        { type: 'report', params: { type: 'save.failed' } },
      ],
    },
    'save.conflicted': {
      target: '.conflicting',
      actions: [
        { type: 'setUnconfirmed', params: ({ event }) => event },
        'clearRunningSave',
        'clearPendingSave',
        { type: 'setConflict', params: ({ event }) => event },
        { type: 'report', params: { type: 'save.conflicted' } },
      ],
    },
  },
  initial: 'idle',
  states: {
    idle: { on: { 'draft.save': saveNow, 'contacts.decide': saveNow } },
    saving: { on: { 'draft.save': saveOpenLater, 'contacts.decide': saveLater } },
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
