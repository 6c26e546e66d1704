import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { OwnTrip } from '#contract/own-trip.ts';
import type { CityItem } from '#contract/reference-data.ts';
import type { TripDraft } from '#machines/rules/trip-draft.ts';
import { callOf, failureMessage, type OfKind } from '../call.ts';
import { citySearchMachine } from '../city-search/city-search.machine.ts';
import { type CoverReport, coverUploadMachine } from '../cover-upload/cover-upload.machine.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';
import type { ChildrenOf, Running } from '../page-flows.ts';
import { type DrawnReport, pictureMachine } from '../picture/picture.machine.ts';
import { pictureQueueMachine, type QueueReport } from '../picture-queue/picture-queue.machine.ts';
import { tripEditingMachine } from '../trip-editing/trip-editing.machine.ts';
import type { TripReport, UnsavedTrip, UploadedPicture } from '../trip-editing/trip-editing.setup.ts';
import type { TripStep } from '../trip-editing/trip-steps.ts';
import { tripMapMachine } from '../trip-map/trip-map.machine.ts';

/** Includes the draft that this device has stored. */
export type LoadedTrip = { kind: 'found'; trip: OwnTrip; unsaved: UnsavedTrip | null } | { kind: 'gone' };

/** Steps that need a confirmation. */
export type ConfirmedStep = Exclude<TripStep, 'publish' | 'restore'> | 'discardUnsaved';

/** Someone who leaves is asked if the save takes longer. */
const maxSaveMs = 3_000;

const flows = {
  editing: tripEditingMachine,
  picture: pictureMachine,
  cover: coverUploadMachine,
  queue: pictureQueueMachine,
  city: citySearchMachine,
  map: tripMapMachine,
};

interface Types {
  input: { id: string };
  context: {
    id: string;
    unsaved: UnsavedTrip | null;
    trip: OwnTrip | null;
    isLoggingOut: boolean;
    isUploading: boolean;
    isQueueUploading: boolean;
    step: ConfirmedStep | null;
    message: string | null;
  };
  events:
    | { type: 'call.retry' }
    | { type: 'city.choose'; city: CityItem }
    | { type: 'step.request'; step: ConfirmedStep }
    | { type: 'action.confirm' }
    | { type: 'action.cancel' }
    | { type: 'page.leave' }
    | { type: 'session.leave' }
    | { type: 'leave.confirm' }
    | { type: 'leave.cancel' }
    | TripReport
    | DrawnReport
    | CoverReport
    | QueueReport;
  children: ChildrenOf<typeof flows>;
}

const editor = setup({
  types: {} as Types,
  actors: {
    fetchTrip: fromPromise<LoadedTrip, { id: string }>(notProvided('fetchTrip')),
    ...flows,
  },
  actions: {
    setTrip: assign((_, { trip, unsaved }: OfKind<LoadedTrip, 'found'>) => ({ trip, unsaved })),
    rememberFailure: assign(failureMessage),
    startLeaving: assign((_, isLoggingOut: boolean) => ({ isLoggingOut })),
    setUploading: assign((_, isUploading: boolean) => ({ isUploading })),
    setQueueUploading: assign((_, isQueueUploading: boolean) => ({ isQueueUploading })),
    rememberStep: assign((_, step: ConfirmedStep) => ({ step })),
    takeStep: sendTo('editing', ({ context: { step } }) =>
      step === null || step === 'discardUnsaved' ? { type: 'draft.discard' } : { type: 'trip.step', step },
    ),
    saveDraft: sendTo('editing', { type: 'draft.save' }),
    addPlace: sendTo('editing', (_, place: CityItem) => ({ type: 'draft.edit', edit: { kind: 'place.add', place } })),
    setPicture: sendTo('editing', (_, { folder, slot }: UploadedPicture) => ({ type: 'picture.set', folder, slot })),
    closeSearch: sendTo('city', { type: 'search.close' }),
    drawMap: sendTo('map', (_, { places }: TripDraft) => ({
      type: 'cities.change',
      cities: places.flatMap(({ _id }) => _id ?? []),
    })),
    uploadPicture: sendTo('cover', (_, { pictureId, slot }: DrawnReport) => ({
      type: 'picture.upload',
      pictureId,
      slot,
    })),
    storeDraft: (_, _unsaved: UnsavedTrip) => effectNotProvided('storeDraft'),
    clearStoredDraft: () => effectNotProvided('clearStoredDraft'),
    endSession: () => effectNotProvided('endSession'),
  },
  guards: {
    isUploaded: ({ context }) => !(context.isUploading || context.isQueueUploading),
    isLoggingOut: ({ context }) => context.isLoggingOut,
  },
  delays: { maxSaveMs },
});
const call = callOf(editor);

