import { stayFormMachine } from '#machines/stay-form/stay-form.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { makeBooking } from '#tests/kit/stays.ts';

type Form = Run<typeof stayFormMachine>;

const at = Date.parse('2026-06-01T12:00:00Z');
const submit = { type: 'form.submit', at } as const;
const timeZone = 'Europe/Istanbul';
const fresh = { timeZone, kept: null };
const blankRequest = { kind: 'request', tripId: null, replaces: null } as const;
const fromTrip = { ...blankRequest, tripId: 'trip-1' } as const;
const again = { ...blankRequest, replaces: 'stay-1' } as const;
const invitation = { kind: 'invitation', creatorId: 'creator-1' } as const;
const blank = {
  ...{ hotelName: '', cityId: null, cityName: '', timeZone, checkIn: '', checkOut: '' },
  ...{ adults: 1, children: 0, rooms: 1, stayType: null, deliverables: [] },
  ...{ budgetPerNight: '', currency: '' as const, words: '', contactPhone: '' },
};
const known = {
  about: 'Slow days in Kaş',
  draft: { hotelName: 'Bay House', cityName: 'Kaş', cityId: 'city-1', checkIn: '2026-06-12', checkOut: '2026-06-14' },
  days: [],
};
const kas = { _id: 'city-1', cityName: 'Kaş', stateName: 'Antalya', countryName: 'Turkey' };
const deliverables = [{ platform: 'instagram' as const, kind: 'reel' as const, count: 2 }];
const filled = { ...blank, ...known.draft, stayType: 'gifted' as const, deliverables };
/** The flows beside the form. */
const both = { city: { least: 2 }, lists: undefined };
const asked = (beginning: object) => ({ calls: { ...both, fetchBeginning: { beginning } } });
const alone = { calls: both };
const keeps = (draft: object) => ({ keepDraft: draft });

const whole = (open: Open<typeof stayFormMachine>, beginning: typeof fromTrip | typeof invitation = fromTrip): Form => {
  const form = open({ ...fresh, beginning });
  form.answer('fetchBeginning', { kind: 'known', known });
  form.send({ type: 'field.change', change: { stayType: 'gifted', deliverables } });
  return form;
};

const empty = (open: Open<typeof stayFormMachine>): Form => {
  const form = open({ ...fresh, beginning: blankRequest });
  form.answer('fetchBeginning', { kind: 'known', known: { about: '', draft: {}, days: [] } });
  return form;
};

