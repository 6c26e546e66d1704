import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { OwnTrip, TripRequest, TripSaved } from '#contract/own-trip.ts';
import { editedDraft, type TripEdit } from '#rules/edit-trip.ts';
import { draftOf, requestOf, type TripDraft } from '#rules/trip-draft.ts';
import { callOf, failureWords, type OfKind, refusalWords } from '../call.ts';
import { pause } from '../clock/pause.actors.ts';
import { notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';
import { mayMove, mayMoveOnceSaved, type TripStep } from './trip-steps.ts';

/** So long after the last letter a draft is saved. */
export const tripPause = 1_000;

export interface KeptTripDraft {
  draft: TripDraft;
  version: number;
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

export interface Context {
  saved: TripSaved;
  draft: TripDraft;
  /** Whether it was edited after it was sent. */
  isBehind: boolean;
  /** What is to be done as soon as all is saved. */
  wanted: TripStep | null;
  theirs: OwnTrip | null;
  openItem: string | null;
  message: string | null;
}

interface Types {
  input: { trip: OwnTrip };
  context: Context;
  events:
    | { type: 'draft.edit'; edit: TripEdit }
    /** What this device kept of it, and nobody has saved yet. */
    | { type: 'draft.restore'; kept: KeptTripDraft }
    | { type: 'item.open'; id: string }
    | { type: 'trip.step'; step: TripStep }
    | { type: 'conflict.keepMine' }
    | { type: 'conflict.useTheirs' }
    | { type: 'call.retry' };
  tags: 'unsaved' | 'saving' | 'moving';
}

const savedIn = ({ _id, state, version, savedAt, address }: TripSaved): TripSaved => ({
  ...{ _id, state, version, savedAt, address },
});

const editing = setup({
  types: {} as Types,
  actors: {
    pause,
    saveTrip: fromPromise<TripSaveAnswer, Asked & { trip: TripRequest }>(notProvided('saveTrip')),
    takeStep: fromPromise<TripStepAnswer, Asked & { step: TripStep | null }>(notProvided('takeStep')),
    fetchTheirs: fromPromise<TripFound, { id: string }>(notProvided('fetchTheirs')),
  },
  actions: {
    edit: assign(({ context }, edit: TripEdit) => ({ draft: editedDraft(context.draft, edit) })),
    openAdded: assign((_, edit: TripEdit) => (edit.kind === 'item.add' ? { openItem: edit.id } : {})),
    openItem: assign(({ context }, id: string) => ({ openItem: context.openItem === id ? null : id })),
    takeKept: assign((_, { draft }: KeptTripDraft) => ({ draft })),
    callBehind: assign({ isBehind: true }),
    callSent: assign({ isBehind: false, message: null }),
    rememberWanted: assign((_, wanted: TripStep) => ({ wanted })),
    forgetWanted: assign({ wanted: null }),
    rememberSaved: assign((_, { saved }: { saved: TripSaved }) => ({ saved })),
    rememberTheirs: assign((_, { trip }: OfKind<TripFound, 'found'>) => ({ theirs: trip })),
    startAnew: assign((_, { trip }: OfKind<TripStepAnswer, 'discarded'>) => ({
      ...{ saved: savedIn(trip), draft: draftOf(trip), openItem: null },
    })),
    useTheirs: assign(({ context: { theirs, saved, draft } }) => ({
      ...{ saved: savedIn(theirs ?? saved), draft: theirs === null ? draft : draftOf(theirs), theirs: null },
    })),
    keepMine: assign(({ context: { theirs, saved } }) => ({ saved: savedIn(theirs ?? saved), theirs: null })),
    rememberRefusal: assign(refusalWords),
    rememberFailure: assign(failureWords),
  },
  guards: {
    isEditable: ({ context }) => context.saved.state !== 'archived',
    isPossible: ({ context }, step: TripStep) => mayMove(context, step),
    isPossibleOnceSaved: ({ context }, step: TripStep) => mayMoveOnceSaved(context, step),
    isCurrent: ({ context }, { version }: KeptTripDraft) => version === context.saved.version,
    isBehind: ({ context }) => context.isBehind,
    isBehindAndWanted: ({ context }) => context.isBehind && context.wanted !== null,
    isWanted: ({ context }) => context.wanted !== null,
  },
});
const call = callOf(editing);

/** A trip as its creator writes it, saved by itself in one queue. What is to be done with it waits until all is saved. */
export const tripEditingMachine = editing.createMachine({
  id: 'tripEditing',
  context: ({ input: { trip } }) => ({
    saved: savedIn(trip),
    draft: draftOf(trip),
    isBehind: false,
    wanted: null,
    theirs: null,
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
      },
      invoke: call('pause', { input: { milliseconds: tripPause }, done: 'saving', failed: 'saving' }),
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
        failed: { target: 'unsaved', actions: 'rememberFailure' },
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
        moved: { target: 'calm', actions: 'rememberSaved' },
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
        found: { target: 'conflicting', actions: 'rememberTheirs' },
        gone: 'gone',
        failed: { target: 'unsaved', actions: 'rememberFailure' },
      }),
    },
    conflicting: {
      tags: 'unsaved',
      on: {
        'conflict.keepMine': { target: 'saving', actions: 'keepMine' },
        'conflict.useTheirs': { target: 'calm', actions: 'useTheirs' },
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
        'call.retry': 'saving',
      },
    },
    gone: {},
    deleted: {},
  },
});

export type TripEditingActor = ActorRefFrom<typeof tripEditingMachine>;
export type TripEditingSnapshot = SnapshotFrom<typeof tripEditingMachine>;
