import type { StayDraft } from '#machines/stay-form/stay-draft.ts';
import { stayFormMachine } from '#machines/stay-form/stay-form.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { makeBooking } from '#tests/kit/stays.ts';
import { at, kas, offered, trips } from './stay-form.flow.ts';

const timeZone = 'Europe/Istanbul';
const fresh = { timeZone, savedDraft: null, at: 0 };
const blankRequest = { kind: 'request', tripId: null, replaces: null } as const;
const fromTrip = { ...blankRequest, tripId: 'trip-1' } as const;
const again = { ...blankRequest, replaces: 'stay-1' } as const;
const invitation = { kind: 'invitation', creatorId: 'creator-1' } as const;

const blank = {
  ...{ tripId: null, hotelName: '', cityId: null, cityName: '', timeZone, checkIn: '', checkOut: '' },
  ...{ adults: 1, children: 0, rooms: 1, stayType: null, deliverables: [] },
  ...{ budgetPerNight: '', currency: '' as const, remarks: '', contactPhone: '' },
};
const prefill = {
  about: 'Slow days in Kaş',
  draft: { hotelName: 'Bay House', cityName: 'Kaş', cityId: 'city-1', checkIn: '2026-06-12', checkOut: '2026-06-14' },
  days: [],
  trips,
  stays: [],
};
const rest = {
  stayType: 'gifted' as const,
  deliverables: [{ platform: 'instagram' as const, kind: 'reel' as const, count: 2 }],
};
const complete = { ...blank, ...prefill.draft, ...rest };

const children = { city: { minLetters: 2 }, lists: undefined };
const idle = { calls: children };
const loading = (source: object) => ({ calls: { ...children, fetchPrefill: { source } } });
const submitting = (source: object, draft: object) => ({ calls: { ...children, submitStay: { source, draft } } });
const saved = (draft: object) => ({ saveDraft: draft });

type Form = Run<typeof stayFormMachine>;
const change = (value: Partial<StayDraft>) => ({ type: 'field.change', change: value }) as const;
const submit = { type: 'form.submit', at } as const;
const typeCity = (text: string) => ({ type: 'city.type', text }) as const;
const chooseKas = { type: 'city.choose', city: kas } as const;

const filledIn = (open: Open<typeof stayFormMachine>, source: typeof fromTrip | typeof invitation = fromTrip) => {
  const form = open({ ...fresh, source });
  form.answer('fetchPrefill', { kind: 'found', prefill });
  form.send(change(rest));
  return form;
};
const empty = (open: Open<typeof stayFormMachine>): Form => {
  const form = open({ ...fresh, source: blankRequest });
  form.answer('fetchPrefill', { kind: 'found', prefill: { about: '', draft: {}, days: [], trips, stays: [] } });
  return form;
};

