import { tripCreationMachine } from '#machines/trip-creation/trip-creation.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const create = { type: 'trip.create' } as const;
const title = (text: string) => ({ type: 'title.change', title: text }) as const;
const choose = (tripType: 'GUIDED_TOUR' | 'ITINERARY_SALES' | 'NON_SHOPPABLE') =>
  ({ type: 'type.choose', tripType }) as const;
const calls = { createTrip: { title: 'By the sea', tripType: 'GUIDED_TOUR' } };

export const journeys = journeysOf({
  machine: tripCreationMachine,
  file: 'trip-creation/trip-creation.machine.ts',
  journeys: {
    'creates a trip with a title of at least three characters and a type'(open) {
      const page = open();
      page.isIn('editing.calm', { context: { title: '', tripType: 'NON_SHOPPABLE', tripId: null, message: null } });
      page.rejects(create);
      page.send(title(' By '), choose('ITINERARY_SALES'));
      page.rejects(create);
      page.isIn('editing.calm', { context: { title: ' By ', tripType: 'ITINERARY_SALES' } });
      page.send(title(' By the sea '), choose('GUIDED_TOUR'), create);
      page.isIn('submitting', { calls });
      page.rejects(create, title('Home'), choose('NON_SHOPPABLE'));
      page.answer('createTrip', { kind: 'created', tripId: 'sea' });
      page.isIn('created', { output: undefined, context: { tripId: 'sea' } });
      const short = open();
      short.send(title('Sea'), create);
      short.isIn('submitting', { calls: { createTrip: { title: 'Sea', tripType: 'NON_SHOPPABLE' } } });
    },
    'says why a trip could not be created, until it is tried again'(open) {
      const page = open();
      page.send(title('By the sea'), choose('GUIDED_TOUR'), create);
      page.answer('createTrip', { kind: 'refused', message: 'Too many.' });
      page.isIn('editing.refused', { context: { message: 'Too many.', tripId: null } });
      page.send(choose('NON_SHOPPABLE'), choose('GUIDED_TOUR'), title('By the sea'));
      page.isIn('editing.refused', { context: { message: 'Too many.' } });
      page.send(create);
      page.isIn('submitting', { calls, context: { message: null } });
      page.fail('createTrip', { message: 'Network Error' });
      page.isIn('editing.refused', { context: { message: 'Network Error' } });
    },
  },
});
