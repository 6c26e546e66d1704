import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { OwnTrip, TripRequest, TripSaved } from '#contract/own-trip.ts';
import {
  canRedo,
  canUndo,
  closeStep,
  type Edited,
  type EditHistory,
  emptyHistory,
  recordStep,
  redo,
  undo,
} from '#machines/rules/edit-history.ts';
import { editedDraft, isWithinLimits, type TripEdit } from '#machines/rules/edit-trip.ts';
import type { ComparedTrips, TripComparison, TripConflict } from '#machines/rules/merge-trips.ts';
import { isSameValue } from '#machines/rules/same-value.ts';
import { draftOf, type TripDraft } from '#machines/rules/trip-draft.ts';
import { callOf, failureMessage, type OfKind, refusalMessage } from '../call.ts';
import type { ShortcutEvent } from '../edit-shortcuts.actors.ts';
import type { NetworkReturn } from '../network-return.actors.ts';
import { notProvided } from '../not-provided.ts';
import type { PictureSlot } from '../picture/picture.machine.ts';
import type { Refused } from '../refusal.ts';
import { report } from '../report.ts';
import { mayMove, mayMoveOnceSaved, mayMoveUnsaved, type TripStep } from './trip-steps.ts';
import { undoStepOf } from './undo-step.ts';

export interface UnsavedTrip {
  draft: TripDraft;
  version: number;
  /** The saved trip that the draft changes. */
  base: TripDraft;
  /** Drafts that were sent without an answer: the server may have saved them. */
  unconfirmed: readonly TripDraft[];
}

export interface UploadedPicture {
  folder: string;
  slot: PictureSlot;
}

const editOf = ({ folder, slot }: UploadedPicture): TripEdit =>
  slot === 'cover'
    ? { kind: 'fields', change: { coverImage: folder, coverFocus: null } }
    : { kind: 'picture.add', key: folder, dayId: slot === 'story' ? null : slot };

export interface TripVersion {
  id: string;
  version: number;
}

export type TripSaveAnswer = { kind: 'saved'; saved: TripSaved } | { kind: 'outdated' } | Refused;
export type TripStepAnswer =
  | { kind: 'moved'; saved: TripSaved }
  | { kind: 'discarded'; trip: OwnTrip }
  | { kind: 'deleted' }
  | { kind: 'outdated' }
  | Refused;
export type TripFound = { kind: 'found'; trip: OwnTrip } | { kind: 'gone' };

/** After a save from elsewhere: both are merged, or others saved too often to merge. */
type MergeNotice = 'merged' | 'tooOften';

export type TripReport =
  | { type: 'draft.changed'; unsaved: UnsavedTrip }
  /** Nothing is left to be saved. */
  | { type: 'draft.saved'; draft: TripDraft }
  | { type: 'save.failed' }
  | { type: 'conflict.found' }
  /** Deleted here, or missing on the server. */
  | { type: 'trip.removed' };

export interface Context {
  saved: TripSaved;
  draft: TripDraft;
  /** Undo lasts as long as the page is open. */
  history: EditHistory<TripDraft>;
  base: TripDraft;
  sending: TripDraft;
  unconfirmed: readonly TripDraft[];
  restoredVersion: number | null;
  /** Edited after it was sent. */
  isDirty: boolean;
  /** Taken as soon as everything is saved. */
  requestedStep: TripStep | null;
  /** Uploaded, and not in the draft yet. */
  pendingPictures: readonly UploadedPicture[];
  remote: OwnTrip | null;
  conflicts: readonly TripConflict[];
  /** Conflicting paths at which the remote value wins; null before anyone decided. */
  remotePaths: readonly string[] | null;
  merges: number;
  notice: MergeNotice | null;
  openItem: string | null;
  message: string | null;
}

interface Types {
  input: { trip: OwnTrip; unsaved: UnsavedTrip | null };
  context: Context;
  events:
    | { type: 'draft.edit'; edit: TripEdit }
    /** `draft.save` saves without the delay, and reports at once if there is nothing to save. */
    | ShortcutEvent
    /** A text field was left: its next change is another undo step. */
    | { type: 'step.end' }
    /** Returns to what was saved last. */
    | { type: 'draft.discard' }
    | NetworkReturn
    | ({ type: 'picture.set' } & UploadedPicture)
    | { type: 'item.open'; id: string }
    | { type: 'trip.step'; step: TripStep }
    | { type: 'conflict.resolve'; paths: readonly string[] }
    | { type: 'call.retry' };
  tags: 'unsaved' | 'saving' | 'moving';
}

