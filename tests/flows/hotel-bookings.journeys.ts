import { hotelBookingsMachine } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { itemOf, makeBooking } from '#tests/kit/stays.ts';

const all = { isListed: true, state: null, id: null };
const offered = { isListed: true, state: 'OFFERED' as const, id: null };
const one = { isListed: false, state: null, id: 'stay-1' };
const both = { isListed: true, state: null, id: 'stay-1' };
const form = { isListed: false, state: null, id: null };

const stay = makeBooking();
const second = makeBooking({ _id: 'stay-2', state: 'CONFIRMED' });
const third = makeBooking({ _id: 'stay-3' });
const noted = makeBooking({
  notes: [{ _id: 'note-1', content: 'At nine.', by: 'creator', author: 'Deniz Yıldız', createdAt: 1 }],
});
const [first, other, last] = [itemOf(stay), itemOf(second), itemOf(third)];
const reply = { data: [first, other], total: 2, counts: { REQUESTED: 1, CONFIRMED: 1 } };
const listing = { calls: { fetchBookings: { state: null, after: null } }, tags: ['loading'] };
const reading = { calls: { fetchBooking: { id: 'stay-1' } }, tags: ['loading'] };

type Bookings = Run<typeof hotelBookingsMachine>;
const ready = (open: Open<typeof hotelBookingsMachine>, by: 'creator' | 'staff' = 'creator'): Bookings => {
  const bookings = open({ by, place: both });
  bookings.answer('fetchBooking', { kind: 'found', booking: stay });
  bookings.answer('fetchBookings', reply);
  return bookings;
};

/** What is kept of what is typed about the first stay. */
const kept = (words: object) => ({ keepWords: { id: 'stay-1', words } });
const emptyOffer = { 'offer.hotelName': 'Bay House', 'offer.address': '', 'offer.terms': '', 'offer.replyBy': '' };

const cancel = (reason: string, at = 7) => ({ type: 'move.do', request: { move: 'cancel', reason }, at }) as const;
const offer = {
  type: 'move.do',
  request: { move: 'offer', hotelName: 'Bay House', address: 'Liman 3', terms: ' ', replyBy: '2026-06-10' },
  at: Date.parse('2026-06-01T12:00:00Z'),
} as const;

