import { tripBeginningMachine } from '#machines/trip-beginning/trip-beginning.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const begin = { type: 'trip.begin' } as const;
const title = (text: string) => ({ type: 'title.change', title: text }) as const;
const calls = { createTrip: { title: 'By the sea', tripType: 'GUIDED_TOUR' } };

export const journeys = journeysOf({
  machine: tripBeginningMachine,
  file: 'trip-beginning/trip-beginning.machine.ts',
  journeys: {
    'a trip begins with a title of three characters, without the blanks around it, and its kind'(open) {
      const page = open();
      page.isIn('editing.calm', { context: { title: '', tripType: 'NON_SHOPPABLE', tripId: null, message: null } });
      page.rejects(begin);
      page.send(title(' By '));
      page.isIn('editing.calm', { context: { title: ' By ' } });
      page.rejects(begin);
      page.send({ type: 'type.choose', tripType: 'ITINERARY_SALES' });
      page.isIn('editing.calm', { context: { tripType: 'ITINERARY_SALES' } });
      page.send(title(' By the sea '), { type: 'type.choose', tripType: 'GUIDED_TOUR' }, begin);
      page.isIn('submitting', { calls });
      page.rejects(begin, title('Home'), { type: 'type.choose', tripType: 'NON_SHOPPABLE' });
      page.answer('createTrip', { kind: 'begun', tripId: 'sea' });
      page.isIn('begun', { output: undefined, context: { tripId: 'sea' } });
    },
    'three letters are enough'(open) {
      const page = open();
      page.send(title('Sea'), begin);
      page.isIn('submitting', { calls: { createTrip: { title: 'Sea', tripType: 'NON_SHOPPABLE' } } });
    },
    'a refusal or a call that broke says why, and can be tried again'(open) {
      const page = open();
      page.send(title('By the sea'), { type: 'type.choose', tripType: 'GUIDED_TOUR' }, begin);
      page.answer('createTrip', { kind: 'refused', message: 'Too many.' });
      page.isIn('editing.refused', { context: { message: 'Too many.', tripId: null } });
      page.send({ type: 'type.choose', tripType: 'NON_SHOPPABLE' });
      page.isIn('editing.refused', { context: { message: 'Too many.' } });
      page.send({ type: 'type.choose', tripType: 'GUIDED_TOUR' }, title('By the sea'));
      page.isIn('editing.refused', { context: { message: 'Too many.' } });
      page.send(begin);
      page.isIn('submitting', { calls, context: { message: null } });
      page.fail('createTrip', { message: 'Network Error' });
      page.isIn('editing.refused', { context: { message: 'Network Error' } });
    },
  },
});