const loaded = (trip: OwnTrip) => {
  const { _id, state, version, savedAt, address } = trip;
  const draft = draftOf(trip);
  return { saved: { _id, state, version, savedAt, address }, draft, base: draft, sending: draft, unconfirmed: [] };
};

export const contextOf = ({ trip, unsaved }: Types['input']): Context => ({
  ...loaded(trip),
  ...(unsaved && { draft: unsaved.draft, base: unsaved.base, unconfirmed: unsaved.unconfirmed }),
  restoredVersion: unsaved?.version ?? null,
  history: emptyHistory,
  isDirty: false,
  requestedStep: null,
  pendingPictures: [],
  remote: null,
  conflicts: [],
  remotePaths: null,
  merges: 0,
  notice: null,
  openItem: null,
  message: null,
});

/** The remote version becomes the base of the draft. */
const onRemote = ({ remote }: Context, isNews: boolean) => ({
  ...(remote !== null && loaded(remote)),
  remote: null,
  conflicts: [],
  notice: isNews ? ('merged' as const) : null,
});

/** An edit as one undo step, or as part of the one that is open. */
function recorded({ draft, history }: Edited<TripDraft>, after: TripDraft, step: string | null): Edited<TripDraft> {
  return { draft: after, history: recordStep(history, { before: draft, after, step }, isSameValue) };
}

const maxMerges = 2;
const autosaveMs = 1_000;

