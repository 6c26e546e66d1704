import type { TripComparison } from '#machines/rules/merge-trips.ts';
import { draftOf } from '#machines/rules/trip-draft.ts';
import { type Context, call, editing, edits, reportChanged } from './trip-editing.setup.ts';

const comparisonIn = ({ base, draft, history, unconfirmed, remote, remotePaths }: Context): TripComparison => ({
  sides: { base, local: draft, remote: remote === null ? base : draftOf(remote), unconfirmed },
  history,
  isArchived: remote?.state === 'archived',
  chosen: remotePaths,
});

/** Another tab or device has saved the trip. */
export const comparing = editing.createStateConfig({
  tags: 'unsaved',
  entry: ['clearRequestedStep', reportChanged],
  always: { guard: 'hasPicturesToApply', actions: ['applyPictures', reportChanged] },
  on: edits({}, reportChanged),
  invoke: call('fetchRemote', {
    input: ({ context }) => ({ id: context.saved._id }),
    found: { target: 'merging', actions: 'setRemote' },
    gone: 'gone',
    failed: { target: 'unsaved', actions: 'rememberFailure' },
  }),
});

export const merging = editing.createStateConfig({
  tags: 'unsaved',
  always: { guard: 'hasPicturesToApply', target: 'merging', reenter: true, actions: ['applyPictures', reportChanged] },
  on: edits({ target: 'merging', reenter: true }, reportChanged),
  invoke: call('compareTrips', {
    input: ({ context }) => comparisonIn(context),
    remote: { target: 'continuing', actions: 'useRemote' },
    conflicting: { target: 'conflicting', actions: 'setConflicts' },
    merged: [
      { guard: 'hasMergedTooOften', target: 'unsaved', actions: 'giveUpMerging' },
      { target: 'saving', actions: 'merge' },
    ],
    failed: 'unsaved',
  }),
});

export const conflicting = editing.createStateConfig({
  tags: 'unsaved',
  entry: { type: 'report', params: { type: 'conflict.found' } },
  on: {
    'draft.save': { actions: { type: 'report', params: { type: 'conflict.found' } } },
    'conflict.resolve': {
      target: 'merging',
      actions: { type: 'resolveConflicts', params: ({ event }) => event.paths },
    },
  },
});
