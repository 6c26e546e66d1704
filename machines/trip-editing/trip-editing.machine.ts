import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { OwnTrip, TripRequest, TripSaved } from '#contract/own-trip.ts';
import { editedDraft, type TripEdit } from '#machines/rules/edit-trip.ts';
import type { ComparedTrips, TripComparison, TripConflict } from '#machines/rules/merge-trips.ts';
import { draftOf, requestOf, type TripDraft } from '#machines/rules/trip-draft.ts';
import { callOf, failureMessage, type OfKind, refusalMessage } from '../call.ts';
import { notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';
import { mayMove, mayMoveOnceSaved, mayMoveUnsaved, type TripStep } from './trip-steps.ts';

/** So long after the last letter a draft is saved. */
export const autosaveMs = 1_000;

export interface KeptTripDraft {
  draft: TripDraft;
  version: number;
  /** What the draft was made upon. */
  base: TripDraft;
  /** What was sent and never answered: whoever reads it again has it from oneself. */
  lost: readonly TripDraft[];
}

export interface Asked {
  id: string;
  version: number;
}

export type TripSaveAnswer = { kind: 'saved'; saved: TripSaved } | { kind: 'outdated' } | Refused;
export type TripStepAnswer =
  | { kind: 'moved'; saved: TripSaved }
  /** What is public is what is edited again. */
  | { kind: 'discarded'; trip: OwnTrip }
  | { kind: 'deleted' }
  | { kind: 'outdated' }
  | Refused;
export type TripFound = { kind: 'found'; trip: OwnTrip } | { kind: 'gone' };

/** What came of a save that somebody else was before: both are in it, or they were before each time. */
export type TripNews = 'merged' | 'tooOften';

export interface Context {
  saved: TripSaved;
  draft: TripDraft;
  /** What the draft was made upon: the trip as the server is known to have it. */
  base: TripDraft;
  sending: TripDraft;
  /** What was sent and never answered. */
  lost: readonly TripDraft[];
  /** Whether it was edited after it was sent. */
  isBehind: boolean;
  /** What is to be done as soon as all is saved. */
  wanted: TripStep | null;
  theirs: OwnTrip | null;
  conflicts: readonly TripConflict[];
  /** What of theirs is used, once that was decided. */
  chosen: readonly string[] | null;
  merges: number;
  news: TripNews | null;
  openItem: string | null;
  message: string | null;
}

interface Types {
  input: { trip: OwnTrip };
  context: Context;
  events:
    | { type: 'draft.edit'; edit: TripEdit }
    /** Whoever leaves waits for no pause. */
    | { type: 'draft.save' }
    /** What this device kept of it, and nobody has saved yet. */
    | { type: 'draft.restore'; kept: KeptTripDraft }
    | { type: 'item.open'; id: string }
    | { type: 'trip.step'; step: TripStep }
    /** Theirs is used where a path is told, and mine is kept in all others. */
    | { type: 'conflict.settle'; paths: readonly string[] }
    | { type: 'call.retry' };
  tags: 'unsaved' | 'saving' | 'moving';
}

const savedIn = ({ _id, state, version, savedAt, address }: TripSaved): TripSaved => ({
  ...{ _id, state, version, savedAt, address },
});

/** All of a trip as it was read. */
const begun = (trip: OwnTrip) => {
  const draft = draftOf(trip);
  return { saved: savedIn(trip), draft, base: draft, sending: draft, lost: [] };
};

const comparedIn = ({ base, draft, lost, theirs, chosen }: Context): TripComparison => ({
  sides: { base, local: draft, remote: theirs === null ? base : draftOf(theirs), unconfirmed: lost },
  ...{ isPutAway: theirs?.state === 'archived', chosen },
});

/** What is written from here on is made upon theirs. */
const uponTheirs = ({ theirs }: Context, isNews: boolean) => ({
  ...(theirs !== null && begun(theirs)),
  ...{ theirs: null, conflicts: [], news: isNews ? ('merged' as const) : null },
});

/** Somebody else who saves as often as oneself is not outrun for ever. */
const mostMerges = 2;

const editing = setup({
  types: {} as Types,
  actors: {
    saveTrip: fromPromise<TripSaveAnswer, Asked & { trip: TripRequest }>(notProvided('saveTrip')),
    takeStep: fromPromise<TripStepAnswer, Asked & { step: TripStep | null }>(notProvided('takeStep')),
    fetchTheirs: fromPromise<TripFound, { id: string }>(notProvided('fetchTheirs')),
    compareTrips: fromPromise<ComparedTrips, TripComparison>(notProvided('compareTrips')),
  },
  actions: {
    edit: assign(({ context }, edit: TripEdit) => ({ draft: editedDraft(context.draft, edit), news: null })),
    openAdded: assign((_, edit: TripEdit) => (edit.kind === 'item.add' ? { openItem: edit.id } : {})),
    openItem: assign(({ context }, id: string) => ({ openItem: context.openItem === id ? null : id })),
    takeKept: assign((_, { draft, base, lost }: KeptTripDraft) => ({ draft, base, lost })),
    callBehind: assign({ isBehind: true }),
    callSent: assign(({ context: { draft } }) => ({ sending: draft, isBehind: false, message: null })),
    rememberWanted: assign((_, wanted: TripStep) => ({ wanted, message: null })),
    forgetWanted: assign({ wanted: null }),
    rememberMoved: assign((_, { saved }: { saved: TripSaved }) => ({ saved })),
    rememberSaved: assign(({ context: { sending } }, { saved }: { saved: TripSaved }) => ({
      ...{ saved, base: sending, lost: [], merges: 0 },
    })),
    rememberLost: assign(({ context: { lost, sending } }) => ({ lost: [...lost, sending] })),
    rememberTheirs: assign((_, { trip }: OfKind<TripFound, 'found'>) => ({ theirs: trip, chosen: null })),
    rememberConflicts: assign((_, { conflicts }: OfKind<ComparedTrips, 'asked'>) => ({ conflicts })),
    choose: assign((_, chosen: readonly string[]) => ({ chosen, merges: 0 })),
    startAnew: assign((_, { trip }: OfKind<TripStepAnswer, 'discarded'>) => ({ ...begun(trip), openItem: null })),
    useTheirs: assign(({ context }, { isNews }: OfKind<ComparedTrips, 'theirs'>) => ({
      ...uponTheirs(context, isNews),
      merges: 0,
    })),
    merge: assign(({ context }, { draft, isNews }: OfKind<ComparedTrips, 'merged'>) => ({
      ...uponTheirs(context, isNews),
      ...{ draft, merges: context.merges + 1 },
    })),
    giveUp: assign({ theirs: null, merges: 0, news: 'tooOften' }),
    forgetNews: assign({ news: null }),
    rememberRefusal: assign(refusalMessage),
    rememberFailure: assign(failureMessage),
  },
  delays: { autosave: autosaveMs },
  guards: {
    isEditable: ({ context }) => context.saved.state !== 'archived',
    isPossible: ({ context }, step: TripStep) => mayMove(context, step),
    isPossibleOnceSaved: ({ context }, step: TripStep) => mayMoveOnceSaved(context, step),
    isPossibleUnsaved: ({ context }, step: TripStep) => mayMoveUnsaved(context, step),
    isCurrent: ({ context }, { version }: KeptTripDraft) => version === context.saved.version,
    isBehind: ({ context }) => context.isBehind,
    isBehindAndWanted: ({ context }) => context.isBehind && context.wanted !== null,
    isWanted: ({ context }) => context.wanted !== null,
    isTooOften: ({ context }) => context.merges >= mostMerges,
  },
});
const call = callOf(editing);

/** A trip as its creator writes it, saved by itself in one queue. What is to be done with it waits until all is saved. */
export const tripEditingMachine = editing.createMachine({
  id: 'tripEditing',
  context: ({ input: { trip } }) => ({
    ...begun(trip),
    ...{ isBehind: false, wanted: null, theirs: null, conflicts: [], chosen: null, merges: 0, news: null },
    openItem: null,
    message: null,
  }),
  on: { 'item.open': { actions: { type: 'openItem', params: ({ event }) => event.id } } },
  initial: 'calm',
  states: {
    calm: {
      on: {
        'draft.restore': [
          {
            guard: { type: 'isCurrent', params: ({ event }) => event.kept },
            target: 'saving',
            actions: { type: 'takeKept', params: ({ event }) => event.kept },
          },
          { target: 'comparing', actions: { type: 'takeKept', params: ({ event }) => event.kept } },
        ],
        'draft.edit': {
          guard: 'isEditable',
          target: 'waiting',
          actions: [
            { type: 'edit', params: ({ event }) => event.edit },
            { type: 'openAdded', params: ({ event }) => event.edit },
          ],
        },
        'trip.step': {
          guard: { type: 'isPossible', params: ({ event }) => event.step },
          target: 'moving',
          actions: { type: 'rememberWanted', params: ({ event }) => event.step },
        },
      },
    },
    waiting: {
      tags: 'unsaved',
      on: {
        'draft.edit': {
          target: 'waiting',
          reenter: true,
          actions: [
            { type: 'edit', params: ({ event }) => event.edit },
            { type: 'openAdded', params: ({ event }) => event.edit },
          ],
        },
        'trip.step': {
          guard: { type: 'isPossibleOnceSaved', params: ({ event }) => event.step },
          target: 'saving',
          actions: { type: 'rememberWanted', params: ({ event }) => event.step },
        },
        'draft.save': 'saving',
      },
      after: { autosave: 'saving' },
    },
    saving: {
      tags: ['unsaved', 'saving'],
      entry: 'callSent',
      on: {
        'draft.edit': {
          actions: [
            { type: 'edit', params: ({ event }) => event.edit },
            { type: 'openAdded', params: ({ event }) => event.edit },
            'callBehind',
          ],
        },
        'trip.step': {
          guard: { type: 'isPossibleOnceSaved', params: ({ event }) => event.step },
          actions: { type: 'rememberWanted', params: ({ event }) => event.step },
        },
      },
      invoke: call('saveTrip', {
        input: ({ context: { saved, draft } }) => ({ id: saved._id, version: saved.version, trip: requestOf(draft) }),
        saved: { target: 'saved', actions: 'rememberSaved' },
        outdated: 'comparing',
        refused: { target: 'unsaved', actions: 'rememberRefusal' },
        failed: { target: 'unsaved', actions: ['rememberFailure', 'rememberLost'] },
      }),
    },
    saved: {
      always: [
        { guard: 'isBehindAndWanted', target: 'saving' },
        { guard: 'isBehind', target: 'waiting' },
        { guard: 'isWanted', target: 'moving' },
        'calm',
      ],
    },
    moving: {
      tags: 'moving',
      exit: 'forgetWanted',
      invoke: call('takeStep', {
        input: ({ context: { saved, wanted } }) => ({ id: saved._id, version: saved.version, step: wanted }),
        moved: { target: 'calm', actions: 'rememberMoved' },
        discarded: { target: 'calm', actions: 'startAnew' },
        deleted: 'deleted',
        outdated: 'comparing',
        refused: { target: 'unsaved', actions: 'rememberRefusal' },
        failed: { target: 'unsaved', actions: 'rememberFailure' },
      }),
    },
    comparing: {
      tags: 'unsaved',
      entry: 'forgetWanted',
      on: {
        'draft.edit': {
          guard: 'isEditable',
          actions: [
            { type: 'edit', params: ({ event }) => event.edit },
            { type: 'openAdded', params: ({ event }) => event.edit },
          ],
        },
      },
      invoke: call('fetchTheirs', {
        input: ({ context }) => ({ id: context.saved._id }),
        found: { target: 'merging', actions: 'rememberTheirs' },
        gone: 'gone',
        failed: { target: 'unsaved', actions: 'rememberFailure' },
      }),
    },
    merging: {
      tags: 'unsaved',
      on: {
        'draft.edit': {
          guard: 'isEditable',
          target: 'merging',
          reenter: true,
          actions: [
            { type: 'edit', params: ({ event }) => event.edit },
            { type: 'openAdded', params: ({ event }) => event.edit },
          ],
        },
      },
      invoke: call('compareTrips', {
        input: ({ context }) => comparedIn(context),
        theirs: { target: 'calm', actions: 'useTheirs' },
        asked: { target: 'conflicting', actions: 'rememberConflicts' },
        merged: [
          { guard: 'isTooOften', target: 'unsaved', actions: 'giveUp' },
          { target: 'saving', actions: 'merge' },
        ],
        failed: 'unsaved',
      }),
    },
    conflicting: {
      tags: 'unsaved',
      on: {
        'conflict.settle': { target: 'merging', actions: { type: 'choose', params: ({ event }) => event.paths } },
      },
    },
    unsaved: {
      tags: 'unsaved',
      entry: 'forgetWanted',
      on: {
        'draft.edit': {
          guard: 'isEditable',
          target: 'waiting',
          actions: [
            { type: 'edit', params: ({ event }) => event.edit },
            { type: 'openAdded', params: ({ event }) => event.edit },
          ],
        },
        'trip.step': {
          guard: { type: 'isPossibleUnsaved', params: ({ event }) => event.step },
          target: 'moving',
          actions: ['forgetNews', { type: 'rememberWanted', params: ({ event }) => event.step }],
        },
        'call.retry': { target: 'saving', actions: 'forgetNews' },
        'draft.save': { target: 'saving', actions: 'forgetNews' },
      },
    },
    gone: {},
    deleted: {},
  },
});

export type TripEditingActor = ActorRefFrom<typeof tripEditingMachine>;
export type TripEditingSnapshot = SnapshotFrom<typeof tripEditingMachine>;
