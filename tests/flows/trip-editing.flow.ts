import { emptyHistory } from '#machines/rules/edit-history.ts';
import type { TripEdit } from '#machines/rules/edit-trip.ts';
import { requestOf } from '#machines/rules/trip-draft.ts';
import { tripEditingMachine } from '#machines/trip-editing/trip-editing.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { isSameJson, modelOf } from '#tests/kit/model.ts';
import { makeDraft, makeOwnTrip, makeSaved } from '#tests/kit/own-trips.ts';
import { demoTrip } from './own-account.flow.ts';

const titled = (title: string) => ({ edit: { kind: 'fields', change: { title } } }) as const;
const theirs = makeOwnTrip({ version: 5, title: 'Theirs' });

const buttons: Record<string, string> = {
  publish: 'Publish',
  discard: 'Discard changes',
  unpublish: 'Unpublish',
  restore: 'Restore',
  delete: 'Delete',
};

function sayEdit(edit: TripEdit): string {
  if (edit.kind === 'item.add') return `Add an item to day ${edit.day}`;
  if (edit.kind === 'day.remove') return `Remove day ${edit.day}`;
  if (edit.kind === 'day.write') return `Write about day ${edit.day}`;
  return edit.kind === 'fields' ? `Type the title ${edit.change.title}` : edit.kind;
}

export const flow = {
  model: modelOf({
    title: 'Trip editing',
    machine: tripEditingMachine,
    input: { trip: makeOwnTrip(), unsaved: null },
    events: {
      'draft.edit': [titled('By the sea')],
      'picture.set': [{ folder: 'cover-image/1', slot: 'cover' }],
      'item.open': [{ id: 'walk' }],
      'trip.step': [{ step: 'publish' }, { step: 'discard' }, { step: 'delete' }],
      'conflict.resolve': [{ paths: [] }, { paths: ['title'] }],
    },
    answers: {
      saveTrip: [
        { kind: 'saved', saved: makeSaved({ version: 2 }) },
        { kind: 'outdated' },
        { kind: 'refused', message: 'Please check this.' },
      ],
      takeStep: [
        { kind: 'moved', saved: makeSaved({ version: 3, state: 'published' }) },
        { kind: 'discarded', trip: makeOwnTrip({ version: 4, state: 'published' }) },
        { kind: 'deleted' },
        { kind: 'outdated' },
        { kind: 'refused', message: 'Please wait.' },
      ],
      fetchRemote: [
        { kind: 'found', trip: theirs },
        { kind: 'found', trip: makeOwnTrip({ version: 7, state: 'archived' }) },
        { kind: 'gone' },
      ],
      compareTrips: [
        { kind: 'remote', history: emptyHistory, isNews: true },
        { kind: 'conflicting', conflicts: [{ path: 'title', part: { kind: 'trip', field: 'title' } }] },
        { kind: 'merged', draft: makeDraft({ title: 'By the sea' }), history: emptyHistory, isNews: true },
      ],
    },
    vertex: ({ saved, isDirty, requestedStep, remote, merges, pendingPictures }) => [
      [saved.state, saved.version === 1, isDirty, requestedStep, remote?.state, merges, pendingPictures.length > 0],
    ],
    varyingInputs: ['version', 'title', 'coverImage', 'sides', 'history', 'chosen'],
    isConsistent: (editing, _, { saveTrip }) =>
      !editing.matches('saving') ||
      editing.context.isDirty ||
      isSameJson(
        [saveTrip?.trip, saveTrip?.version],
        [requestOf(editing.context.draft), editing.context.saved.version],
      ),
    restingStates: ['gone', 'deleted'],
    journeyOnly: [
      'restoring — always [isRestoredCurrent] → saving #0',
      'restoring — always [isRestored] → comparing #1',
      'calm — edit.undo [canUndo] → waiting #0',
      'calm — edit.redo [canRedo] → waiting #0',
      'waiting — edit.redo [canRedo] → waiting #0',
      'saving — edit.redo [canRedo] → stay #0',
      'continuing — always [hasPicturesToApply] → waiting #3',
      'unsaved — edit.redo [canRedo] → waiting #0',
      'comparing — edit.redo [canRedo] → stay #0',
      'merging — edit.redo [canRedo] → merging #0',
    ],
  }),
  guide: {
    ...demoTrip,
    answers: {
      saveTrip: {
        saved: 'stop typing for 1 s',
        outdated: 'save the same trip in another tab first',
        refused: 'not by hand: only when all trips together exceed 2 MB',
      },
      takeStep: {
        moved: 'press Publish, Unpublish, Archive or Restore',
        discarded: 'press Discard changes and confirm',
        deleted: 'press Delete and confirm',
        outdated: 'save or publish the same trip in another tab first',
        refused: 'not by hand: only after 300 calls in a minute',
      },
      fetchRemote: {
        found: 'save the same trip in another tab first',
        gone: 'delete the same trip in another tab first',
      },
      compareTrips: {
        remote: 'type the same text in another tab first',
        conflicting: 'type another title in another tab first',
        merged: 'change another field in another tab first',
      },
    },
    conditions: {
      isDirty: 'something was typed while saving',
      isStepRequested: 'a next step was pressed while saving',
      isDirtyBeforeStep: 'something was typed and a next step pressed while saving',
      isRestored: 'a draft is stored in this tab',
      isRestoredCurrent: 'a draft is stored, and no other tab has saved the trip since',
      hasPicturesToApply: 'a picture was uploaded',
      canEdit: 'the trip is not archived, and the edit is within the limits',
      canUndo: 'something was edited since the page was opened',
      canRedo: 'an edit was undone',
      isSaved: 'saved; what is pending comes next',
      isMoved: 'taken; an uploaded cover comes next',
      isDiscarded: 'taken; an uploaded cover comes next',
      hasMergedTooOften: 'two merges before were outdated again',
    },
  },
  words: {
    'draft.edit': ({ edit }) => sayEdit(edit),
    'draft.save': 'Leave the page',
    'edit.undo': 'Press Undo',
    'edit.redo': 'Press Redo',
    'step.end': 'Leave the field',
    'draft.discard': 'Discard the unsaved changes',
    'network.return': 'Go online again',
    'picture.set': 'Upload a cover',
    'item.open': 'Press an item of the plan',
    'trip.step': ({ step }) => `Press ${buttons[step]}`,
    'conflict.resolve': ({ paths }) => (paths.length === 0 ? 'Press Keep mine' : 'Press Use theirs'),
    'call.retry': 'Press Try again',
  },
} satisfies Flow;
