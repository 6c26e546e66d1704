import { requestOf } from '#machines/rules/trip-draft.ts';
import { call, editing, edits, reportChanged, reportSaved, reportSending } from './trip-editing.setup.ts';
import type { TripStep } from './trip-steps.ts';

const requestStep = {
  type: 'requestStep',
  params: ({ event }: { event: { step: TripStep } }) => event.step,
} as const;

/** Everything is saved. */
export const calm = editing.createStateConfig({
  entry: reportSaved,
  always: { guard: 'hasPicturesToApply', target: 'waiting', actions: 'applyPictures' },
  on: {
    ...edits({ target: 'waiting' }),
    'draft.save': { actions: reportSaved },
    'trip.step': {
      guard: { type: 'canStep', params: ({ event }) => event.step },
      target: 'moving',
      actions: requestStep,
    },
  },
});

export const waiting = editing.createStateConfig({
  tags: 'unsaved',
  entry: reportChanged,
  always: { guard: 'hasPicturesToApply', target: 'waiting', reenter: true, actions: 'applyPictures' },
  on: {
    ...edits({ target: 'waiting', reenter: true }),
    'trip.step': {
      guard: { type: 'canStepOnceSaved', params: ({ event }) => event.step },
      target: 'saving',
      actions: requestStep,
    },
    'draft.save': 'saving',
  },
  after: { autosave: 'saving' },
});

export const saving = editing.createStateConfig({
  tags: ['unsaved', 'saving'],
  entry: ['markSending', reportSending],
  always: { guard: 'hasPicturesToApply', actions: ['applyPictures', 'markDirty', reportSending] },
  on: {
    ...edits({}, 'markDirty', reportSending),
    'trip.step': {
      guard: { type: 'canStepOnceSaved', params: ({ event }) => event.step },
      actions: requestStep,
    },
  },
  invoke: call('saveTrip', {
    input: ({ context: { saved, draft } }) => ({ id: saved._id, version: saved.version, trip: requestOf(draft) }),
    saved: { target: 'continuing', actions: ['setSaved', 'setBase'] },
    outdated: 'comparing',
    refused: { target: 'unsaved', actions: 'rememberRefusal' },
    failed: { target: 'unsaved', actions: ['rememberFailure', 'addUnconfirmed'] },
  }),
});

/** Chooses what is next once the server has answered. */
export const continuing = editing.createStateConfig({
  always: [
    { guard: 'isDirtyBeforeStep', target: 'saving' },
    { guard: 'isDirty', target: 'waiting' },
    { guard: 'isStepRequested', target: 'moving' },
    { guard: 'hasPicturesToApply', target: 'waiting', actions: 'applyPictures' },
    'calm',
  ],
});

export const moving = editing.createStateConfig({
  tags: 'moving',
  exit: 'clearRequestedStep',
  invoke: call('takeStep', {
    input: ({ context: { saved, requestedStep } }) => ({ id: saved._id, version: saved.version, step: requestedStep }),
    moved: { target: 'continuing', actions: 'setSaved' },
    discarded: { target: 'continuing', actions: 'loadDiscarded' },
    deleted: 'deleted',
    outdated: 'comparing',
    refused: { target: 'unsaved', actions: 'rememberRefusal' },
    failed: { target: 'unsaved', actions: 'rememberFailure' },
  }),
});

export const unsaved = editing.createStateConfig({
  tags: 'unsaved',
  entry: ['clearRequestedStep', reportChanged, { type: 'report', params: { type: 'save.failed' } }],
  always: { guard: 'hasPicturesToApply', target: 'waiting', actions: 'applyPictures' },
  on: {
    ...edits({ target: 'waiting' }),
    /** Saved again: a save without an answer may have reached the server. */
    'draft.discard': { target: 'saving', actions: 'discard' },
    'network.return': { target: 'saving', actions: 'clearNotice' },
    'trip.step': {
      guard: { type: 'canStepUnsaved', params: ({ event }) => event.step },
      target: 'moving',
      actions: ['clearNotice', requestStep],
    },
    'call.retry': { target: 'saving', actions: 'clearNotice' },
    'draft.save': { target: 'saving', actions: 'clearNotice' },
  },
});