export const journeys = journeysOf({
  machine: stayFormMachine,
  file: 'stay-form/stay-form.machine.ts',
  journeys: {
    'starts a blank request with an empty form'(open) {
      const form = empty(open);
      form.isIn('editing.calm', {
        ...idle,
        context: { draft: blank, about: '', days: [], touched: [], rejections: 0, at: 0, message: null },
      });
      form.rejects({ type: 'call.retry' }, { type: 'form.start' }, { type: 'banner.dismiss' });
    },
    'fills in what is known of a trip, an earlier stay or a creator'(open) {
      for (const source of [fromTrip, again, invitation]) {
        const form = open({ ...fresh, source });
        form.isIn('loading', loading(source));
        form.rejects(submit, { type: 'form.start' });
        const known = {
          days: [offered],
          stays: [{ _id: 'stay-2', cityName: 'Rize', checkIn: '2026-06-13', checkOut: '2026-06-15' }],
        };
        form.answer('fetchPrefill', { kind: 'found', prefill: { ...prefill, ...known } });
        form.isIn('editing.calm', {
          ...idle,
          context: { draft: { ...blank, ...prefill.draft }, about: prefill.about, trips, ...known },
        });
      }
    },
    'takes the offered days with their city, and closes the search for one'(open) {
      const form = open({ ...fresh, source: invitation });
      form.answer('fetchPrefill', {
        kind: 'found',
        prefill: { about: 'Deniz', draft: {}, days: [offered], trips: [], stays: [] },
      });
      form.send(typeCity('Bod'), { type: 'days.choose', days: offered });
      const typed = { ...blank, cityName: 'Bod' };
      const chosen = { ...blank, cityName: 'Kaş', cityId: 'city-1', checkIn: '2026-06-12', checkOut: '2026-06-14' };
      form.isIn('editing.calm', {
        ...idle,
        effects: [
          saved(typed),
          { city: { type: 'text.change', text: 'Bod' } },
          saved(chosen),
          { city: { type: 'search.close' } },
        ],
        context: { draft: chosen },
      });
    },
    'takes a kept hotel with its city, also under the message of a rejection'(open) {
      const form = filledIn(open, invitation);
      form.send(submit);
      form.answer('submitStay', { kind: 'refused', message: 'Please check.', fields: { hotelName: 'Which one?' } });
      const hotel = { hotelName: 'Tea House', cityId: null, cityName: 'Rize', timeZone: 'Asia/Tokyo' };
      form.send({ type: 'hotel.choose', hotel });
      const draft = { ...complete, ...hotel };
      form.isIn('editing.refused', {
        ...idle,
        effects: [saved(complete), saved(draft), { city: { type: 'search.close' } }],
        context: { draft, serverErrors: {}, message: 'Please check.' },
      });
    },
    'adds deliverables up to twenty, and removes them'(open) {
      const form = empty(open);
      const removed = (index: number) => ({ type: 'deliverable.remove', index }) as const;
      form.rejects(removed(0));
      const post = { platform: 'instagram', kind: 'post', count: 1 } as const;
      const reel = { platform: 'tiktok', kind: 'reel', count: 2 } as const;
      form.send({ type: 'deliverable.add' }, { type: 'field.change', change: { deliverables: [post, reel] } });
      form.send(removed(0));
      const withList = (deliverables: (typeof post | typeof reel)[]) => ({ ...blank, deliverables });
      form.isIn('editing.calm', {
        ...idle,
        effects: [saved(withList([post])), saved(withList([post, reel])), saved(withList([reel]))],
        context: { draft: withList([reel]) },
      });
      form.rejects(removed(1));
      const deliverables = Array.from({ length: 20 }, () => post);
      form.send({ type: 'field.change', change: { deliverables } });
      form.rejects({ type: 'deliverable.add' });
      form.isIn('editing.calm', { ...idle, effects: [saved(withList(deliverables))] });
      const second = empty(open);
      second.send(change({ deliverables: [reel] }), { type: 'deliverable.add' });
      second.isIn('editing.calm', {
        ...idle,
        effects: [saved(withList([reel])), saved(withList([reel, post]))],
        context: { draft: withList([reel, post]) },
      });
    },
    'adds and removes a deliverable while a trip is read, and under the message of a rejection'(open) {
      const post = { platform: 'instagram', kind: 'post', count: 1 } as const;
      const chosen = { ...blank, tripId: 'trip-2' };
      const added = { ...chosen, deliverables: [post] };
      const filling = loading({ ...blankRequest, tripId: 'trip-2' });
      const form = empty(open);
      form.send({ type: 'trip.choose', tripId: 'trip-2' }, { type: 'deliverable.add' });
      form.isIn('editing.filling', { ...filling, effects: [saved(chosen), saved(added)] });
      form.send({ type: 'deliverable.remove', index: 0 });
      form.isIn('editing.filling', { ...filling, effects: [saved(chosen)] });
      form.answer('fetchPrefill', { kind: 'found', prefill });
      const filled = { ...chosen, ...prefill.draft };
      form.isIn('editing.calm', { ...idle, effects: [saved(filled)], context: { draft: filled } });
      const rejected = filledIn(open);
      rejected.send(submit);
      rejected.answer('submitStay', { kind: 'refused', message: 'Please check.', fields: {} });
      rejected.send({ type: 'deliverable.add' }, { type: 'deliverable.remove', index: 1 });
      rejected.isIn('editing.refused', {
        ...idle,
        effects: [saved(complete), saved({ ...complete, deliverables: [...rest.deliverables, post] }), saved(complete)],
        context: { message: 'Please check.' },
      });
    },
    'loads again after a failure, and starts an empty request when nothing is found'(open) {
      const form = open({ ...fresh, source: fromTrip });
      form.fail('fetchPrefill', { message: 'Network Error' });
      form.isIn('failed', { ...idle, context: { message: 'Network Error' } });
      form.send({ type: 'call.retry' });
      form.isIn('loading', { ...loading(fromTrip), context: { message: null } });
      form.answer('fetchPrefill', { kind: 'missing' });
      form.isIn('missing', idle);
      form.send({ type: 'form.start' });
      form.isIn('editing.calm', { ...idle, context: { draft: blank, about: '' } });
      const invited = open({ ...fresh, source: invitation });
      invited.answer('fetchPrefill', { kind: 'missing' });
      invited.rejects({ type: 'form.start' });
    },
    'keeps the draft that the person touched, whatever is known now'(open) {
      const savedDraft = { ...blank, hotelName: 'Cliff House' };
      const form = open({ ...fresh, source: fromTrip, savedDraft });
      form.answer('fetchPrefill', { kind: 'found', prefill });
      form.isIn('editing.calm', { ...idle, context: { draft: savedDraft, about: prefill.about } });
      const gone = open({ ...fresh, source: fromTrip, savedDraft });
      gone.answer('fetchPrefill', { kind: 'missing' });
      gone.send({ type: 'form.start' });
      gone.isIn('editing.calm', { ...idle, context: { draft: savedDraft } });
    },
    'fills in from a chosen trip what is still empty'(open) {
      const form = empty(open);
      const chosen = { ...blank, hotelName: 'Cliff House', tripId: 'trip-2' };
      form.send(change({ hotelName: 'Cliff House' }), { type: 'trip.choose', tripId: 'trip-2' });
      const filling = loading({ ...blankRequest, tripId: 'trip-2' });
      const typed = { ...blank, hotelName: 'Cliff House' };
      form.isIn('editing.filling', { ...filling, effects: [saved(typed), saved(chosen)], context: { draft: chosen } });
      form.answer('fetchPrefill', { kind: 'found', prefill });
      const filled = { ...chosen, ...prefill.draft, hotelName: 'Cliff House' };
      form.isIn('editing.calm', { ...idle, effects: [saved(filled)], context: { draft: filled } });
    },
    'empties what a trip filled in when no trip is chosen, and leaves what was entered'(open) {
      const form = empty(open);
      form.send({ type: 'trip.choose', tripId: 'trip-2' });
      form.answer('fetchPrefill', { kind: 'found', prefill });
      const first = { ...blank, ...prefill.draft, tripId: 'trip-2' };
      const entered = { ...first, hotelName: 'Cliff House' };
      form.send(change({ hotelName: 'Cliff House' }), { type: 'trip.choose', tripId: null });
      const without = { ...blank, hotelName: 'Cliff House' };
      const effects = [saved({ ...blank, tripId: 'trip-2' }), saved(first), saved(entered), saved(without)];
      form.isIn('editing.calm', { ...idle, effects, context: { draft: without } });
      form.send({ type: 'trip.choose', tripId: null });
      form.isIn('editing.calm', { ...idle, effects: [saved(without)], context: { draft: without, filled: {} } });
    },
    'fills in a city with its id and both days, or neither'(open) {
      const form = empty(open);
      const typed = { ...blank, cityName: 'Kaşt', checkOut: '2026-07-02' };
      const chosen = { ...typed, tripId: 'trip-2' };
      form.send(change({ cityName: 'Kaşt', checkOut: '2026-07-02' }), { type: 'trip.choose', tripId: 'trip-2' });
      form.answer('fetchPrefill', { kind: 'found', prefill });
      const draft = { ...chosen, hotelName: 'Bay House' };
      form.isIn('editing.calm', { ...idle, effects: [saved(typed), saved(chosen), saved(draft)], context: { draft } });
    },
    'fills in another trip in the place of the first, and keeps what was typed since'(open) {
      const form = empty(open);
      form.send({ type: 'trip.choose', tripId: 'trip-1' });
      form.answer('fetchPrefill', { kind: 'found', prefill });
      const first = { ...blank, ...prefill.draft, tripId: 'trip-1' };
      const typed = { ...first, hotelName: 'Cliff House' };
      form.send(change({ hotelName: 'Cliff House' }));
      const effects = [saved({ ...blank, tripId: 'trip-1' }), saved(first), saved(typed)];
      form.isIn('editing.calm', { ...idle, effects, context: { draft: typed } });
      form.send({ type: 'trip.choose', tripId: 'trip-2' });
      const hill = { cityName: 'Rize', cityId: 'city-2', hotelName: 'Tea House' };
      form.answer('fetchPrefill', { kind: 'found', prefill: { ...prefill, draft: hill } });
      const second = { ...blank, ...hill, tripId: 'trip-2', hotelName: 'Cliff House' };
      const saves = [saved({ ...typed, tripId: 'trip-2' }), saved(second)];
      form.isIn('editing.calm', { ...idle, effects: saves, context: { draft: second } });
    },
    'replaces the fields of the first trip by those of another, but not the fields of a repeated stay'(open) {
      const hill = { cityName: 'Rize', cityId: 'city-2', hotelName: 'Tea House' };
      const chooseHill = (source: typeof fromTrip | typeof again) => {
        const form = open({ ...fresh, source });
        form.answer('fetchPrefill', { kind: 'found', prefill });
        form.send({ type: 'trip.choose', tripId: 'trip-2' });
        form.answer('fetchPrefill', { kind: 'found', prefill: { ...prefill, draft: hill } });
        return form;
      };
      const first = { ...blank, ...prefill.draft, tripId: 'trip-2' };
      const replaced = { ...blank, ...hill, tripId: 'trip-2' };
      chooseHill(fromTrip).isIn('editing.calm', {
        ...idle,
        effects: [saved(first), saved(replaced)],
        context: { draft: replaced },
      });
      chooseHill(again).isIn('editing.calm', {
        ...idle,
        effects: [saved(first), saved(first)],
        context: { draft: first },
      });
    },
    'keeps what is typed where a chosen trip cannot be read, and its choice unless it is gone'(open) {
      const chosen = { ...blank, tripId: 'trip-2' };
      const form = empty(open);
      form.send({ type: 'trip.choose', tripId: 'trip-2' });
      form.fail('fetchPrefill');
      form.isIn('editing.calm', { ...idle, effects: [saved(chosen)], context: { draft: chosen, message: null } });
      form.send({ type: 'trip.choose', tripId: 'trip-2' });
      form.answer('fetchPrefill', { kind: 'missing' });
      form.isIn('editing.calm', { ...idle, effects: [saved(chosen), saved(blank)], context: { draft: blank } });
    },
    'counts days by the clocks of a city of the list, and by those of the device in any other'(open) {
      const form = empty(open);
      const tokyo = { ...kas, cityName: 'Tokyo', timeZone: 'Asia/Tokyo' };
      form.send({ type: 'city.choose', city: tokyo });
      const there = { ...blank, cityName: 'Tokyo', cityId: 'city-1', timeZone: 'Asia/Tokyo' };
      const closes = { city: { type: 'search.close' } };
      form.isIn('editing.calm', { ...idle, effects: [saved(there), closes], context: { draft: there } });
      form.send(typeCity('Tok'));
      const elsewhere = { ...blank, cityName: 'Tok' };
      const searches = { city: { type: 'text.change', text: 'Tok' } };
      form.isIn('editing.calm', { ...idle, effects: [saved(elsewhere), searches], context: { draft: elsewhere } });
    },
    'takes a city from the list, and forgets the choice when its name is edited'(open) {
      const form = empty(open);
      for (const [event, draft, search] of [
        [typeCity('Ka'), { ...blank, cityName: 'Ka' }, { type: 'text.change', text: 'Ka' }],
        [chooseKas, { ...blank, cityName: 'Kaş', cityId: 'city-1' }, { type: 'search.close' }],
        [typeCity('Kaşt'), { ...blank, cityName: 'Kaşt' }, { type: 'text.change', text: 'Kaşt' }],
      ] as const) {
        form.send(event);
        form.isIn('editing.calm', { ...idle, effects: [saved(draft), { city: search }], context: { draft } });
      }
    },
    'does not send an incomplete form, and shows what is missing at that time'(open) {
      const form = empty(open);
      form.send({ type: 'field.blur', field: 'hotelName', at: 5 });
      form.isIn('editing.calm', { ...idle, context: { touched: ['hotelName'], at: 5, rejections: 0 } });
      form.send({ type: 'field.blur', field: 'cityName', at: 6 }, submit, submit);
      form.isIn('editing.calm', {
        ...idle,
        context: { touched: ['hotelName', 'cityName'], at, rejections: 2 },
      });
      const late = filledIn(open);
      late.send({ ...submit, at: Date.parse('2026-06-13T12:00:00Z') });
      late.isIn('editing.calm', { ...idle, effects: [saved(complete)], context: { rejections: 1 } });
    },
    '[BOOK-01, BOOK-12] sends a complete form, and shows the new stay'(open) {
      for (const source of [fromTrip, invitation]) {
        const form = filledIn(open, source);
        form.send(submit);
        form.isIn('submitting', {
          ...submitting(source, complete),
          effects: [saved(complete)],
          context: { message: null },
        });
        form.rejects(submit, change({ hotelName: '' }));
        const answer = { kind: 'submitted', booking: makeBooking() } as const;
        form.answer('submitStay', answer);
        form.isIn('submitted', {
          ...idle,
          effects: [{ deleteDraft: answer }, { report: { type: 'stay.submitted', booking: answer.booking } }],
          output: undefined,
        });
      }
    },
    'tells its page the complete form of a group, each time it is sent, and stays open'(open) {
      const group = { kind: 'group' } as const;
      const form = open({ ...fresh, source: group, savedDraft: { ...complete, hotelName: '' } });
      form.answer('fetchPrefill', { kind: 'found', prefill: { about: '', draft: {}, days: [], trips: [], stays: [] } });
      form.send(submit);
      form.isIn('editing.calm', { ...idle, context: { rejections: 1, at } });
      form.send(change({ hotelName: 'Bay House' }), submit, submit);
      const completed = { report: { type: 'stay.completed', draft: complete, at } };
      form.isIn('editing.calm', {
        ...idle,
        effects: [saved(complete), completed, completed],
        context: { draft: complete },
      });
    },
    '[BOOK-11, BOOK-17, BOOK-22] keeps a rejected form, and its message until the next try'(open) {
      const form = filledIn(open);
      form.send(submit);
      const fields = { checkIn: 'Too late there.', hotelName: 'Which one?' };
      form.answer('submitStay', { kind: 'refused', message: 'Please check.', fields });
      form.isIn('editing.refused', {
        ...idle,
        effects: [saved(complete)],
        context: { message: 'Please check.', serverErrors: fields, draft: complete },
      });
      const later = { ...complete, checkIn: '2026-06-13' };
      form.send({ type: 'field.blur', field: 'hotelName', at }, change({ checkIn: '2026-06-13' }));
      form.isIn('editing.refused', {
        ...idle,
        effects: [saved(later)],
        context: { serverErrors: { hotelName: 'Which one?' }, draft: later },
      });
      form.send(typeCity('Kaş'), chooseKas, change({ stayType: null }), submit);
      form.isIn('editing.refused', {
        ...idle,
        effects: [
          saved({ ...later, cityId: null }),
          { city: { type: 'text.change', text: 'Kaş' } },
          saved(later),
          { city: { type: 'search.close' } },
          saved({ ...later, stayType: null }),
        ],
        context: { rejections: 1 },
      });
      form.send({ type: 'days.choose', days: { ...offered, from: later.checkIn } });
      form.isIn('editing.refused', {
        ...idle,
        effects: [saved({ ...later, stayType: null }), { city: { type: 'search.close' } }],
      });
      form.send(change({ stayType: 'gifted' }), { type: 'banner.dismiss' });
      form.isIn('editing.calm', { ...idle, effects: [saved(later)], context: { message: null, serverErrors: {} } });
      form.send(submit);
      form.fail('submitStay');
      form.isIn('editing.refused', { ...idle, context: { message: null } });
      form.send(submit);
      form.fail('submitStay', { message: 'Network Error' });
      form.isIn('editing.refused', { ...idle, context: { message: 'Network Error' } });
      form.send(submit);
      form.isIn('submitting', { ...submitting(fromTrip, later), context: { message: null } });
    },
    'forgets what the server said about the message once it is edited'(open) {
      for (const [source, field] of [
        [fromTrip, 'specialRequests'],
        [invitation, 'word'],
      ] as const) {
        const form = filledIn(open, source);
        form.send(submit);
        form.answer('submitStay', { kind: 'refused', message: 'Please check.', fields: { [field]: 'Not this.' } });
        const remarks = 'x'.repeat(1001);
        form.send(change({ remarks }), submit);
        form.isIn('editing.refused', {
          ...idle,
          effects: [saved(complete), saved({ ...complete, remarks })],
          context: { serverErrors: {}, rejections: 1 },
        });
      }
    },
  },
});
