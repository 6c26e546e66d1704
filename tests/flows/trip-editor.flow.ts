import { tripEditorMachine } from '#machines/trip-editor/trip-editor.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { makeDraft, makeOwnTrip } from '#tests/kit/own-trips.ts';
import { demoTrip } from './own-account.flow.ts';

export const kas = { _id: '308948', cityName: 'Kaş', stateName: 'Antalya', countryName: 'Turkey' };

export const unsavedTrip = { draft: makeDraft({ title: 'Stored' }), base: makeDraft(), unconfirmed: [], version: 1 };

export const flow = {
  model: modelOf({
    title: 'Trip page',
    machine: tripEditorMachine,
    input: { id: 'sea' },
    events: {
      'city.choose': [{ city: kas }],
      'step.request': [{ step: 'delete' }, { step: 'discardUnsaved' }],
      'draft.changed': [{ unsaved: unsavedTrip }],
      'draft.saved': [{ draft: makeDraft() }],
      'picture.drawn': [{ pictureId: 'picture-1', slot: 'cover' }],
      'cover.uploaded': [{ folder: 'cover-image/0', slot: 'cover' }],
      'pictures.uploaded': [{ folder: 'cover-image/1', slot: 'story' }],
    },
    answers: {
      fetchTrip: [
        { kind: 'found', trip: makeOwnTrip(), unsaved: null },
        { kind: 'found', trip: makeOwnTrip(), unsaved: unsavedTrip },
        { kind: 'gone' },
      ],
    },
    vertex: ({ isLoggingOut, isUploading, isQueueUploading }) => [isLoggingOut, isUploading, isQueueUploading],
    isConsistent: ({ context }, { fetchTrip }) => context.trip === null || fetchTrip?.id === context.id,
    restingStates: ['notFound'],
  }),
  guide: {
    ...demoTrip,
    answers: { fetchTrip: { found: 'open one of your trips', gone: 'open a trip that was deleted in another tab' } },
    conditions: { isLoggingOut: 'Logout was pressed', isUploaded: 'no picture is being uploaded' },
  },
  words: {
    'call.retry': 'Press Try again',
    'city.choose': 'Choose a city',
    'step.request': ({ step }) => `Press ${step === 'delete' ? 'Delete' : 'Discard unsaved changes'}`,
    'action.confirm': 'Press the same in the question',
    'action.cancel': 'Press Cancel',
    'page.leave': 'Follow a link or press Back before everything is saved',
    'session.leave': 'Press Logout',
    'leave.confirm': 'Press Leave',
    'leave.cancel': 'Press Stay',
    'draft.changed': 'The draft changes',
    'draft.saved': 'Everything is saved',
    'save.failed': 'A save fails',
    'conflict.found': 'Another tab has changed the same',
    'trip.removed': 'The trip is deleted',
    'picture.drawn': 'A picture is drawn',
    'cover.uploading': 'A cover is being uploaded',
    'cover.uploaded': 'A cover is uploaded',
    'cover.failed': 'A cover cannot be uploaded',
    'pictures.uploading': 'One of several pictures is being uploaded',
    'pictures.uploaded': 'One of several pictures is uploaded',
    'pictures.failed': 'One of several pictures cannot be uploaded',
  },
} satisfies Flow;
