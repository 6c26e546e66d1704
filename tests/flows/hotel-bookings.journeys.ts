import type { Booking, BookingMoveRequest } from '#contract/hotel-booking.ts';
import { hotelBookingsMachine } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import type { BookingsView } from '#machines/hotel-bookings/hotel-bookings.setup.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { itemOf, makeBooking } from '#tests/kit/stays.ts';

const all = { isListed: true, state: null, id: null };
const offered = { isListed: true, state: 'OFFERED' as const, id: null };
const one = { isListed: false, state: null, id: 'stay-1' };
const both = { isListed: true, state: null, id: 'stay-1' };
const bothWithSecond = { ...both, id: 'stay-2' };
const none = { isListed: false, state: null, id: null };
const formInput = (tripId: string | null) => ({
  source: { kind: 'request' as const, tripId, replaces: null },
  timeZone: 'UTC',
  savedDraft: null,
  at: 0,
});
const form = { ...none, form: formInput(null) };
const formOfTrip = { ...none, form: formInput('trip-1') };

const stay = makeBooking();
const second = makeBooking({ _id: 'stay-2', state: 'CONFIRMED' });
const requestedSecond = makeBooking({ _id: 'stay-2' });
const third = makeBooking({ _id: 'stay-3' });
const inReview = makeBooking({ state: 'IN_REVIEW' });
const cancelled = makeBooking({ state: 'CANCELLED' });
const noted = makeBooking({
  notes: [{ _id: 'note-1', content: 'At nine.', by: 'creator', author: 'Deniz Yıldız', createdAt: 1 }],
});
const [first, other, last] = [itemOf(stay), itemOf(second), itemOf(third)];
const reply = { data: [first, other], total: 2, next: null, counts: { REQUESTED: 1, CONFIRMED: 1 } };
const nextPage = 'turn.stay-2';
const replyOf = (total: number) => ({ ...reply, total, next: total > 2 ? nextPage : null });

const loading = { tags: ['loading'] };
const listing = { fetchBookings: { state: null, after: null } };
const watching = (data: object[], total = 2, counts: object = reply.counts) => ({
  calls: { watch: { of: 'stays', state: null, shown: { data, total, counts } } },
});
const listingOffered = { fetchBookings: { state: 'OFFERED', after: null } };
const reading = { fetchBooking: { id: 'stay-1' } };
const readingSecond = { fetchBooking: { id: 'stay-2' } };
const noting = { addNote: { id: 'stay-1', content: 'At nine.' } };
const moving = (request: BookingMoveRequest) => ({ moveBooking: { id: 'stay-1', request } });

/** The states of the four regions. */
const at = (list: string, stay: string, sending = 'idle.writing', form = 'closed') =>
  `list.${list} + stay.${stay} + sending.${sending} + form.${form}`;
const writing = at('ready', 'open');
const watched = at('watched', 'open');
const alone = at('hidden', 'open');
const incompleteNote = at('ready', 'open', 'idle.noteIncomplete');

const noonOfJune1 = Date.parse('2026-06-01T12:00:00Z');
const goTo = (view: BookingsView) => ({ type: 'view.change', view }) as const;
const type = (content: string) => ({ type: 'note.change', content }) as const;
const typeReason = (reason: string) => ({ type: 'move.change', request: { move: 'decline', reason } }) as const;
const submitNote = { type: 'note.submit' } as const;
const dismiss = { type: 'banner.dismiss' } as const;
const retry = { type: 'call.retry' } as const;
const showNew = { type: 'rows.wanted' } as const;
const loadMore = { type: 'more.load' } as const;
const move = <Request extends BookingMoveRequest>(request: Request, at = 7) =>
  ({ type: 'move.submit', request, at }) as const;
const review = move({ move: 'review' });
const cancel = (reason: string) => move({ move: 'cancel', reason });
const decline = (reason: string) => move({ move: 'decline', reason });
const offer = (terms: string) =>
  move({ move: 'offer', hotelName: 'Bay House', address: 'Liman 3', terms, replyBy: '2026-06-10' }, noonOfJune1);

/** The draft of the first stay, as it is saved on the device. */
const savedDraft = (drafts: object) => ({ saveDraft: { id: 'stay-1', drafts } });
const noteDraftDeleted = { deleteNoteDraft: { kind: 'noted', booking: noted } };
const moveDraftDeleted = (booking: Booking) => ({ deleteMoveDraft: { kind: 'moved', booking } });

const rejected = (message: string) => ({ kind: 'refused', message }) as const;
const overtaken = (message: string, booking: Booking | null = null) =>
  ({ kind: 'overtaken', message, booking }) as const;
const error = (of: 'note' | 'move', message: string | null) => ({ sendErrors: { 'stay-1': { of, message } } });
const noErrors = { sendErrors: {} };