const saved = [
  'clearStoredDraft',
  { type: 'drawMap', params: ({ event }: { event: { draft: TripDraft } }) => event.draft },
] as const;

const ready = editor.createStateConfig({
  invoke: [
    { id: 'city', src: 'city', input: { minLetters: 2 } },
    { id: 'map', src: 'map' },
    { id: 'picture', src: 'picture' },
    { id: 'cover', src: 'cover', input: ({ context }) => ({ creatorId: context.trip?.creatorId ?? '' }) },
    { id: 'queue', src: 'queue', input: ({ context }) => ({ creatorId: context.trip?.creatorId ?? '' }) },
    {
      id: 'editing',
      src: 'editing',
      input: ({ context: { trip, unsaved } }) => ({ trip: trip as OwnTrip, unsaved }),
    },
  ],
  on: {
    'city.choose': { actions: [{ type: 'addPlace', params: ({ event }) => event.city }, 'closeSearch'] },
    'draft.changed': {
      actions: [
        { type: 'storeDraft', params: ({ event }) => event.unsaved },
        { type: 'drawMap', params: ({ event }) => event.unsaved.draft },
      ],
    },
    'draft.saved': { actions: saved },
    'trip.removed': { actions: 'clearStoredDraft' },
    'picture.drawn': { actions: { type: 'uploadPicture', params: ({ event }) => event } },
    'cover.uploading': { actions: { type: 'setUploading', params: true } },
    'cover.failed': { actions: { type: 'setUploading', params: false } },
    'cover.uploaded': {
      actions: [
        { type: 'setUploading', params: false },
        { type: 'setPicture', params: ({ event }) => event },
      ],
    },
    'pictures.uploading': { actions: { type: 'setQueueUploading', params: true } },
    'pictures.failed': { actions: { type: 'setQueueUploading', params: false } },
    'pictures.uploaded': {
      actions: [
        { type: 'setQueueUploading', params: false },
        { type: 'setPicture', params: ({ event }) => event },
      ],
    },
    'page.leave': { target: '.leaving', actions: { type: 'startLeaving', params: false } },
    'session.leave': { target: '.leaving', actions: { type: 'startLeaving', params: true } },
  },
  initial: 'open',
  states: {
    open: {
      on: {
        'step.request': {
          target: 'confirming',
          actions: { type: 'rememberStep', params: ({ event }) => event.step },
        },
      },
    },
    confirming: {
      on: {
        'trip.removed': { target: 'open', actions: 'clearStoredDraft' },
        'conflict.found': 'open',
        'action.confirm': { target: 'open', actions: 'takeStep' },
        'action.cancel': 'open',
      },
    },
    leaving: {
      entry: 'saveDraft',
      on: {
        'draft.saved': { guard: 'isUploaded', target: 'left', actions: saved },
        'trip.removed': { target: 'left', actions: 'clearStoredDraft' },
        'save.failed': 'unsure',
        'conflict.found': 'unsure',
      },
      after: { maxSaveMs: 'unsure' },
    },
    /** Asks whether to leave without saving. */
    unsure: {
      on: {
        'draft.saved': { guard: 'isUploaded', target: 'left', actions: saved },
        'trip.removed': { target: 'left', actions: 'clearStoredDraft' },
        'leave.confirm': 'left',
        'leave.cancel': 'open',
      },
    },
    left: { always: { guard: 'isLoggingOut', target: 'open', actions: 'endSession' } },
  },
});

/** The page of one trip: its draft, cover and map, and leaving it without losing anything. */
export const tripEditorMachine = editor.createMachine({
  id: 'tripEditor',
  context: ({ input }) => ({
    ...input,
    unsaved: null,
    trip: null,
    isLoggingOut: false,
    isUploading: false,
    isQueueUploading: false,
    step: null,
    message: null,
  }),
  on: { 'session.leave': { actions: 'endSession' } },
  initial: 'loading',
  states: {
    loading: {
      invoke: call('fetchTrip', {
        input: ({ context }) => ({ id: context.id }),
        found: { target: 'ready', actions: 'setTrip' },
        gone: 'notFound',
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    notFound: {},
    failed: { on: { 'call.retry': 'loading' } },
    ready,
  },
});

export type TripEditorActor = ActorRefFrom<typeof tripEditorMachine>;
export type TripEditorFlows = Running<typeof flows>;
export type TripEditorSnapshot = SnapshotFrom<typeof tripEditorMachine>;