export const journeys = journeysOf({
  machine: hotelBookingsMachine,
  file: 'hotel-bookings/hotel-bookings.machine.ts',
  listens: ['place'],
  journeys: {
    '[BOOK-10, BOOK-11, BOOK-13] the list is empty until it has come, and an answer replaces it'(open) {
      const bookings = open({ by: 'creator', place: all });
      bookings.isIn('loadingList', {
        ...listing,
        context: { by: 'creator', list: [], total: 0, counts: {}, currentBooking: null, note: '', error: null },
      });
      bookings.rejects({ type: 'more.load' }, { type: 'note.submit' }, { type: 'call.retry' });
      bookings.answer('fetchBookings', reply);
      bookings.isIn('ready.calm', {
        context: {
          list: [first, other],
          total: 2,
          counts: reply.counts,
          due: { list: false, more: false, one: false },
        },
      });
      bookings.rejects({ type: 'more.load' }, { type: 'banner.dismiss' }, { type: 'place.change', place: all });
      bookings.send({ type: 'place.change', place: offered });
      bookings.isIn('loadingList', {
        calls: { fetchBookings: { state: 'OFFERED', after: null } },
        tags: ['loading'],
        context: { list: [], total: 0, place: offered, counts: reply.counts },
      });
      bookings.answer('fetchBookings', { data: [last], total: 1, counts: { OFFERED: 1 } });
      bookings.isIn('ready.calm', { context: { list: [last], total: 1, counts: { OFFERED: 1 } } });
    },
    'a list that could not be asked for anew comes before more of it'(open) {
      const bookings = open({ by: 'staff', place: all });
      bookings.answer('fetchBookings', { ...reply, total: 3 });
      bookings.send({ type: 'list.load' });
      bookings.fail('fetchBookings');
      bookings.send({ type: 'more.load' });
      bookings.isIn('loadingList', { ...listing, context: { due: { list: true, more: true, one: false } } });
      bookings.answer('fetchBookings', { ...reply, data: [last, first], total: 3 });
      bookings.isIn('loadingMore', {
        calls: { fetchBookings: { state: null, after: 'stay-1' } },
        tags: ['loading'],
        context: { list: [last, first] },
      });
    },
    'the list is asked for anew, from its beginning, while what it shows stays, and so does the stay that is open'(
      open,
    ) {
      const bookings = ready(open, 'staff');
      bookings.send({ type: 'list.load' });
      bookings.isIn('loadingList', {
        ...listing,
        context: { list: [first, other], currentBooking: stay, due: { list: true, more: false, one: false } },
      });
      bookings.rejects({ type: 'list.load' });
      bookings.fail('fetchBookings');
      bookings.isIn('ready.failed', { context: { error: { of: 'list', words: null }, list: [first, other] } });
      bookings.rejects({ type: 'list.load' });
      bookings.send({ type: 'call.retry' });
      bookings.answer('fetchBookings', { data: [last], total: 1, counts: { REQUESTED: 1 } });
      bookings.isIn('ready.calm', { context: { list: [last], currentBooking: stay } });
      bookings.send({ type: 'place.change', place: { ...both, id: 'stay-2' } });
      bookings.fail('fetchBooking');
      bookings.send({ type: 'list.load' });
      bookings.isIn('loadingList', { ...listing, context: { due: { list: true, more: false, one: true } } });
      const alone = open({ by: 'creator', place: one });
      alone.answer('fetchBooking', { kind: 'found', booking: stay });
      alone.rejects({ type: 'list.load' });
    },
    'more of the list is put behind what is there, once it is asked for'(open) {
      const bookings = open({ by: 'creator', place: all });
      bookings.answer('fetchBookings', { ...reply, total: 3 });
      bookings.send({ type: 'more.load' });
      bookings.isIn('loadingMore', {
        calls: { fetchBookings: { state: null, after: 'stay-2' } },
        tags: ['loading'],
        context: { due: { list: false, more: true, one: false } },
      });
      bookings.fail('fetchBookings', { message: 'Network Error' });
      bookings.isIn('ready.failed', {
        context: { error: { of: 'list', words: 'Network Error' }, list: [first, other] },
      });
      bookings.send({ type: 'call.retry' });
      bookings.isIn('loadingMore', {
        calls: { fetchBookings: { state: null, after: 'stay-2' } },
        tags: ['loading'],
        context: { error: null },
      });
      bookings.answer('fetchBookings', { data: [other, last], total: 4, counts: { REQUESTED: 2, CONFIRMED: 1 } });
      bookings.isIn('ready.calm', {
        context: {
          list: [first, other, last],
          total: 4,
          counts: { REQUESTED: 2, CONFIRMED: 1 },
          due: { list: false, more: false, one: false },
        },
      });
      bookings.send({ type: 'place.change', place: one });
      bookings.isIn('loadingOne', reading);
      bookings.answer('fetchBooking', { kind: 'missing' });
      bookings.isIn('ready.missing', { context: { currentBooking: null } });
      bookings.send({ type: 'place.change', place: all });
      bookings.isIn('loadingList', { ...listing, context: { due: { list: true, more: false, one: false } } });
    },
    '[BOOK-11, BOOK-17] a list that does not come says why, or what its call says, and is asked for again'(open) {
      const bookings = open({ by: 'creator', place: all });
      bookings.fail('fetchBookings');
      const failed = {
        context: { error: { of: 'list' as const, words: null }, due: { list: true, more: false, one: false } },
      };
      bookings.isIn('ready.failed', failed);
      bookings.send({ type: 'booking.add', booking: third });
      bookings.isIn('ready.failed', { context: { ...failed.context, list: [third] } });
      bookings.rejects({ type: 'banner.dismiss' });
      bookings.send({ type: 'call.retry' });
      bookings.isIn('loadingList', { ...listing, context: { error: null } });
      bookings.answer('fetchBookings', reply);
      bookings.rejects({ type: 'call.retry' });
    },
    '[BOOK-11, BOOK-14, BOOK-23] one booking becomes the current one, and is none any more where the address names none'(
      open,
    ) {
      const bookings = open({ by: 'creator', place: one });
      bookings.isIn('loadingOne', { ...reading, context: { due: { list: false, more: false, one: true } } });
      bookings.fail('fetchBooking', { message: 'Network Error' });
      bookings.isIn('ready.failed', {
        context: { error: { of: 'one', words: 'Network Error' }, currentBooking: null },
      });
      bookings.rejects({ type: 'note.change', content: 'x' }, { type: 'note.submit' }, cancel(''));
      bookings.send({ type: 'call.retry' });
      bookings.isIn('loadingOne', { ...reading, context: { error: null } });
      bookings.answer('fetchBooking', { kind: 'found', booking: stay });
      bookings.isIn('ready.calm', {
        context: { currentBooking: stay, list: [], counts: {}, due: { list: false, more: false, one: false } },
      });
      bookings.send({ type: 'note.change', content: 'Half a' });
      bookings.send({ type: 'place.change', place: form });
      bookings.isIn('ready.calm', {
        effects: [kept({ note: 'Half a' })],
        context: { currentBooking: null, note: '', typed: {} },
      });
      bookings.send({ type: 'place.change', place: one });
      bookings.isIn('loadingOne', reading);
      bookings.send({ type: 'place.change', place: all });
      bookings.isIn('loadingList', listing);
    },
    'one that there is not is said to be missing beside the others, and is not asked for again by itself'(open) {
      const bookings = open({ by: 'creator', place: both });
      bookings.answer('fetchBooking', { kind: 'missing' });
      bookings.isIn('loadingList', {
        ...listing,
        context: { currentBooking: null, due: { list: true, more: false, one: false } },
      });
      bookings.answer('fetchBookings', { ...reply, total: 3 });
      bookings.isIn('ready.missing', {
        context: { currentBooking: null, due: { list: false, more: false, one: false } },
      });
      bookings.send({ type: 'more.load' });
      bookings.answer('fetchBookings', { ...reply, data: [last], total: 3 });
      bookings.isIn('ready.missing', { context: { list: [first, other, last] } });
      bookings.send({ type: 'place.change', place: { ...both, id: 'stay-2' } });
      bookings.answer('fetchBooking', { kind: 'found', booking: second });
      bookings.isIn('ready.calm', { context: { currentBooking: second } });
    },
    'the stay that is open and the list beside it are there one after the other; another stay leaves the list'(open) {
      const bookings = open({ by: 'staff', place: both });
      bookings.isIn('loadingOne', { ...reading, context: { due: { list: true, more: false, one: true } } });
      bookings.answer('fetchBooking', { kind: 'found', booking: stay });
      bookings.isIn('loadingList', { ...listing, context: { currentBooking: stay } });
      bookings.answer('fetchBookings', reply);
      bookings.isIn('ready.calm', { context: { list: [first, other] } });
      bookings.send({ type: 'note.change', content: 'Half a' });
      bookings.send({ type: 'place.change', place: { ...both, id: 'stay-2' } });
      bookings.isIn('loadingOne', {
        calls: { fetchBooking: { id: 'stay-2' } },
        tags: ['loading'],
        effects: [kept({ note: 'Half a' })],
        context: { list: [first, other], total: 2, currentBooking: null, note: '' },
      });
      bookings.answer('fetchBooking', { kind: 'found', booking: second });
      bookings.isIn('ready.calm', { context: { currentBooking: second, counts: reply.counts } });
      bookings.send({ type: 'note.change', content: 'Kept' });
      bookings.send({ type: 'place.change', place: { ...offered, id: 'stay-2' } });
      bookings.isIn('loadingList', {
        calls: { fetchBookings: { state: 'OFFERED', after: null } },
        tags: ['loading'],
        effects: [{ keepWords: { id: 'stay-2', words: { note: 'Kept' } } }],
        context: { currentBooking: second, note: 'Kept', list: [] },
      });
      bookings.send({ type: 'place.change', place: { ...offered, id: 'stay-1' } });
      bookings.isIn('loadingOne', { ...reading, context: { due: { list: true, more: false, one: true } } });
    },
    '[BOOK-01, BOOK-12] a booking that was just made stands before all others'(open) {
      const bookings = open({ by: 'creator', place: all });
      bookings.answer('fetchBookings', reply);
      bookings.send({ type: 'place.change', place: form });
      bookings.send({ type: 'booking.add', booking: third });
      bookings.isIn('ready.calm', {
        context: {
          list: [third, first, other],
          total: 3,
          counts: { REQUESTED: 2, CONFIRMED: 1 },
          currentBooking: null,
        },
      });
      bookings.rejects({ type: 'booking.add', booking: third });
      const bare = open({ by: 'creator', place: form });
      bare.isIn('ready.calm', { context: { due: { list: false, more: false, one: false } } });
      bare.send({ type: 'booking.add', booking: second });
      bare.isIn('ready.calm', { context: { counts: { CONFIRMED: 1 }, total: 1 } });
    },
    '[BOOK-02, BOOK-07, BOOK-11, BOOK-15, BOOK-16] a note is sent without the blanks around it, and what is answered is the booking everywhere'(
      open,
    ) {
      const bookings = ready(open);
      bookings.send({ type: 'note.change', content: ' At nine. ' }, { type: 'note.submit' });
      bookings.isIn('noting.here', {
        calls: { addNote: { id: 'stay-1', content: 'At nine.' } },
        tags: ['loading'],
        effects: [kept({ note: ' At nine. ' })],
        context: { note: ' At nine. ', error: null, sentTo: 'stay-1' },
      });
      bookings.rejects({ type: 'note.change', content: 'x' }, { type: 'note.submit' }, cancel(''));
      bookings.answer('addNote', { kind: 'noted', booking: noted });
      bookings.isIn('ready.calm', {
        effects: [{ dropNote: { kind: 'noted', booking: noted } }],
        context: { currentBooking: noted, list: [noted, other], note: '', counts: { REQUESTED: 1, CONFIRMED: 1 } },
      });
    },
    '[BOOK-17, BOOK-22] a note that was not taken stays as it was typed, and what is said of it is put away by hand'(
      open,
    ) {
      const bookings = ready(open);
      bookings.send({ type: 'note.change', content: 'x'.repeat(2001) });
      bookings.isIn('ready.calm', { effects: [kept({ note: 'x'.repeat(2001) })], context: { isNoteAsked: false } });
      bookings.send({ type: 'note.submit' });
      bookings.isIn('ready.calm', { context: { isNoteAsked: true, error: null } });
      bookings.send({ type: 'note.change', content: '' });
      bookings.isIn('ready.calm', { effects: [kept({ note: '' })], context: { isNoteAsked: true } });
      bookings.send({ type: 'note.change', content: 'At nine.' });
      bookings.isIn('ready.calm', {
        effects: [kept({ note: 'At nine.' })],
        context: { note: 'At nine.', isNoteAsked: false },
      });
      bookings.send({ type: 'note.change', content: '' });
      bookings.isIn('ready.calm', { effects: [kept({ note: '' })], context: { isNoteAsked: false } });
      bookings.send({ type: 'note.change', content: 'At nine.' }, { type: 'note.submit' });
      bookings.answer('addNote', { kind: 'refused', message: 'Please wait.' });
      bookings.isIn('ready.refused', {
        effects: [kept({ note: 'At nine.' })],
        context: { note: 'At nine.', error: { of: 'note', words: 'Please wait.' } },
      });
      bookings.send({ type: 'banner.dismiss' });
      bookings.isIn('ready.calm', { context: { error: null, note: 'At nine.' } });
      bookings.send({ type: 'note.submit' });
      bookings.fail('addNote');
      bookings.isIn('ready.refused', { context: { note: 'At nine.', error: { of: 'note', words: null } } });
      bookings.send({ type: 'note.submit' });
      bookings.isIn('noting.here', {
        calls: { addNote: { id: 'stay-1', content: 'At nine.' } },
        tags: ['loading'],
        context: { error: null },
      });
    },
    'what the chart of the stay lets this person do is done, and the stay is counted by its new state'(open) {
      const bookings = ready(open);
      bookings.rejects(
        { type: 'move.do', request: { move: 'review' }, at: 7 },
        { type: 'move.do', request: { move: 'accept' }, at: 7 },
        { type: 'move.do', request: { move: 'decline', reason: 'No' }, at: 7 },
      );
      bookings.send(cancel(''));
      bookings.isIn('moving.here', {
        calls: { moveBooking: { id: 'stay-1', request: { move: 'cancel', reason: '' } } },
        tags: ['loading'],
        context: { error: null },
      });
      bookings.rejects(cancel(''));
      const cancelled = makeBooking({ state: 'CANCELLED' });
      bookings.answer('moveBooking', { kind: 'moved', booking: cancelled });
      bookings.isIn('ready.calm', {
        effects: [{ dropMove: { kind: 'moved', booking: cancelled } }],
        context: {
          currentBooking: cancelled,
          list: [cancelled, other],
          counts: { REQUESTED: 0, CANCELLED: 1, CONFIRMED: 1 },
        },
      });
      bookings.rejects(cancel('x'));
    },
    'what the chart of the stay does not let them do while its creator is suspended is not there to be done'(open) {
      const creator = { ...stay.creator, isActive: false };
      const found = (by: 'sponsor' | 'staff', state: 'OTHER_DATES' | 'IN_REVIEW') => {
        const bookings = open({ by, place: one });
        bookings.answer('fetchBooking', { kind: 'found', booking: makeBooking({ state, creator }) });
        return bookings;
      };
      const accept = { type: 'move.do', request: { move: 'accept' }, at: 7 } as const;
      const whole = { ...offer, request: { ...offer.request, terms: 'Breakfast.' } };
      const hosted = found('sponsor', 'OTHER_DATES');
      hosted.rejects(accept);
      hosted.send(cancel(''));
      hosted.isIn('moving.here', {
        calls: { moveBooking: { id: 'stay-1', request: cancel('').request } },
        tags: ['loading'],
      });
      const reviewed = found('staff', 'IN_REVIEW');
      reviewed.rejects(whole);
      reviewed.send({ type: 'move.do', request: { move: 'decline', reason: 'No.' }, at: 7 });
      reviewed.isIn('moving.here', {
        calls: { moveBooking: { id: 'stay-1', request: { move: 'decline', reason: 'No.' } } },
        tags: ['loading'],
      });
    },
    'a move that lacks something is not sent, and says so at the time it was sent'(open) {
      const bookings = ready(open, 'staff');
      bookings.rejects(cancel('x'));
      const decline = { type: 'move.do', request: { move: 'decline', reason: ' ' }, at: 7 } as const;
      const change = (reason: string) => ({ type: 'move.change', request: { move: 'decline', reason } }) as const;
      bookings.send(change('Fu'));
      bookings.isIn('ready.calm', {
        effects: [kept({ 'decline.reason': 'Fu', note: '' })],
        context: { openMove: null, typed: { 'decline.reason': 'Fu' } },
      });
      bookings.send(decline);
      bookings.isIn('ready.calm', { context: { error: null, openMove: { request: decline.request, at: 7 } } });
      bookings.rejects({ type: 'move.change', request: { move: 'cancel', reason: 'x' } });
      bookings.send(change(''));
      bookings.isIn('ready.calm', {
        effects: [kept({ 'decline.reason': '', note: '' })],
        context: { openMove: { request: change('').request, at: 7 } },
      });
      bookings.send(change('Full.'));
      bookings.isIn('ready.calm', {
        effects: [kept({ 'decline.reason': 'Full.', note: '' })],
        context: { openMove: null },
      });
      bookings.send(decline);
      bookings.send({ type: 'move.do', request: { move: 'review' }, at: 7 });
      bookings.isIn('moving.here', {
        calls: { moveBooking: { id: 'stay-1', request: { move: 'review' } } },
        tags: ['loading'],
        context: { error: null },
      });
      const inReview = makeBooking({ state: 'IN_REVIEW' });
      bookings.answer('moveBooking', { kind: 'moved', booking: inReview });
      bookings.send({ type: 'note.submit' }, offer);
      bookings.isIn('ready.calm', {
        effects: [{ dropMove: { kind: 'moved', booking: inReview } }],
        context: {
          isNoteAsked: true,
          openMove: { request: offer.request, at: offer.at },
          typed: { 'decline.reason': 'Full.' },
        },
      });
      bookings.send({ type: 'move.change', request: { move: 'decline', reason: 'Fu' } });
      bookings.isIn('ready.calm', {
        effects: [kept({ 'decline.reason': 'Fu', note: '' })],
        context: { openMove: { request: offer.request, at: offer.at } },
      });
      const whole = { ...offer.request, terms: 'Breakfast.' };
      bookings.send({ ...offer, request: whole });
      bookings.isIn('moving.here', {
        calls: { moveBooking: { id: 'stay-1', request: whole } },
        tags: ['loading'],
        context: { isNoteAsked: false, openMove: null },
      });
    },
    'what was not taken is said while somebody goes on writing, until something is sent'(open) {
      const bookings = ready(open, 'staff');
      bookings.isIn('ready.calm', { context: { sentTo: '' } });
      bookings.send({ type: 'note.change', content: 'At nine.' }, { type: 'note.submit' });
      bookings.answer('addNote', { kind: 'refused', message: 'Please wait.' });
      const refused = { error: { of: 'note' as const, words: 'Please wait.' } };
      bookings.send({ type: 'note.change', content: '' });
      bookings.isIn('ready.refused', { effects: [kept({ note: 'At nine.' }), kept({ note: '' })], context: refused });
      bookings.send({ type: 'note.submit' });
      bookings.isIn('ready.refused', { context: { ...refused, isNoteAsked: true } });
      const decline = { move: 'decline' as const, reason: ' ' };
      bookings.send({ type: 'move.change', request: decline });
      bookings.isIn('ready.refused', { effects: [kept({ 'decline.reason': ' ', note: '' })], context: refused });
      bookings.send({ type: 'move.do', request: decline, at: 7 });
      bookings.isIn('ready.refused', { context: { ...refused, openMove: { request: decline, at: 7 } } });
      bookings.send({ type: 'move.do', request: { move: 'review' }, at: 7 });
      bookings.isIn('moving.here', {
        calls: { moveBooking: { id: 'stay-1', request: { move: 'review' } } },
        tags: ['loading'],
        context: { error: null },
      });
    },
    'what is typed for the moves of a stay is not there for another one'(open) {
      const bookings = ready(open, 'staff');
      bookings.send({ type: 'move.change', request: { move: 'decline', reason: 'Full' } });
      bookings.send({ type: 'place.change', place: { ...both, id: 'stay-2' } });
      bookings.isIn('loadingOne', {
        calls: { fetchBooking: { id: 'stay-2' } },
        tags: ['loading'],
        effects: [kept({ 'decline.reason': 'Full', note: '' })],
        context: { typed: {} },
      });
    },
    'what was lacking in a note or a move is not said of another stay, nor once something else is sent'(open) {
      const lacking = () => {
        const bookings = ready(open, 'staff');
        const decline = { type: 'move.do', request: { move: 'decline', reason: '' }, at: 7 } as const;
        bookings.send({ type: 'note.submit' }, decline);
        bookings.isIn('ready.calm', { context: { isNoteAsked: true, openMove: { request: decline.request, at: 7 } } });
        return bookings;
      };
      const other = lacking();
      other.send({ type: 'place.change', place: { ...offered, id: 'stay-1' } });
      other.isIn('loadingList', {
        calls: { fetchBookings: { state: 'OFFERED', after: null } },
        tags: ['loading'],
        context: { isNoteAsked: true, openMove: { request: { move: 'decline', reason: '' }, at: 7 } },
      });
      other.send({ type: 'place.change', place: { ...offered, id: 'stay-2' } });
      other.isIn('loadingOne', {
        calls: { fetchBooking: { id: 'stay-2' } },
        tags: ['loading'],
        context: { isNoteAsked: false, openMove: null },
      });
      const noting = lacking();
      noting.send({ type: 'note.change', content: 'At nine.' }, { type: 'note.submit' });
      noting.isIn('noting.here', {
        calls: { addNote: { id: 'stay-1', content: 'At nine.' } },
        tags: ['loading'],
        effects: [kept({ note: 'At nine.' })],
        context: { isNoteAsked: false, openMove: null },
      });
    },
    'what is typed about a stay is kept, is there when somebody comes back to it, and is gone once it was sent'(open) {
      const bookings = open({ by: 'staff', place: one });
      const inReview = makeBooking({ state: 'IN_REVIEW' });
      const words = { note: 'Half a', 'decline.reason': 'Full.' };
      bookings.answer('fetchBooking', { kind: 'found', booking: inReview, words });
      bookings.isIn('ready.calm', { context: { note: 'Half a', typed: { 'decline.reason': 'Full.' } } });
      bookings.send({ type: 'move.change', request: { ...offer.request, address: '', terms: '', replyBy: '' } });
      bookings.isIn('ready.calm', { effects: [kept({ ...words, ...emptyOffer })] });
      bookings.send({ type: 'move.do', request: { move: 'decline', reason: 'Full.' }, at: 7 });
      const declined = makeBooking({ state: 'DECLINED' });
      bookings.answer('moveBooking', { kind: 'moved', booking: declined });
      bookings.isIn('ready.calm', {
        effects: [{ dropMove: { kind: 'moved', booking: declined } }],
        context: { note: 'Half a', typed: emptyOffer },
      });
      bookings.rejects({ type: 'move.change', request: { move: 'decline', reason: 'x' } });
    },
    'what is under way when another place is gone to is not cut off, and what went wrong with it is said where it was sent from'(
      open,
    ) {
      const leave = (
        bookings: Bookings,
        send: () => void,
        state: 'noting.left' | 'moving.left',
        calls: Record<string, object>,
      ) => {
        send();
        bookings.send({ type: 'place.change', place: { ...both, id: 'stay-2' } });
        bookings.isIn(state, {
          calls,
          tags: ['loading'],
          context: { currentBooking: null, place: { ...both, id: 'stay-2' } },
        });
        bookings.rejects({ type: 'place.change', place: { ...both, id: 'stay-2' } });
      };
      const comeBack = (bookings: Bookings, error: { of: 'note' | 'move'; words: string; id: string }) => {
        bookings.isIn('loadingOne', {
          calls: { fetchBooking: { id: 'stay-2' } },
          tags: ['loading'],
          context: { error: null, list: [first, other] },
        });
        bookings.answer('fetchBooking', { kind: 'found', booking: second });
        bookings.isIn('ready.calm', { context: { currentBooking: second, error: null } });
        bookings.send({ type: 'place.change', place: both });
        bookings.answer('fetchBooking', { kind: 'found', booking: stay });
        bookings.isIn('ready.refused', { context: { currentBooking: stay, error, untold: null } });
      };
      const noting = { addNote: { id: 'stay-1', content: 'At nine.' } };
      const note = () => {
        const bookings = ready(open);
        bookings.send({ type: 'note.change', content: 'At nine.' });
        bookings.isIn('ready.calm', { effects: [kept({ note: 'At nine.' })] });
        leave(bookings, () => bookings.send({ type: 'note.submit' }), 'noting.left', noting);
        return bookings;
      };
      const taken = note();
      taken.answer('addNote', { kind: 'noted', booking: noted });
      taken.isIn('loadingOne', {
        calls: { fetchBooking: { id: 'stay-2' } },
        tags: ['loading'],
        effects: [{ dropNote: { kind: 'noted', booking: noted } }],
        context: { currentBooking: null, list: [noted, other], counts: reply.counts, untold: null },
      });
      const refused = note();
      refused.answer('addNote', { kind: 'refused', message: 'Please wait.' });
      comeBack(refused, { of: 'note', words: 'Please wait.', id: 'stay-1' });
      const lost = note();
      lost.fail('addNote', { message: 'Network Error' });
      comeBack(lost, { of: 'note', words: 'Network Error', id: 'stay-1' });

      const moving = { moveBooking: { id: 'stay-1', request: cancel('').request } };
      const move = () => {
        const bookings = ready(open);
        leave(bookings, () => bookings.send(cancel('')), 'moving.left', moving);
        return bookings;
      };
      const moved = move();
      const cancelled = makeBooking({ state: 'CANCELLED' });
      moved.answer('moveBooking', { kind: 'moved', booking: cancelled });
      moved.isIn('loadingOne', {
        calls: { fetchBooking: { id: 'stay-2' } },
        tags: ['loading'],
        effects: [{ dropMove: { kind: 'moved', booking: cancelled } }],
        context: { currentBooking: null, list: [cancelled, other] },
      });
      const turnedDown = move();
      turnedDown.answer('moveBooking', { kind: 'refused', message: 'Not now.' });
      comeBack(turnedDown, { of: 'move', words: 'Not now.', id: 'stay-1' });
      const overtaken = move();
      overtaken.answer('moveBooking', { kind: 'overtaken', message: 'Too late.' });
      comeBack(overtaken, { of: 'move', words: 'Too late.', id: 'stay-1' });
      const unheard = move();
      unheard.fail('moveBooking', { message: 'Network Error' });
      comeBack(unheard, { of: 'move', words: 'Network Error', id: 'stay-1' });
    },
    'after confirmation a reason is asked for, and other dates are judged before they are sent'(open) {
      const bookings = open({ by: 'creator', place: one });
      const confirmed = makeBooking({ state: 'CONFIRMED' });
      bookings.answer('fetchBooking', { kind: 'found', booking: confirmed });
      bookings.send(cancel(''));
      bookings.isIn('ready.calm', { context: { openMove: { request: cancel('').request, at: 7 } } });
      bookings.send(cancel('I am ill.'));
      bookings.isIn('moving.here', {
        calls: { moveBooking: { id: 'stay-1', request: cancel('I am ill.').request } },
        tags: ['loading'],
      });
      const invited = open({ by: 'creator', place: one });
      invited.answer('fetchBooking', {
        kind: 'found',
        booking: makeBooking({ state: 'INVITED', origin: 'invitation' }),
      });
      const at = Date.parse('2026-06-01T12:00:00Z');
      const askFor = (checkIn: string, checkOut: string) =>
        ({ type: 'move.do', request: { move: 'askOtherDates', checkIn, checkOut }, at }) as const;
      invited.send(askFor('2026-06-20', '2026-06-20'));
      invited.isIn('ready.calm', {
        context: { openMove: { request: askFor('2026-06-20', '2026-06-20').request, at } },
      });
      invited.send(askFor('2026-06-01', '2026-06-03'));
      invited.isIn('ready.calm', {
        context: { openMove: { request: askFor('2026-06-01', '2026-06-03').request, at } },
      });
      invited.send(askFor('2026-06-20', '2026-06-22'));
      invited.isIn('moving.here', {
        calls: { moveBooking: { id: 'stay-1', request: askFor('2026-06-20', '2026-06-22').request } },
        tags: ['loading'],
      });
    },
    'a move that was refused or not heard stays to be done, and says why'(open) {
      const bookings = ready(open);
      bookings.send(cancel(''));
      bookings.answer('moveBooking', { kind: 'refused', message: 'Not now.' });
      bookings.isIn('ready.refused', { context: { error: { of: 'move', words: 'Not now.' }, currentBooking: stay } });
      bookings.send(cancel(''));
      bookings.fail('moveBooking', { message: 'Network Error' });
      bookings.isIn('ready.refused', { context: { error: { of: 'move', words: 'Network Error' } } });
      bookings.send({ type: 'banner.dismiss' });
      bookings.isIn('ready.calm', { context: { error: null } });
    },
    'a list that did not come is asked for again after whatever else was done'(open) {
      const withoutList = () => {
        const bookings = open({ by: 'staff', place: both });
        bookings.answer('fetchBooking', { kind: 'found', booking: stay });
        bookings.fail('fetchBookings');
        bookings.isIn('ready.failed', { context: { currentBooking: stay } });
        return bookings;
      };
      const writing = withoutList();
      writing.send({ type: 'note.change', content: 'At nine.' }, { type: 'note.submit' });
      writing.answer('addNote', { kind: 'noted', booking: noted });
      writing.isIn('loadingList', {
        ...listing,
        effects: [kept({ note: 'At nine.' }), { dropNote: { kind: 'noted', booking: noted } }],
      });
      const moving = withoutList();
      moving.send({ type: 'move.do', request: { move: 'review' }, at: 7 });
      const inReview = makeBooking({ state: 'IN_REVIEW' });
      moving.answer('moveBooking', { kind: 'moved', booking: inReview });
      moving.isIn('loadingList', { ...listing, effects: [{ dropMove: { kind: 'moved', booking: inReview } }] });
      const refused = withoutList();
      refused.send({ type: 'move.do', request: { move: 'review' }, at: 7 });
      refused.answer('moveBooking', { kind: 'refused', message: 'Not now.' });
      refused.send({ type: 'banner.dismiss' });
      refused.isIn('loadingList', listing);
    },
    'where somebody else was quicker, how it stands now is shown with what the server said'(open) {
      const bookings = ready(open);
      bookings.send(cancel(''));
      bookings.answer('moveBooking', { kind: 'overtaken', message: 'It is in review.' });
      bookings.isIn('reloading', { ...reading, context: { error: null, overtaken: 'It is in review.' } });
      const now = makeBooking({ state: 'DECLINED', reason: 'The house is full.' });
      bookings.answer('fetchBooking', { kind: 'found', booking: now });
      bookings.isIn('ready.refused', {
        context: {
          currentBooking: now,
          list: [now, other],
          error: { of: 'move', words: 'It is in review.' },
          overtaken: null,
        },
      });
      for (const answer of ['missing', 'failed'] as const) {
        const again = ready(open);
        again.send(cancel(''));
        again.answer('moveBooking', { kind: 'overtaken', message: 'Gone.' });
        if (answer === 'missing') again.answer('fetchBooking', { kind: 'missing' });
        else again.fail('fetchBooking');
        again.isIn('ready.refused', { context: { currentBooking: stay, error: { of: 'move', words: 'Gone.' } } });
      }
    },
  },
});