type Bookings = Run<typeof hotelBookingsMachine>;
type By = 'creator' | 'sponsor' | 'staff';
type Start = Open<typeof hotelBookingsMachine>;
const withList = (open: Start, by: By = 'creator', total = 2): Bookings => {
  const bookings = open({ by, view: all });
  bookings.answer('fetchBookings', replyOf(total));
  return bookings;
};
const withOne = (open: Start, by: By, booking: Booking): Bookings => {
  const bookings = open({ by, view: one });
  bookings.answer('fetchBooking', { kind: 'found', booking });
  return bookings;
};
const withBoth = (open: Start, by: By = 'creator', total = 2): Bookings => {
  const bookings = open({ by, view: both });
  bookings.answer('fetchBooking', { kind: 'found', booking: stay });
  bookings.answer('fetchBookings', replyOf(total));
  return bookings;
};

export const journeys = journeysOf({
  machine: hotelBookingsMachine,
  file: 'hotel-bookings/hotel-bookings.machine.ts',
  listens: ['address'],
  journeys: {
    '[BOOK-10, BOOK-11, BOOK-13] shows an empty list until it loads, and replaces it with each answer'(open) {
      const bookings = open({ by: 'creator', view: all });
      bookings.isIn(at('loading', 'closed'), {
        ...loading,
        calls: listing,
        context: {
          list: [],
          total: 0,
          counts: {},
          currentBooking: null,
          note: '',
          listError: null,
          recipientId: '',
          ...noErrors,
        },
      });
      bookings.answer('fetchBookings', reply);
      bookings.isIn(at('ready', 'closed'), { context: { list: [first, other], total: 2, counts: reply.counts } });
      bookings.rejects(loadMore, dismiss, retry, goTo(all));
      bookings.send(goTo(offered));
      bookings.isIn(at('loading', 'closed'), {
        ...loading,
        calls: listingOffered,
        context: { list: [], total: 0, counts: reply.counts },
      });
      bookings.answer('fetchBookings', { data: [last], total: 1, next: null, counts: { OFFERED: 1 } });
      bookings.isIn(at('ready', 'closed'), { context: { list: [last], total: 1, counts: { OFFERED: 1 } } });
    },
    '[BOOK-11, BOOK-17] says why the list did not load, and loads it again on request'(open) {
      const bookings = open({ by: 'creator', view: all });
      bookings.fail('fetchBookings', { message: 'Network Error' });
      bookings.isIn(at('failed', 'closed'), { context: { listError: 'Network Error' } });
      bookings.rejects(loadMore);
      bookings.send(retry);
      bookings.isIn(at('loading', 'closed'), { ...loading, calls: listing });
      bookings.fail('fetchBookings');
      bookings.isIn(at('failed', 'closed'), { context: { listError: null } });
    },
    'watches the list of the staff only, and starts again after a move of its own'(open) {
      const unwatched = withList(open);
      unwatched.isIn(at('ready', 'closed'));
      unwatched.rejects(showNew, { type: 'stay.moved' });
      const bookings = withBoth(open, 'staff');
      bookings.isIn(watched, watching([first, other]));
      bookings.send(submitNote);
      bookings.isIn(at('watched', 'open', 'idle.noteIncomplete'), { ...watching([first, other]), same: ['watch'] });
      bookings.send(review);
      bookings.answer('moveBooking', { kind: 'moved', booking: inReview });
      const moved = watching([inReview, other], 2, { REQUESTED: 0, IN_REVIEW: 1, CONFIRMED: 1 });
      bookings.isIn(watched, { ...moved, effects: [moveDraftDeleted(inReview)], restarted: ['watch'] });
      bookings.send(type('At nine.'), submitNote);
      bookings.answer('addNote', rejected('Please wait.'));
      const effects = [savedDraft({ note: 'At nine.' })];
      bookings.isIn(watched, { ...moved, effects, same: ['watch'] });
    },
    'reloads the list from its start while the old list and the open stay remain on screen'(open) {
      const bookings = withBoth(open, 'staff', 3);
      bookings.send(showNew);
      bookings.isIn(at('loading', 'open'), {
        ...loading,
        calls: listing,
        context: { list: [first, other], currentBooking: stay },
      });
      bookings.rejects(showNew, loadMore);
      bookings.fail('fetchBookings');
      bookings.rejects(showNew);
      bookings.send(retry);
      bookings.answer('fetchBookings', replyOf(3));
      bookings.send(loadMore);
      bookings.rejects(showNew);
      bookings.answer('fetchBookings', { data: [last], total: 3, next: null, counts: { REQUESTED: 2 } });
      bookings.isIn(watched, {
        ...watching([first, other, last], 3, { REQUESTED: 2 }),
        context: { list: [first, other, last], currentBooking: stay },
      });
      bookings.rejects(loadMore);
    },
    'empties the list when another state is chosen'(open) {
      const bookings = withList(open, 'creator', 3);
      bookings.isIn(at('ready', 'closed'), { context: { next: nextPage } });
      bookings.send(goTo(offered));
      bookings.isIn(at('loading', 'closed'), { ...loading, calls: listingOffered, context: { list: [], next: null } });
    },
    'keeps a list of one state while one of its stays is open'(open) {
      const bookings = open({ by: 'creator', view: offered });
      bookings.answer('fetchBookings', reply);
      bookings.send(goTo(one));
      bookings.isIn(at('hidden', 'loading'), { ...loading, calls: reading, context: { list: [first, other] } });
      bookings.rejects(goTo(one));
      bookings.send(goTo(offered));
      bookings.isIn(at('loading', 'closed'), {
        ...loading,
        calls: listingOffered,
        context: { list: [first, other], view: offered },
      });
    },
    'loads the list again a minute after a stay in it is due, or after a day'(open) {
      const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
      const withDue = (...dueAts: (number | null)[]) => {
        const bookings = open({ by: 'creator', view: all });
        const data = dueAts.map((dueAt) => ({ ...first, dueAt }));
        bookings.answer('fetchBookings', { ...reply, data });
        return bookings;
      };
      const soon = withDue(null, Date.now() - hour, Date.now() + 2 * hour, Date.now() + hour);
      soon.wait(hour);
      soon.isIn(at('ready', 'closed'));
      soon.wait(minute);
      soon.isIn(at('loading', 'closed'), { ...loading, calls: listing });
      for (const late of [withDue(null), withDue(Date.now() - hour), withDue(Date.now() + 100 * day)]) {
        late.wait(day - 1);
        late.isIn(at('ready', 'closed'));
        late.wait(1);
        late.isIn(at('loading', 'closed'), { ...loading, calls: listing });
      }
      const sending = withOne(open, 'creator', stay);
      sending.send(type('At nine.'), submitNote, goTo(all));
      sending.answer('fetchBookings', { ...reply, data: [{ ...first, dueAt: null }] });
      sending.wait(day);
      sending.isIn(at('loading', 'closed', 'noting'), {
        ...loading,
        calls: { ...listing, ...noting },
        effects: [savedDraft({ note: 'At nine.' })],
      });
    },
    'appends more of the list, each stay once'(open) {
      const loadingMore = { fetchBookings: { state: null, after: nextPage } };
      const bookings = withList(open, 'creator', 3);
      bookings.send(loadMore);
      bookings.isIn(at('loadingMore', 'closed'), { ...loading, calls: loadingMore });
      bookings.rejects(loadMore);
      bookings.fail('fetchBookings', { message: 'Network Error' });
      bookings.isIn(at('moreFailed', 'closed'), { context: { listError: 'Network Error', list: [first, other] } });
      bookings.send(retry);
      bookings.isIn(at('loadingMore', 'closed'), { ...loading, calls: loadingMore });
      bookings.fail('fetchBookings');
      bookings.send(loadMore);
      const counts = { REQUESTED: 2, CONFIRMED: 1 };
      bookings.answer('fetchBookings', { data: [other, last], total: 4, next: 'stay-3', counts });
      bookings.isIn(at('ready', 'closed'), { context: { list: [first, other, last], total: 4, counts } });
      bookings.send(loadMore);
      bookings.fail('fetchBookings');
      bookings.send(loadMore, goTo(one));
      bookings.isIn(at('hidden', 'loading'), { ...loading, calls: reading });
      bookings.send(goTo(all));
      bookings.isIn(at('loading', 'closed'), { ...loading, calls: listing, context: { list: [first, other, last] } });
    },
    'takes notes and moves while the list next to the stay loads'(open) {
      const bookings = withBoth(open, 'staff', 3);
      bookings.send(loadMore, type('Hel'), type('Hello'), typeReason('Full.'));
      bookings.isIn(at('loadingMore', 'open'), {
        ...loading,
        calls: { fetchBookings: { state: null, after: nextPage } },
        effects: [
          savedDraft({ note: 'Hel' }),
          savedDraft({ note: 'Hello' }),
          savedDraft({ note: 'Hello', 'decline.reason': 'Full.' }),
        ],
        context: { note: 'Hello' },
      });
      bookings.send(submitNote);
      bookings.isIn(at('loadingMore', 'open', 'noting'), {
        ...loading,
        calls: {
          fetchBookings: { state: null, after: nextPage },
          addNote: { id: 'stay-1', content: 'Hello' },
        },
      });
      bookings.answer('fetchBookings', { ...reply, data: [last], total: 3 });
      bookings.answer('addNote', { kind: 'noted', booking: noted });
      bookings.isIn(watched, {
        ...watching([first, other, last], 3),
        effects: [noteDraftDeleted],
        context: { list: [noted, other, last], currentBooking: noted },
      });
    },
    'shows a stay while the list next to it has failed, and tries both again at once'(open) {
      const bookings = open({ by: 'staff', view: both });
      bookings.isIn(at('loading', 'loading'), { ...loading, calls: { ...listing, ...reading } });
      bookings.fail('fetchBookings');
      bookings.answer('fetchBooking', { kind: 'found', booking: stay });
      bookings.isIn(at('failed', 'open'), { context: { currentBooking: stay, list: [] } });
      bookings.send(review);
      bookings.answer('moveBooking', { kind: 'moved', booking: inReview });
      bookings.isIn(at('failed', 'open'), {
        effects: [moveDraftDeleted(inReview)],
        context: { currentBooking: inReview, list: [], counts: {} },
      });
      bookings.send(goTo(bothWithSecond));
      bookings.fail('fetchBooking', { message: 'Network Error' });
      bookings.isIn(at('failed', 'failed'), { context: { stayError: 'Network Error', listError: null } });
      bookings.send(retry);
      bookings.isIn(at('loading', 'loading'), { ...loading, calls: { ...listing, ...readingSecond } });
      bookings.fail('fetchBooking');
      bookings.isIn(at('loading', 'failed'), { ...loading, calls: listing, context: { stayError: null } });
    },
    '[BOOK-11, BOOK-14, BOOK-23] opens one stay, and closes it when the address names none'(open) {
      const bookings = open({ by: 'creator', view: one });
      bookings.fail('fetchBooking', { message: 'Network Error' });
      bookings.isIn(at('hidden', 'failed'), { context: { stayError: 'Network Error', currentBooking: null } });
      bookings.rejects(type('x'), submitNote, cancel(''), typeReason('x'));
      bookings.send(retry);
      bookings.isIn(at('hidden', 'loading'), { ...loading, calls: reading });
      bookings.answer('fetchBooking', { kind: 'found', booking: stay });
      bookings.isIn(at('hidden', 'open'), { context: { currentBooking: stay, list: [], counts: {} } });
      bookings.send(type('Half a'), goTo(none));
      bookings.isIn(at('hidden', 'closed'), {
        effects: [savedDraft({ note: 'Half a' })],
        context: { currentBooking: null, note: '', moveDrafts: {} },
      });
    },
    'says that a stay is missing next to the list, and does not look for it again'(open) {
      const bookings = open({ by: 'creator', view: both });
      bookings.answer('fetchBooking', { kind: 'missing' });
      bookings.isIn(at('loading', 'missing'), { ...loading, calls: listing, context: { currentBooking: null } });
      bookings.answer('fetchBookings', replyOf(3));
      bookings.send(loadMore);
      bookings.answer('fetchBookings', { ...reply, data: [last], total: 3 });
      bookings.rejects(retry, type('x'), submitNote, review);
      bookings.isIn(at('ready', 'missing'), { context: { list: [first, other, last] } });
    },
    'loads the list and the stay that the address names, each on its own'(open) {
      const bookings = withBoth(open);
      bookings.send(goTo(bothWithSecond));
      bookings.isIn(at('ready', 'loading'), {
        ...loading,
        calls: readingSecond,
        context: { list: [first, other], total: 2, currentBooking: null },
      });
      bookings.answer('fetchBooking', { kind: 'found', booking: second });
      bookings.send(goTo({ ...offered, id: 'stay-2' }));
      bookings.isIn(at('loading', 'open'), {
        ...loading,
        calls: listingOffered,
        context: { currentBooking: second, list: [], total: 0 },
      });
      bookings.send(goTo(both));
      bookings.isIn(at('loading', 'loading'), { ...loading, calls: { ...listing, ...reading } });
      bookings.send(goTo(one));
      bookings.isIn(at('hidden', 'loading'), { ...loading, calls: reading, same: ['fetchBooking'] });
    },
    '[BOOK-01, BOOK-12] puts a new stay first, and counts it'(open) {
      const bookings = withList(open);
      bookings.send(goTo(form));
      bookings.isIn(at('hidden', 'closed', undefined, 'open'), { calls: { form: form.form } });
      bookings.send({ type: 'stay.submitted', booking: third });
      bookings.isIn(at('hidden', 'closed', undefined, 'submitted'), {
        context: { list: [third, first, other], total: 3, counts: { REQUESTED: 2, CONFIRMED: 1 } },
      });
      bookings.rejects({ type: 'stay.submitted', booking: third });
      bookings.send(goTo(none));
      bookings.isIn(at('hidden', 'closed'));
    },
    'opens the form again for another trip, and leaves it open while its address stays the same'(open) {
      const bookings = open({ by: 'creator', view: form });
      bookings.isIn(at('hidden', 'closed', undefined, 'open'), { calls: { form: form.form } });
      bookings.rejects(goTo({ ...form, form: { ...form.form, at: 7 } }));
      bookings.send(goTo(formOfTrip));
      bookings.isIn(at('hidden', 'closed', undefined, 'open'), { calls: { form: formOfTrip.form } });
      bookings.send(goTo(none));
      bookings.isIn(at('hidden', 'closed'));
    },
    '[BOOK-02, BOOK-07, BOOK-11, BOOK-15, BOOK-16] sends a trimmed note, and shows the answered stay everywhere'(open) {
      const bookings = withBoth(open);
      bookings.send(type(' At nine. '), submitNote);
      bookings.isIn(at('ready', 'open', 'noting'), {
        ...loading,
        calls: noting,
        effects: [savedDraft({ note: ' At nine. ' })],
        context: { note: ' At nine. ', recipientId: 'stay-1' },
      });
      bookings.rejects(type('x'), submitNote, cancel(''));
      bookings.answer('addNote', { kind: 'noted', booking: noted });
      bookings.isIn(writing, {
        effects: [noteDraftDeleted],
        context: { currentBooking: noted, list: [noted, other], note: '', counts: { REQUESTED: 1, CONFIRMED: 1 } },
      });
    },
    '[BOOK-17, BOOK-22] keeps a note that was rejected, and hides the message on request'(open) {
      const bookings = withBoth(open);
      const isAt = (state: string, typed: string) => bookings.isIn(state, { effects: [savedDraft({ note: typed })] });
      bookings.send(type('x'.repeat(2001)));
      isAt(writing, 'x'.repeat(2001));
      bookings.send(submitNote, type(''));
      isAt(incompleteNote, '');
      bookings.send(type('At nine.'));
      isAt(writing, 'At nine.');
      bookings.send(type(''));
      isAt(writing, '');
      bookings.send(type('At nine.'), submitNote);
      bookings.answer('addNote', rejected('Please wait.'));
      bookings.isIn(writing, {
        effects: [savedDraft({ note: 'At nine.' })],
        context: { note: 'At nine.', ...error('note', 'Please wait.') },
      });
      bookings.send(dismiss);
      bookings.isIn(writing, { context: noErrors });
      bookings.rejects(dismiss);
      bookings.send(submitNote);
      bookings.fail('addNote');
      bookings.isIn(writing, { context: { note: 'At nine.', ...error('note', null) } });
      bookings.send(submitNote);
      bookings.isIn(at('ready', 'open', 'noting'), { ...loading, calls: noting, context: noErrors });
    },
    'allows only what the lifecycle allows this role, and counts the stay by its new state'(open) {
      const bookings = withBoth(open);
      bookings.rejects(review, move({ move: 'accept' }), decline('No'));
      bookings.send(cancel(''));
      bookings.isIn(at('ready', 'open', 'moving'), {
        ...loading,
        calls: moving({ move: 'cancel', reason: '' }),
        context: { attempt: { request: cancel('').request, at: 7 } },
      });
      bookings.rejects(cancel(''), submitNote);
      bookings.answer('moveBooking', { kind: 'moved', booking: cancelled });
      bookings.isIn(writing, {
        effects: [moveDraftDeleted(cancelled)],
        context: {
          currentBooking: cancelled,
          list: [cancelled, other],
          counts: { REQUESTED: 0, CANCELLED: 1, CONFIRMED: 1 },
        },
      });
      bookings.rejects(cancel('x'));
    },
    'offers and accepts nothing while the creator is suspended'(open) {
      const creator = { ...stay.creator, isActive: false };
      withOne(open, 'sponsor', makeBooking({ state: 'OTHER_DATES', creator })).rejects(move({ move: 'accept' }));
      const reviewed = withOne(open, 'staff', makeBooking({ state: 'IN_REVIEW', creator }));
      reviewed.rejects(offer('Breakfast.'));
      reviewed.send(decline('No.'));
      reviewed.isIn(at('hidden', 'open', 'moving'), { ...loading, calls: moving({ move: 'decline', reason: 'No.' }) });
    },
    'does not send an incomplete decision, and says what it lacks'(open) {
      const bookings = withOne(open, 'staff', stay);
      const isAt = (state: string, reason: string, context: object = {}) =>
        bookings.isIn(state, { effects: [savedDraft({ 'decline.reason': reason, note: '' })], context });
      bookings.rejects(cancel('x'), { type: 'move.change', request: { move: 'cancel', reason: 'x' } });
      bookings.send(typeReason('Fu'));
      isAt(alone, 'Fu');
      bookings.send(decline(' '));
      bookings.isIn(at('hidden', 'open', 'idle.moveIncomplete'), {
        context: { attempt: { request: decline(' ').request, at: 7 } },
      });
      bookings.send(typeReason(''));
      isAt(at('hidden', 'open', 'idle.moveIncomplete'), '', { attempt: { request: decline('').request, at: 7 } });
      bookings.send(typeReason('Full.'));
      isAt(alone, 'Full.');
      bookings.send(decline(' '), review);
      bookings.answer('moveBooking', { kind: 'moved', booking: inReview });
      bookings.send(offer(' '), typeReason('Fu'));
      bookings.isIn(at('hidden', 'open', 'idle.moveIncomplete'), {
        effects: [moveDraftDeleted(inReview), savedDraft({ 'decline.reason': 'Fu', note: '' })],
        context: { attempt: { request: offer(' ').request, at: noonOfJune1 } },
      });
      bookings.send(submitNote);
      bookings.isIn(at('hidden', 'open', 'idle.noteIncomplete'));
      bookings.send(offer(' '), { type: 'move.change', request: offer('Breakfast.').request });
      bookings.isIn(alone, {
        effects: [
          savedDraft({
            'decline.reason': 'Fu',
            'offer.hotelName': 'Bay House',
            'offer.address': 'Liman 3',
            'offer.terms': 'Breakfast.',
            'offer.replyBy': '2026-06-10',
            note: '',
          }),
        ],
      });
      bookings.send(offer('Breakfast.'));
      bookings.isIn(at('hidden', 'open', 'moving'), { ...loading, calls: moving(offer('Breakfast.').request) });
    },
    'asks for a reason after confirmation, and checks other dates before it sends them'(open) {
      const incomplete = at('hidden', 'open', 'idle.moveIncomplete');
      const sending = at('hidden', 'open', 'moving');
      const confirmed = withOne(open, 'creator', makeBooking({ state: 'CONFIRMED' }));
      confirmed.send(cancel(''));
      confirmed.isIn(incomplete, { context: { attempt: { request: cancel('').request, at: 7 } } });
      confirmed.send(cancel('I am ill.'));
      confirmed.isIn(sending, { ...loading, calls: moving(cancel('I am ill.').request) });
      const invited = withOne(open, 'creator', makeBooking({ state: 'INVITED', origin: 'invitation' }));
      for (const [checkIn, checkOut] of [
        ['2026-06-20', '2026-06-20'],
        ['2026-06-01', '2026-06-03'],
      ] as const) {
        const request = { move: 'askOtherDates', checkIn, checkOut } as const;
        invited.send(move(request, noonOfJune1));
        invited.isIn(incomplete, { context: { attempt: { request, at: noonOfJune1 } } });
      }
      const request = { move: 'askOtherDates', checkIn: '2026-06-20', checkOut: '2026-06-22' } as const;
      invited.send(move(request, noonOfJune1));
      invited.isIn(sending, { ...loading, calls: moving(request) });
    },
    'keeps the message about a rejection while the person types, until something is sent'(open) {
      const bookings = withOne(open, 'staff', stay);
      bookings.send(type('At nine.'), submitNote);
      bookings.answer('addNote', rejected('Please wait.'));
      bookings.send(type(''), submitNote, typeReason(' '));
      bookings.isIn(at('hidden', 'open', 'idle.noteIncomplete'), {
        effects: [
          savedDraft({ note: 'At nine.' }),
          savedDraft({ note: '' }),
          savedDraft({ 'decline.reason': ' ', note: '' }),
        ],
        context: error('note', 'Please wait.'),
      });
      bookings.send(decline(' '));
      bookings.isIn(at('hidden', 'open', 'idle.moveIncomplete'), { context: error('note', 'Please wait.') });
      bookings.send(review);
      bookings.isIn(at('hidden', 'open', 'moving'), {
        ...loading,
        calls: moving({ move: 'review' }),
        context: noErrors,
      });
    },
    'says what a note or a decision lacks only at its own stay'(open) {
      const bookings = withBoth(open);
      bookings.send(submitNote, goTo({ ...offered, id: 'stay-1' }));
      bookings.isIn(at('loading', 'open', 'idle.noteIncomplete'), { ...loading, calls: listingOffered });
      bookings.answer('fetchBookings', reply);
      bookings.send(goTo({ ...offered, id: 'stay-2' }));
      bookings.isIn(at('ready', 'loading'), {
        ...loading,
        calls: readingSecond,
        context: { note: '', moveDrafts: {} },
      });
      const deciding = withOne(open, 'staff', stay);
      deciding.send(typeReason(''), decline(''), goTo({ ...one, id: 'stay-2' }));
      deciding.isIn(at('hidden', 'loading'), {
        ...loading,
        calls: readingSecond,
        effects: [savedDraft({ 'decline.reason': '', note: '' })],
        context: { moveDrafts: {} },
      });
    },
    'restores the draft of a stay, and deletes the part that was sent'(open) {
      const bookings = open({ by: 'staff', view: one });
      const drafts = { note: 'Half a', 'decline.reason': 'Full.' };
      const halfOffer = { 'offer.hotelName': 'Bay House', 'offer.address': '', 'offer.terms': '', 'offer.replyBy': '' };
      bookings.answer('fetchBooking', { kind: 'found', booking: inReview, drafts });
      const restored = at('hidden', 'open');
      bookings.isIn(restored, { context: { note: 'Half a', moveDrafts: { 'decline.reason': 'Full.' } } });
      bookings.send({ type: 'move.change', request: { ...offer('').request, address: '', replyBy: '' } });
      bookings.isIn(restored, { effects: [savedDraft({ ...drafts, ...halfOffer })] });
      bookings.send(decline('Full.'));
      const declined = makeBooking({ state: 'DECLINED' });
      bookings.answer('moveBooking', { kind: 'moved', booking: declined });
      bookings.isIn(restored, {
        effects: [moveDraftDeleted(declined)],
        context: { note: 'Half a', moveDrafts: halfOffer },
      });
      bookings.rejects(typeReason('x'));
    },
    'takes a note while a move is sent, and the reason of a move while a note is sent'(open) {
      const sendingNote = withOne(open, 'staff', stay);
      sendingNote.send(type('At nine.'), submitNote, typeReason('Full.'));
      sendingNote.isIn(at('hidden', 'open', 'noting'), {
        ...loading,
        calls: noting,
        effects: [savedDraft({ note: 'At nine.' }), savedDraft({ note: 'At nine.', 'decline.reason': 'Full.' })],
      });
      sendingNote.rejects({ type: 'move.change', request: { move: 'cancel', reason: 'x' } });
      const sendingMove = withOne(open, 'staff', stay);
      sendingMove.send(review, type('At'));
      sendingMove.isIn(at('hidden', 'open', 'moving'), {
        ...loading,
        calls: moving({ move: 'review' }),
        effects: [savedDraft({ note: 'At' })],
      });
      sendingMove.rejects(typeReason('x'));
      sendingMove.answer('moveBooking', { kind: 'moved', booking: inReview });
      sendingMove.isIn(alone, { effects: [moveDraftDeleted(inReview)], context: { note: 'At' } });
    },
    'sends on while another stay is open, whose drafts stay as they are'(open) {
      const sendingNote = withBoth(open);
      sendingNote.send(type('At nine.'), submitNote, goTo(bothWithSecond));
      sendingNote.answer('fetchBooking', { kind: 'found', booking: requestedSecond, drafts: { note: 'Thanks.' } });
      sendingNote.rejects(submitNote, review);
      sendingNote.answer('addNote', { kind: 'noted', booking: noted });
      sendingNote.isIn(writing, {
        effects: [savedDraft({ note: 'At nine.' }), noteDraftDeleted],
        context: { note: 'Thanks.', list: [noted, requestedSecond] },
      });
      const drafts = { 'decline.reason': 'No room.' };
      const sendingMove = withBoth(open, 'staff');
      sendingMove.send(decline('Full.'), goTo(bothWithSecond));
      sendingMove.answer('fetchBooking', { kind: 'found', booking: requestedSecond, drafts });
      const declined = makeBooking({ state: 'DECLINED' });
      sendingMove.answer('moveBooking', { kind: 'moved', booking: declined });
      sendingMove.isIn(watched, {
        ...watching([declined, requestedSecond], 2, { REQUESTED: 1, DECLINED: 1, CONFIRMED: 0 }),
        effects: [moveDraftDeleted(declined)],
        context: { moveDrafts: drafts, list: [declined, requestedSecond] },
      });
    },
    'clears the note that was sent when the person is back at its stay'(open) {
      const bookings = withBoth(open);
      bookings.send(type('At nine.'), submitNote, goTo(bothWithSecond), goTo(both));
      bookings.answer('fetchBooking', { kind: 'found', booking: stay, drafts: { note: 'At nine.' } });
      bookings.answer('addNote', { kind: 'noted', booking: noted });
      bookings.isIn(writing, {
        effects: [savedDraft({ note: 'At nine.' }), noteDraftDeleted],
        context: { note: '', currentBooking: noted },
      });
    },
    'finishes a call after the person has left the stay, and reports its failure when they return'(open) {
      const leaveWhileNoting = () => {
        const bookings = withBoth(open);
        bookings.send(type('At nine.'), submitNote, goTo(bothWithSecond));
        bookings.isIn(at('ready', 'loading', 'noting'), {
          ...loading,
          calls: { ...noting, ...readingSecond },
          effects: [savedDraft({ note: 'At nine.' })],
          context: { currentBooking: null, view: bothWithSecond },
        });
        bookings.rejects(goTo(bothWithSecond));
        return bookings;
      };
      const leaveWhileMoving = () => {
        const bookings = withBoth(open);
        bookings.send(cancel(''), goTo(bothWithSecond));
        bookings.isIn(at('ready', 'loading', 'moving'), {
          ...loading,
          calls: { ...moving(cancel('').request), ...readingSecond },
          context: { currentBooking: null },
        });
        bookings.rejects(type('x'));
        return bookings;
      };
      const added = leaveWhileNoting();
      added.answer('addNote', { kind: 'noted', booking: noted });
      added.isIn(at('ready', 'loading'), {
        ...loading,
        calls: readingSecond,
        effects: [noteDraftDeleted],
        context: { currentBooking: null, list: [noted, other], counts: reply.counts, ...noErrors },
      });
      const moved = leaveWhileMoving();
      moved.answer('moveBooking', { kind: 'moved', booking: cancelled });
      moved.isIn(at('ready', 'loading'), {
        ...loading,
        calls: readingSecond,
        effects: [moveDraftDeleted(cancelled)],
        context: { currentBooking: null, list: [cancelled, other] },
      });

      const failures: [Bookings, of: 'note' | 'move', message: string, fail: (bookings: Bookings) => void][] = [
        [leaveWhileNoting(), 'note', 'Please wait.', (each) => each.answer('addNote', rejected('Please wait.'))],
        [leaveWhileNoting(), 'note', 'Network Error', (each) => each.fail('addNote', { message: 'Network Error' })],
        [leaveWhileMoving(), 'move', 'Not now.', (each) => each.answer('moveBooking', rejected('Not now.'))],
        [leaveWhileMoving(), 'move', 'Too late.', (each) => each.answer('moveBooking', overtaken('Too late.'))],
        [leaveWhileMoving(), 'move', 'Network Error', (each) => each.fail('moveBooking', { message: 'Network Error' })],
      ];
      for (const [bookings, of, message, fail] of failures) {
        fail(bookings);
        bookings.answer('fetchBooking', { kind: 'found', booking: second });
        bookings.rejects(dismiss);
        bookings.send(type('Thanks.'), submitNote);
        bookings.answer('addNote', rejected('Wait.'));
        bookings.send(goTo(both));
        bookings.answer('fetchBooking', { kind: 'found', booking: stay });
        bookings.isIn(writing, {
          effects: [{ saveDraft: { id: 'stay-2', drafts: { note: 'Thanks.' } } }],
          context: {
            currentBooking: stay,
            sendErrors: { 'stay-1': { of, message }, 'stay-2': { of: 'note', message: 'Wait.' } },
          },
        });
        bookings.send(dismiss);
        bookings.isIn(writing, { context: { sendErrors: { 'stay-2': { of: 'note', message: 'Wait.' } } } });
      }
    },
    'says why a decision was rejected or failed, and offers it again'(open) {
      const bookings = withBoth(open);
      bookings.send(cancel(''));
      bookings.answer('moveBooking', rejected('Not now.'));
      bookings.isIn(writing, { context: { ...error('move', 'Not now.'), currentBooking: stay } });
      bookings.send(cancel(''));
      bookings.isIn(at('ready', 'open', 'moving'), {
        ...loading,
        calls: moving(cancel('').request),
        context: noErrors,
      });
      bookings.fail('moveBooking', { message: 'Network Error' });
      bookings.isIn(writing, { context: error('move', 'Network Error') });
    },
    'shows the current stay and the message when another person was faster'(open) {
      const changed = withBoth(open);
      const now = makeBooking({ state: 'DECLINED', reason: 'The house is full.' });
      changed.send(cancel(''));
      changed.answer('moveBooking', overtaken('It is in review.', now));
      changed.isIn(writing, {
        context: {
          sendErrors: { 'stay-1': { of: 'move', message: 'It is in review.', state: 'DECLINED' } },
          currentBooking: now,
          list: [now, other],
          counts: { REQUESTED: 0, DECLINED: 1, CONFIRMED: 1 },
        },
      });
      const unread = withBoth(open);
      unread.send(cancel(''));
      unread.answer('moveBooking', overtaken('It is in review.'));
      unread.isIn(writing, { context: { ...error('move', 'It is in review.'), currentBooking: stay } });
    },
  },
});
