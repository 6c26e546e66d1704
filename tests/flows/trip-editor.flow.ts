import { tripEditingMachine } from '#machines/trip-editing/trip-editing.machine.ts';
import { tripEditorMachine } from '#machines/trip-editor/trip-editor.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { makeDraft, makeOwnTrip, makeSaved } from '#tests/kit/own-trips.ts';
import { cover, coverOnItsWay, picture } from './dashboard.flow.ts';
import { demoTrip } from './own-account.flow.ts';

export const kas = { _id: '308948', cityName: 'Kaş', stateName: 'Antalya', countryName: 'Turkey' };

/** A snapshot of the editing flow. */
export const editing = (value: 'calm' | 'saving' | 'moving' | 'conflicting' | 'unsaved' | 'deleted', given = {}) =>
  tripEditingMachine.resolveState({
    value,
    context: {
      ...{ saved: makeSaved(), draft: makeDraft(given), base: makeDraft(), sending: makeDraft(), lost: [] },
      ...{ isBehind: false, wanted: null, theirs: null, conflicts: [], chosen: null, merges: 0, news: null },
      ...{ openItem: null, message: null },
    },
  });

export const flow = {
  model: modelOf({
    title: 'Trip page',
    machine: tripEditorMachine,
    input: { id: 'sea' },
    events: {
      'call.retry': [{}],
      'city.choose': [{ city: kas }],
      'step.ask': [{ step: 'unpublish' }, { step: 'delete' }],
      'step.confirm': [{}],
      'step.cancel': [{}],
      'page.leave': [{}],
      'session.leave': [{}],
      'leave.confirm': [{}],
      'leave.cancel': [{}],
      'xstate.snapshot.editing': [
        { said: 'a saved trip', snapshot: editing('calm') },
        { said: 'a trip that is being saved', snapshot: editing('saving') },
        { said: 'a trip that could not be saved', snapshot: editing('unsaved') },
      ],
      'xstate.snapshot.picture': [
        { said: 'no picture', snapshot: picture(null) },
        { said: 'a drawn picture', snapshot: picture('picture-1') },
      ],
      'xstate.snapshot.cover': [
        { said: 'no cover', snapshot: cover(null) },
        { said: 'a cover that is being sent', snapshot: coverOnItsWay },
        { said: 'an uploaded cover', snapshot: cover('cover-image/0') },
      ],
    },
    answers: {
      fetchTrip: [
        { kind: 'found', trip: makeOwnTrip(), kept: null },
        {
          kind: 'found',
          trip: makeOwnTrip(),
          kept: { draft: makeDraft({ title: 'Kept' }), base: makeDraft(), lost: [], version: 1 },
        },
        { kind: 'gone' },
      ],
    },
    vertex: ({ asked, isLoggingOut, folder, isSendingCover }) => [asked, isLoggingOut, folder, isSendingCover],
    isConsistent: ({ context }, { fetchTrip }) => context.trip === null || fetchTrip?.id === context.id,
    restingStates: ['nobody'],
  }),
  guide: {
    ...demoTrip,
    answers: { fetchTrip: { found: 'open one of your trips', gone: 'open a trip that was deleted in another tab' } },
    conditions: { isLoggingOut: 'Logout was pressed', isSaved: 'the trip and its cover are saved' },
  },
  words: {
    'call.retry': 'Press Try again',
    'city.choose': 'Choose a city',
    'step.ask': ({ step }) => `Press ${step === 'delete' ? 'Delete' : 'Unpublish'}`,
    'step.confirm': 'Confirm the question',
    'step.cancel': 'Press Cancel',
    'page.leave': 'Follow a link or press Back before everything is saved',
    'session.leave': 'Press Logout',
    'leave.confirm': 'Press Leave',
    'leave.cancel': 'Press Stay',
  },
} satisfies Flow;
