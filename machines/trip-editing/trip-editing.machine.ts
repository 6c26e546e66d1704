import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { comparing, conflicting, merging } from './conflict.region.ts';
import { calm, continuing, moving, saving, unsaved, waiting } from './saving.region.ts';
import { contextOf, editing } from './trip-editing.setup.ts';

const removed = editing.createStateConfig({
  entry: { type: 'report', params: { type: 'trip.removed' } },
  on: { 'draft.save': { actions: { type: 'report', params: { type: 'trip.removed' } } } },
});

/** Saves the draft of a trip while it is edited. Steps such as publishing wait until everything is saved. */
export const tripEditingMachine = editing.createMachine({
  id: 'tripEditing',
  context: ({ input }) => contextOf(input),
  invoke: [
    { id: 'watchShortcuts', src: 'watchShortcuts' },
    { id: 'watchNetwork', src: 'watchNetwork' },
  ],
  on: {
    'step.end': { actions: 'endStep' },
    'item.open': { actions: { type: 'toggleItem', params: ({ event }) => event.id } },
    'picture.set': {
      guard: 'isEditable',
      actions: { type: 'addPendingPicture', params: ({ event }) => event },
    },
  },
  initial: 'restoring',
  states: {
    restoring: {
      always: [{ guard: 'isRestoredCurrent', target: 'saving' }, { guard: 'isRestored', target: 'comparing' }, 'calm'],
    },
    calm,
    waiting,
    saving,
    continuing,
    moving,
    unsaved,
    comparing,
    merging,
    conflicting,
    gone: removed,
    deleted: removed,
  },
});

export type TripEditingActor = ActorRefFrom<typeof tripEditingMachine>;
export type TripEditingSnapshot = SnapshotFrom<typeof tripEditingMachine>;
