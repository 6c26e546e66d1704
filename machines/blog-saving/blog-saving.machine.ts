import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type Context, call, type SavingReport, saving } from './blog-saving.setup.ts';

const reportBase = {
  type: 'report',
  params: ({ context: { base, replaced } }: { context: Context }): SavingReport => ({
    type: 'base.changed',
    base,
    replaced,
  }),
} as const;

const ready = saving.createStateConfig({
  on: {
    'config.save': [
      {
        guard: { type: 'hasNoConfig', params: ({ event }) => event.config },
        target: '.notSaved',
        actions: 'setConfigMissing',
      },
      {
        guard: { type: 'hasConflicts', params: ({ event }) => event.conflicts },
        target: 'conflicting',
        actions: { type: 'setConflicts', params: ({ event }) => event.conflicts },
      },
      { target: 'saving', actions: { type: 'requestConfig', params: ({ event }) => event.config } },
    ],
    'order.save': { target: 'saving', actions: { type: 'requestOrder', params: ({ event }) => event.order } },
    'config.loaded': { actions: [{ type: 'adoptLoaded', params: ({ event }) => event.stored }, reportBase] },
  },
  initial: 'idle',
  states: {
    idle: {},
    saved: {
      tags: 'saved',
      entry: { type: 'report', params: { type: 'save.finished' } },
      after: { savedMs: 'recentlySaved' },
    },
    /** Save can be pressed again, and the badge stays as long as the toast. */
    recentlySaved: { tags: 'saved', after: { recentlySavedMs: 'idle' } },
    orderSaved: {
      tags: 'saved',
      entry: { type: 'report', params: { type: 'save.finished' } },
      after: { orderSavedMs: 'idle' },
    },
    notSaved: {
      entry: [
        'clearPendingOrder',
        {
          type: 'report',
          params: ({ context: { unconfirmed } }) => ({ type: 'save.failed', unconfirmed }) as const,
        },
      ],
      exit: 'clearMessage',
      after: { notSavedMs: 'idle' },
    },
  },
});

const conflicting = saving.createStateConfig({
  entry: {
    type: 'report',
    params: ({ context: { remote, base, conflicts, unconfirmed } }) =>
      ({ type: 'save.conflicted', conflict: { remote: remote ?? base, conflicts }, unconfirmed }) as const,
  },
  on: {
    'conflict.resolve': [
      {
        guard: { type: 'hasConflicts', params: ({ event }) => event.conflicts },
        target: 'conflicting',
        reenter: true,
        actions: [{ type: 'setConflicts', params: ({ event }) => event.conflicts }, reportBase],
      },
      {
        target: 'saving',
        actions: [{ type: 'requestResolved', params: ({ event }) => event.config }, reportBase, 'clearRemote'],
      },
    ],
    'conflict.dismiss': { target: 'ready', actions: 'clearRemote' },
  },
});

/** Saves a blog config, one request at a time. A newer version of another tab is merged; only conflicting settings are asked about. */
export const blogSavingMachine = saving.createMachine({
  id: 'blogSaving',
  context: ({ input }) => ({
    ...input,
    replaced: { config: input.base.config, unconfirmed: [] },
    request: { config: input.base.config, isOrderOnly: false },
    pendingOrder: null,
    remote: null,
    conflicts: [],
    merges: 0,
    isConfigMissing: false,
    problem: null,
    message: null,
  }),
  initial: 'ready',
  states: {
    ready,
    saving: {
      tags: 'saving',
      entry: {
        type: 'report',
        params: ({ context: { unconfirmed, request } }) =>
          ({
            type: 'save.started',
            isOrderOnly: request.isOrderOnly,
            unconfirmed: [...unconfirmed, request.config],
          }) as const,
      },
      on: { 'order.save': { actions: { type: 'setPendingOrder', params: ({ event }) => event.order } } },
      invoke: call('saveConfig', {
        input: ({ context: { blog, request, base } }) => ({ blog, config: request.config, version: base.version }),
        saved: [
          { guard: 'isOrderOnly', target: 'saved', actions: ['adoptSaved'] },
          { target: 'saved', actions: ['adoptSaved', { type: 'report', params: { type: 'config.saved' } }] },
        ],
        outdated: 'fetchingRemote',
        nameless: { target: 'ready.notSaved', actions: { type: 'setProblem', params: 'noIdentifier' } },
        refused: { target: 'ready.notSaved', actions: 'rememberRefusal' },
        failed: { target: 'ready.notSaved', actions: ['rememberFailure', 'addUnconfirmed'] },
      }),
    },
    saved: {
      entry: reportBase,
      always: [
        { guard: 'hasPendingOrder', target: 'saving', actions: 'requestPendingOrder' },
        { guard: 'isOrderOnly', target: 'ready.orderSaved' },
        { target: 'ready.saved' },
      ],
    },
    fetchingRemote: {
      tags: 'saving',
      entry: {
        type: 'report',
        params: ({ context: { unconfirmed } }) => ({ type: 'save.outdated', unconfirmed }) as const,
      },
      on: { 'order.save': { actions: { type: 'setPendingOrder', params: ({ event }) => event.order } } },
      invoke: call('fetchRemote', {
        input: ({ context }) => context.blog,
        done: { target: 'merging', actions: 'setRemote' },
        failed: { target: 'ready.notSaved', actions: 'rememberFailure' },
      }),
    },
    merging: {
      always: [
        {
          guard: 'isTooOften',
          target: 'ready.notSaved',
          actions: ['clearRemote', { type: 'setProblem', params: 'tooOften' }],
        },
        { guard: 'isInConflict', target: 'conflicting' },
        { guard: 'isOwnSave', target: 'saving', actions: ['requestMerged', reportBase, 'clearRemote'] },
        { target: 'merged', actions: ['requestMerged', reportBase, 'clearRemote'] },
      ],
    },
    merged: {
      entry: ['countMerge', { type: 'report', params: { type: 'config.merged' } }],
      always: 'saving',
    },
    conflicting,
  },
});

export type BlogSavingActor = ActorRefFrom<typeof blogSavingMachine>;
export type BlogSavingSnapshot = SnapshotFrom<typeof blogSavingMachine>;
