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
      page.sees('editing.calm', { holds: { title: '', tripType: 'NON_SHOPPABLE', tripId: null, message: null } });
      page.refuses(begin);
      page.send(title(' By '));
      page.sees('editing.calm', { holds: { title: ' By ' } });
      page.refuses(begin);
      page.send({ type: 'type.choose', tripType: 'ITINERARY_SALES' });
      page.sees('editing.calm', { holds: { tripType: 'ITINERARY_SALES' } });
      page.send(title(' By the sea '), { type: 'type.choose', tripType: 'GUIDED_TOUR' }, begin);
      page.sees('submitting', { calls });
      page.refuses(begin, title('Home'), { type: 'type.choose', tripType: 'NON_SHOPPABLE' });
      page.answer('createTrip', { kind: 'begun', tripId: 'sea' });
      page.sees('begun', { over: undefined, holds: { tripId: 'sea' } });
    },
    'three letters are enough'(open) {
      const page = open();
      page.send(title('Sea'), begin);
      page.sees('submitting', { calls: { createTrip: { title: 'Sea', tripType: 'NON_SHOPPABLE' } } });
    },
    'a refusal or a call that broke says why, and can be tried again'(open) {
      const page = open();
      page.send(title('By the sea'), { type: 'type.choose', tripType: 'GUIDED_TOUR' }, begin);
      page.answer('createTrip', { kind: 'refused', message: 'Too many.' });
      page.sees('editing.refused', { holds: { message: 'Too many.', tripId: null } });
      page.send({ type: 'type.choose', tripType: 'NON_SHOPPABLE' });
      page.sees('editing.refused', { holds: { message: 'Too many.' } });
      page.send({ type: 'type.choose', tripType: 'GUIDED_TOUR' }, title('By the sea'));
      page.sees('editing.refused', { holds: { message: 'Too many.' } });
      page.send(begin);
      page.sees('submitting', { calls, holds: { message: null } });
      page.fail('createTrip', { message: 'Network Error' });
      page.sees('editing.refused', { holds: { message: 'Network Error' } });
    },
  },
});
