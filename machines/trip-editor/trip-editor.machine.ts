import { type ActorRefFrom, assign, enqueueActions, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { OwnTrip } from '#contract/own-trip.ts';
import type { CityItem } from '#contract/reference-data.ts';
import { callOf, failureMessage, type OfKind } from '../call.ts';
import { citySearchMachine } from '../city-search/city-search.machine.ts';
import { type CoverUploadSnapshot, coverUploadMachine } from '../cover-upload/cover-upload.machine.ts';
import { isCoverImageUploading, uploadedFolder } from '../cover-upload/cover-upload.view.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';
import { type PictureSnapshot, pictureMachine } from '../picture/picture.machine.ts';
import { drawnPicture } from '../picture/picture.view.ts';
import {
  type KeptTripDraft,
  type TripEditingSnapshot,
  tripEditingMachine,
} from '../trip-editing/trip-editing.machine.ts';
import { isDeleted, isPending, isStuck } from '../trip-editing/trip-editing.view.ts';
import type { TripStep } from '../trip-editing/trip-steps.ts';
import { tripMapMachine } from '../trip-map/trip-map.machine.ts';

/** With what this device kept of it. */
export type TripOpened = { kind: 'found'; trip: OwnTrip; kept: KeptTripDraft | null } | { kind: 'gone' };

/** So long whoever leaves waits for a save before they are asked. */
export const leavingPatience = 3_000;

interface Types {
  input: { id: string };
  context: {
    id: string;
    kept: KeptTripDraft | null;
    trip: OwnTrip | null;
    /** What somebody wants to do, and is asked about. */
    asked: TripStep | null;
    /** Whether whoever leaves the page leaves the house as well. */
    isLoggingOut: boolean;
    /** A cover that is sent, and that the draft has not taken yet. */
    folder: string | null;
    isSendingCover: boolean;
    message: string | null;
  };
  events:
    | { type: 'call.retry' }
    | { type: 'city.choose'; city: CityItem }
    | { type: 'step.ask'; step: TripStep }
    | { type: 'step.confirm' }
    | { type: 'step.cancel' }
    | { type: 'page.leave' }
    | { type: 'session.leave' }
    | { type: 'leave.confirm' }
    | { type: 'leave.cancel' }
    | { type: 'xstate.snapshot.editing'; snapshot: TripEditingSnapshot }
    | { type: 'xstate.snapshot.picture'; snapshot: PictureSnapshot }
    | { type: 'xstate.snapshot.cover'; snapshot: CoverUploadSnapshot };
  children: { editing: 'editing'; picture: 'picture'; cover: 'cover'; city: 'city'; map: 'map' };
}

const withCover = (coverImage: string | null) =>
  ({ type: 'draft.edit', edit: { kind: 'fields', change: { coverImage } } }) as const;

type Event = Types['events'];

/** While a step is taken or a conflict is asked about, a draft takes nothing: a cover waits for it. */
const settleCover = enqueueActions<Types['context'], Event, TripEditingSnapshot, Event, never, never, never>(
  ({ context: { folder }, enqueue }, editing) => {
    if (folder === null) return;
    if (editing.context.draft.coverImage === folder) enqueue.sendTo('cover', { type: 'folder.take' });
    else if (editing.can(withCover(folder))) enqueue.sendTo('editing', withCover(folder));
  },
);

/** Whether a cover is on its way into the draft; a trip that was deleted takes none. */
export const hasCoverToTake = (
  { folder, isSendingCover }: Pick<Types['context'], 'folder' | 'isSendingCover'>,
  editing: TripEditingSnapshot,
): boolean => !isDeleted(editing) && (isSendingCover || folder !== null);

const editor = setup({
  types: {} as Types,
  actors: {
    fetchTrip: fromPromise<TripOpened, { id: string }>(notProvided('fetchTrip')),
    editing: tripEditingMachine,
    picture: pictureMachine,
    cover: coverUploadMachine,
    city: citySearchMachine,
    map: tripMapMachine,
  },
  actions: {
    rememberTrip: assign((_, { trip, kept }: OfKind<TripOpened, 'found'>) => ({ trip, kept })),
    rememberFailure: assign(failureMessage),
    rememberAsked: assign((_, asked: TripStep) => ({ asked })),
    forgetAsked: assign({ asked: null }),
    rememberLeaving: assign((_, isLoggingOut: boolean) => ({ asked: null, isLoggingOut })),
    saveDraft: sendTo('editing', { type: 'draft.save' }),
    restoreDraft: sendTo('editing', ({ context }) => ({ type: 'draft.restore', kept: context.kept as KeptTripDraft })),
    takeStep: sendTo('editing', ({ context }) => ({ type: 'trip.step', step: context.asked ?? 'publish' })),
    addPlace: sendTo('editing', (_, place: CityItem) => ({ type: 'draft.edit', edit: { kind: 'place.add', place } })),
    closeSearch: sendTo('city', { type: 'search.close' }),
    tellMap: sendTo('map', (_, { context }: TripEditingSnapshot) => ({
      type: 'cities.settle',
      cities: context.draft.places.flatMap(({ _id }) => _id ?? []),
    })),
    tellPicture: sendTo('cover', (_, pictureId: string | null) => ({ type: 'picture.settle', pictureId })),
    rememberCover: assign((_, cover: CoverUploadSnapshot) => ({
      folder: uploadedFolder(cover),
      isSendingCover: isCoverImageUploading(cover),
    })),
    setCover: sendTo('editing', ({ context }) => withCover(context.folder)),
    settleCover,
    keepDraft: (_, _editing: TripEditingSnapshot) => effectNotProvided('keepDraft'),
    endSession: () => effectNotProvided('endSession'),
  },
  guards: {
    hasFolder: (_, folder: string | null) => folder !== null,
    hasKept: ({ context }) => context.kept !== null,
    isSaved: ({ context }, editing: TripEditingSnapshot) => !hasCoverToTake(context, editing) && !isPending(editing),
    isStuck: (_, editing: TripEditingSnapshot) => isStuck(editing),
    isLoggingOut: ({ context }) => context.isLoggingOut,
  },
  delays: { leavingPatience },
});
const call = callOf(editor);

const snapshotOf = ({ event }: { event: { snapshot: TripEditingSnapshot } }) => event.snapshot;
const hear = [
  { type: 'tellMap', params: snapshotOf },
  { type: 'keepDraft', params: snapshotOf },
] as const;
const hearAndSettle = [...hear, { type: 'settleCover', params: snapshotOf }] as const;

/** The page on which a trip is written: its draft, its cover, its places on a map, and what is to become of it. */
export const tripEditorMachine = editor.createMachine({
  id: 'tripEditor',
  context: ({ input }) => ({
    ...input,
    kept: null,
    trip: null,
    asked: null,
    isLoggingOut: false,
    folder: null,
    isSendingCover: false,
    message: null,
  }),
  on: { 'session.leave': { actions: 'endSession' } },
  initial: 'loading',
  states: {
    loading: {
      invoke: call('fetchTrip', {
        input: ({ context }) => ({ id: context.id }),
        found: { target: 'ready', actions: 'rememberTrip' },
        gone: 'nobody',
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    nobody: {},
    failed: { on: { 'call.retry': 'loading' } },
    ready: {
      invoke: [
        { id: 'city', src: 'city', input: { least: 2 } },
        { id: 'map', src: 'map' },
        {
          id: 'picture',
          src: 'picture',
          onSnapshot: {
            actions: [{ type: 'tellPicture', params: ({ event }) => drawnPicture(event.snapshot)?.id ?? null }],
          },
        },
        {
          id: 'cover',
          src: 'cover',
          input: ({ context }) => ({ creatorId: context.trip?.creatorId ?? '' }),
          onSnapshot: [
            {
              guard: { type: 'hasFolder', params: ({ event }) => uploadedFolder(event.snapshot) },
              actions: [{ type: 'rememberCover', params: ({ event }) => event.snapshot }, 'setCover'],
            },
            { actions: { type: 'rememberCover', params: ({ event }) => event.snapshot } },
          ],
        },
        {
          id: 'editing',
          src: 'editing',
          input: ({ context }) => ({ trip: context.trip as OwnTrip }),
          onSnapshot: { actions: hearAndSettle },
        },
      ],
      on: {
        'city.choose': { actions: [{ type: 'addPlace', params: ({ event }) => event.city }, 'closeSearch'] },
        'page.leave': { target: '.leaving', actions: { type: 'rememberLeaving', params: false } },
        'session.leave': { target: '.leaving', actions: { type: 'rememberLeaving', params: true } },
      },
      initial: 'beginning',
      states: {
        beginning: { always: [{ guard: 'hasKept', target: 'open', actions: 'restoreDraft' }, 'open'] },
        open: {
          on: {
            'step.ask': { target: 'asked', actions: { type: 'rememberAsked', params: ({ event }) => event.step } },
          },
        },
        asked: {
          on: {
            'step.confirm': { target: 'open', actions: ['takeStep', 'forgetAsked'] },
            'step.cancel': { target: 'open', actions: 'forgetAsked' },
          },
        },
        leaving: {
          entry: 'saveDraft',
          on: {
            'xstate.snapshot.editing': [
              { guard: { type: 'isSaved', params: snapshotOf }, target: 'left', actions: hear },
              { guard: { type: 'isStuck', params: snapshotOf }, target: 'unsure', actions: hearAndSettle },
            ],
          },
          after: { leavingPatience: 'unsure' },
        },
        /** Whether they leave all the same: what they have written is not saved, or not yet. */
        unsure: {
          on: {
            'xstate.snapshot.editing': {
              guard: { type: 'isSaved', params: snapshotOf },
              target: 'left',
              actions: hear,
            },
            'leave.confirm': 'left',
            'leave.cancel': 'open',
          },
        },
        left: { always: { guard: 'isLoggingOut', target: 'open', actions: 'endSession' } },
      },
    },
  },
});

export type TripEditorActor = ActorRefFrom<typeof tripEditorMachine>;
export type TripEditorSnapshot = SnapshotFrom<typeof tripEditorMachine>;
