import { tripCreationMachine } from '#machines/trip-creation/trip-creation.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { demoNewTrip } from './own-account.flow.ts';

const types = { NON_SHOPPABLE: 'Free to read', ITINERARY_SALES: 'Plan for sale', GUIDED_TOUR: 'Guided tour' };
const form = ['New trip', 'What kind of trip is it?'];

export const flow = {
  model: modelOf({
    title: 'New trip',
    machine: tripCreationMachine,
    input: undefined,
    events: {
      'title.change': [{ title: 'By the sea' }, { title: 'By' }],
      'type.choose': [{ tripType: 'GUIDED_TOUR' }, { tripType: 'NON_SHOPPABLE' }],
    },
    answers: {
      createTrip: [
        { kind: 'created', tripId: 'sea' },
        { kind: 'refused', message: 'You have 500 trips. Please remove one first.' },
      ],
    },
    vertex: ({ title, tripType, message }) => [title, tripType, message === null],
    isConsistent: ({ context: { title, tripType, tripId } }, { createTrip }) =>
      tripId === null || (createTrip?.title === title.trim() && createTrip.tripType === tripType),
  }),
  guide: {
    ...demoNewTrip,
    answers: {
      createTrip: { created: 'press Create trip', refused: 'not by hand: only after 30 in a minute, or 500 trips' },
    },
  },
  words: {
    'title.change': ({ title }) => `Type the title ${title}`,
    'type.choose': ({ tripType }) => `Choose ${types[tripType as keyof typeof types]}`,
  },
  shown: {
    texts: {
      'editing.calm': form,
      'editing.refused': form,
      submitting: [...form, 'Creating...'],
      created: ['The page of the trip'],
    },
  },
  gestures: {
    'title.change': ({ refill }, { title }) => refill('Title', title),
    'type.choose': ({ choose }, { tripType }) =>
      choose(tripType === 'GUIDED_TOUR' ? /^Guided tour/ : /^Free to read/, tripType),
    'trip.create': ({ press }) => press('Create trip'),
  },
} satisfies Flow;