export const editing = setup({
  types: {} as Types,
  actors: {
    saveTrip: fromPromise<TripSaveAnswer, TripVersion & { trip: TripRequest }>(notProvided('saveTrip')),
    takeStep: fromPromise<TripStepAnswer, TripVersion & { step: TripStep | null }>(notProvided('takeStep')),
    fetchRemote: fromPromise<TripFound, { id: string }>(notProvided('fetchRemote')),
    compareTrips: fromPromise<ComparedTrips, TripComparison>(notProvided('compareTrips')),
    watchShortcuts: fromCallback<ShortcutEvent>(() => {}),
    watchNetwork: fromCallback<NetworkReturn>(() => {}),
  },
  actions: {
    edit: assign(({ context }, edit: TripEdit) => ({
      ...recorded(context, editedDraft(context.draft, edit), undoStepOf(edit)),
      openItem: edit.kind === 'item.add' ? edit.id : context.openItem,
      notice: null,
    })),
    endStep: assign(({ context: { history } }) => ({ history: closeStep(history) })),
    undo: assign(({ context: { history, draft } }) => ({ ...undo({ history, draft }), notice: null })),
    redo: assign(({ context: { history, draft } }) => ({ ...redo({ history, draft }), notice: null })),
    discard: assign(({ context: { base } }) => ({ draft: base, history: emptyHistory, notice: null })),
    addPendingPicture: assign(({ context }, { folder, slot }: UploadedPicture) => ({
      pendingPictures: [...context.pendingPictures, { folder, slot }],
    })),
    applyPictures: assign(({ context }) => ({
      ...recorded(context, context.pendingPictures.map(editOf).reduce(editedDraft, context.draft), null),
      pendingPictures: [],
      notice: null,
    })),
    toggleItem: assign(({ context: { openItem } }, id: string) => ({ openItem: openItem === id ? null : id })),
    markDirty: assign({ isDirty: true }),
    markSending: assign(({ context: { draft } }) => ({ sending: draft, isDirty: false, message: null })),
    requestStep: assign((_, requestedStep: TripStep) => ({ requestedStep, message: null })),
    clearRequestedStep: assign({ requestedStep: null }),
    setSaved: assign((_, { saved }: { saved: TripSaved }) => ({ saved })),
    setBase: assign(({ context: { sending } }) => ({ base: sending, unconfirmed: [], merges: 0 })),
    addUnconfirmed: assign(({ context: { unconfirmed, sending } }) => ({ unconfirmed: [...unconfirmed, sending] })),
    setRemote: assign((_, { trip }: OfKind<TripFound, 'found'>) => ({ remote: trip, remotePaths: null })),
    setConflicts: assign((_, { conflicts }: OfKind<ComparedTrips, 'conflicting'>) => ({ conflicts })),
    resolveConflicts: assign((_, remotePaths: readonly string[]) => ({ remotePaths, merges: 0 })),
    loadDiscarded: assign((_, { trip }: OfKind<TripStepAnswer, 'discarded'>) => ({
      ...loaded(trip),
      history: emptyHistory,
      isDirty: false,
      openItem: null,
    })),
    useRemote: assign(({ context }, { history, isNews }: OfKind<ComparedTrips, 'remote'>) => ({
      ...onRemote(context, isNews),
      history,
      isDirty: false,
      merges: 0,
    })),
    merge: assign(({ context }, { draft, history, isNews }: OfKind<ComparedTrips, 'merged'>) => ({
      ...onRemote(context, isNews),
      draft,
      history,
      merges: context.merges + 1,
    })),
    giveUpMerging: assign({ remote: null, merges: 0, notice: 'tooOften' }),
    clearNotice: assign({ notice: null }),
    rememberRefusal: assign(refusalMessage),
    rememberFailure: assign(failureMessage),
    report: report<TripReport>(),
  },
  delays: { autosave: autosaveMs },
  guards: {
    isEditable: ({ context }) => context.saved.state !== 'archived',
    canEdit: ({ context: { saved, draft } }, edit: TripEdit) =>
      saved.state !== 'archived' && isWithinLimits(draft, edit),
    canUndo: ({ context }) => context.saved.state !== 'archived' && canUndo(context),
    canRedo: ({ context }) => context.saved.state !== 'archived' && canRedo(context),
    canStep: ({ context }, step: TripStep) => mayMove(context, step),
    canStepOnceSaved: ({ context }, step: TripStep) => mayMoveOnceSaved(context, step),
    canStepUnsaved: ({ context }, step: TripStep) => mayMoveUnsaved(context, step),
    isRestored: ({ context }) => context.restoredVersion !== null,
    isRestoredCurrent: ({ context }) => context.restoredVersion === context.saved.version,
    isDirty: ({ context }) => context.isDirty,
    isStepRequested: ({ context }) => context.requestedStep !== null,
    isDirtyBeforeStep: ({ context }) => context.isDirty && context.requestedStep !== null,
    hasPicturesToApply: ({ context }) => context.pendingPictures.length > 0 && context.saved.state !== 'archived',
    hasMergedTooOften: ({ context }) => context.merges >= maxMerges,
  },
});
export const call = callOf(editing);

interface Given {
  context: Context;
}

const changed = ({ draft, base, saved, unconfirmed }: Context): TripReport => ({
  type: 'draft.changed',
  unsaved: { draft, base, version: saved.version, unconfirmed },
});

export const reportChanged = { type: 'report', params: ({ context }: Given) => changed(context) } as const;
/** A draft that is being sent may be saved without an answer. */
export const reportSending = {
  type: 'report',
  params: ({ context }: Given) => changed({ ...context, unconfirmed: [...context.unconfirmed, context.sending] }),
} as const;
export const reportSaved = {
  type: 'report',
  params: ({ context: { draft } }: Given): TripReport => ({ type: 'draft.saved', draft }),
} as const;

const params = ({ event }: { event: { edit: TripEdit } }) => event.edit;
const edit = { type: 'edit', params } as const;
const canEdit = { type: 'canEdit', params } as const;

/** What changes the draft, and what follows: the state that it is saved from, and more actions. */
export const edits = <Target extends string, const More extends readonly FollowUp[]>(
  next: { target?: Target; reenter?: true },
  ...more: More
) =>
  ({
    'draft.edit': { ...next, guard: canEdit, actions: [edit, ...more] },
    'edit.undo': { ...next, guard: 'canUndo', actions: ['undo', ...more] },
    'edit.redo': { ...next, guard: 'canRedo', actions: ['redo', ...more] },
  }) as const;

type FollowUp = typeof reportChanged | typeof reportSending | 'markDirty';