export const journeys = journeysOf({
  machine: stayFormMachine,
  file: 'stay-form/stay-form.machine.ts',
  journeys: {
    'an empty form begins with nothing known'(open) {
      const form = empty(open);
      form.isIn('editing.calm', {
        ...alone,
        context: { draft: blank, about: '', days: [], left: {}, asks: 0, at: 0, message: null, booking: null },
      });
      form.rejects({ type: 'call.retry' }, { type: 'form.begin' }, { type: 'banner.dismiss' });
    },
    'what is known of a trip, of a stay before or of a creator is filled in, and the rest is left as it was'(open) {
      for (const beginning of [fromTrip, again, invitation]) {
        const form = open({ ...fresh, beginning });
        form.isIn('loading', asked(beginning));
        form.rejects(submit, { type: 'form.begin' });
        const days = [{ id: 'trip-1', cityName: 'Kaş', from: '2026-06-12', to: '2026-06-14' }];
        form.answer('fetchBeginning', { kind: 'known', known: { ...known, days } });
        form.isIn('editing.calm', {
          ...alone,
          context: { draft: { ...blank, ...known.draft }, about: known.about, days },
        });
      }
    },
    'what cannot be fetched is asked for again, and where there is nothing a request begins empty'(open) {
      const form = open({ ...fresh, beginning: fromTrip });
      form.fail('fetchBeginning', { message: 'Network Error' });
      form.isIn('failed', { ...alone, context: { message: 'Network Error' } });
      form.send({ type: 'call.retry' });
      form.isIn('loading', { ...asked(fromTrip), context: { message: null } });
      form.answer('fetchBeginning', { kind: 'missing' });
      form.isIn('missing', alone);
      form.send({ type: 'form.begin' });
      form.isIn('editing.calm', { ...alone, context: { draft: blank, about: '' } });
      const nobody = open({ ...fresh, beginning: invitation });
      nobody.answer('fetchBeginning', { kind: 'missing' });
      nobody.rejects({ type: 'form.begin' });
    },
    'a city is its name until it is chosen from the list, and typing forgets the choice'(open) {
      const form = empty(open);
      form.send({ type: 'city.type', text: 'Ka' });
      form.isIn('editing.calm', {
        ...alone,
        effects: [keeps({ ...blank, cityName: 'Ka' }), { city: { type: 'text.change', text: 'Ka' } }],
        context: { draft: { ...blank, cityName: 'Ka' } },
      });
      form.send({ type: 'city.choose', city: kas });
      form.isIn('editing.calm', {
        ...alone,
        effects: [keeps({ ...blank, cityName: 'Kaş', cityId: 'city-1' }), { city: { type: 'search.close' } }],
        context: { draft: { ...blank, cityName: 'Kaş', cityId: 'city-1' } },
      });
      form.send({ type: 'city.type', text: 'Kaşt' });
      form.isIn('editing.calm', {
        ...alone,
        effects: [keeps({ ...blank, cityName: 'Kaşt' }), { city: { type: 'text.change', text: 'Kaşt' } }],
        context: { draft: { ...blank, cityName: 'Kaşt' } },
      });
    },
    'what is not whole is not sent: everything is asked for, as of the moment it was sent'(open) {
      const form = empty(open);
      form.send({ type: 'field.leave', field: 'hotelName', at: 5 });
      form.isIn('editing.calm', { ...alone, context: { left: { hotelName: true }, at: 5, asks: 0 } });
      form.send({ type: 'field.leave', field: 'cityName', at: 6 }, submit, submit);
      form.isIn('editing.calm', { ...alone, context: { left: { hotelName: true, cityName: true }, at, asks: 2 } });
      const late = whole(open);
      late.send({ ...submit, at: Date.parse('2026-06-13T12:00:00Z') });
      late.isIn('editing.calm', { ...alone, effects: [keeps(filled)], context: { asks: 1 } });
      late.send({ type: 'field.change', change: { budgetPerNight: '1200,50' } }, submit);
      const priced = { ...filled, budgetPerNight: '1200,50' };
      late.isIn('editing.calm', { ...alone, effects: [keeps(priced)], context: { asks: 2 } });
      late.send({ type: 'field.change', change: { currency: 'EUR' } }, submit);
      const draft = { ...priced, currency: 'EUR' as const };
      late.isIn('submitting', {
        calls: { ...both, submitStay: { beginning: fromTrip, draft } },
        effects: [keeps(draft)],
      });
    },
    'a budget that cannot be read is not sent, with a currency or without'(open) {
      const form = whole(open);
      form.send({ type: 'field.change', change: { budgetPerNight: '120 EUR' } }, submit);
      form.isIn('editing.calm', {
        ...alone,
        effects: [keeps(filled), keeps({ ...filled, budgetPerNight: '120 EUR' })],
        context: { asks: 1 },
      });
      form.send({ type: 'field.change', change: { currency: 'EUR' } }, submit);
      const draft = { ...filled, budgetPerNight: '120 EUR', currency: 'EUR' as const };
      form.isIn('editing.calm', { ...alone, effects: [keeps(draft)], context: { asks: 2 } });
    },
    '[BOOK-01, BOOK-12] what is whole is sent as it stands, and the stay that came of it is shown'(open) {
      const form = whole(open);
      form.send(submit);
      form.isIn('submitting', {
        calls: { ...both, submitStay: { beginning: fromTrip, draft: filled } },
        effects: [keeps(filled)],
        context: { message: null },
      });
      form.rejects(submit, { type: 'field.change', change: { hotelName: '' } });
      const booking = makeBooking();
      form.answer('submitStay', { kind: 'submitted', booking });
      form.isIn('submitted', {
        ...alone,
        effects: [{ dropDraft: { kind: 'submitted', booking } }, { showBooking: { kind: 'submitted', booking } }],
        output: undefined,
        context: { booking },
      });
    },
    '[BOOK-11, BOOK-17, BOOK-22] a refusal stands until it is dismissed or sent again, and the form stays'(open) {
      const form = whole(open);
      form.send(submit);
      const fields = { checkIn: 'Too late there.', hotelName: 'Which one?' };
      form.answer('submitStay', { kind: 'refused', message: 'Please check.', fields });
      form.isIn('editing.refused', {
        ...alone,
        effects: [keeps(filled)],
        context: { message: 'Please check.', refusedFields: fields, draft: filled },
      });
      form.send({ type: 'field.leave', field: 'hotelName', at });
      form.send({ type: 'field.change', change: { checkIn: '2026-06-13' } });
      const later = { ...filled, checkIn: '2026-06-13' };
      form.isIn('editing.refused', {
        ...alone,
        effects: [keeps(later)],
        context: { refusedFields: { hotelName: 'Which one?' }, draft: later },
      });
      form.send({ type: 'city.type', text: 'Kaş' });
      form.isIn('editing.refused', {
        ...alone,
        effects: [keeps({ ...later, cityId: null }), { city: { type: 'text.change', text: 'Kaş' } }],
      });
      form.send({ type: 'city.choose', city: kas });
      form.isIn('editing.refused', { ...alone, effects: [keeps(later), { city: { type: 'search.close' } }] });
      form.send({ type: 'field.change', change: { stayType: null } }, submit);
      form.isIn('editing.refused', { ...alone, effects: [keeps({ ...later, stayType: null })], context: { asks: 1 } });
      form.send({ type: 'field.change', change: { stayType: 'gifted' } });
      form.send({ type: 'banner.dismiss' });
      form.isIn('editing.calm', { ...alone, effects: [keeps(later)], context: { message: null, refusedFields: {} } });
      form.send(submit);
      form.fail('submitStay');
      form.isIn('editing.refused', { ...alone, context: { message: null } });
      form.send(submit);
      form.fail('submitStay', { message: 'Network Error' });
      form.isIn('editing.refused', { ...alone, context: { message: 'Network Error' } });
      form.send(submit);
      form.isIn('submitting', {
        calls: {
          ...both,
          submitStay: { beginning: fromTrip, draft: later },
        },
        context: { message: null },
      });
    },
    'what is said of the words is forgotten once they are changed, by whichever name'(open) {
      for (const [beginning, field] of [
        [fromTrip, 'specialRequests'],
        [invitation, 'word'],
      ] as const) {
        const form = whole(open, beginning);
        form.send(submit);
        form.answer('submitStay', { kind: 'refused', message: 'Please check.', fields: { [field]: 'Not this.' } });
        form.send({ type: 'field.change', change: { words: 'x'.repeat(1001) } }, submit);
        const draft = { ...filled, words: 'x'.repeat(1001) };
        form.isIn('editing.refused', {
          ...alone,
          effects: [keeps(filled), keeps(draft)],
          context: { refusedFields: {}, asks: 1 },
        });
      }
    },
    'an invitation goes the same way'(open) {
      const form = whole(open, invitation);
      form.send(submit);
      form.isIn('submitting', {
        calls: { ...both, submitStay: { beginning: invitation, draft: filled } },
        effects: [keeps(filled)],
      });
    },
    'a form that somebody has left is as they left it, whatever is known by now'(open) {
      const kept = { ...blank, hotelName: 'Cliff House' };
      const form = open({ beginning: fromTrip, timeZone, kept });
      form.answer('fetchBeginning', { kind: 'known', known });
      form.isIn('editing.calm', { ...alone, context: { draft: kept, about: known.about } });
      const gone = open({ beginning: fromTrip, timeZone, kept });
      gone.answer('fetchBeginning', { kind: 'missing' });
      gone.send({ type: 'form.begin' });
      gone.isIn('editing.calm', { ...alone, context: { draft: kept } });
    },
  },
});
