import type { Booking, BookingMoveRequest } from '#contract/hotel-booking.ts';
import { type BookingsPlace, hotelBookingsMachine } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { itemOf, makeBooking } from '#tests/kit/stays.ts';

const all = { isListed: true, state: null, id: null };
const offered = { isListed: true, state: 'OFFERED' as const, id: null };
const one = { isListed: false, state: null, id: 'stay-1' };
const both = { isListed: true, state: null, id: 'stay-1' };
const bothWithSecond = { ...both, id: 'stay-2' };
const form = { isListed: false, state: null, id: null };

const stay = makeBooking();
const second = makeBooking({ _id: 'stay-2', state: 'CONFIRMED' });
const third = makeBooking({ _id: 'stay-3' });
const inReview = makeBooking({ state: 'IN_REVIEW' });
const cancelled = makeBooking({ state: 'CANCELLED' });
const noted = makeBooking({
  notes: [{ _id: 'note-1', content: 'At nine.', by: 'creator', author: 'Deniz Yıldız', createdAt: 1 }],
});
const [first, other, last] = [itemOf(stay), itemOf(second), itemOf(third)];
const reply = { data: [first, other], total: 2, counts: { REQUESTED: 1, CONFIRMED: 1 } };

const loading = (calls: object) => ({ calls: { ...calls }, tags: ['loading'] });
const listing = loading({ fetchBookings: { state: null, after: null } });
const listingOffered = loading({ fetchBookings: { state: 'OFFERED', after: null } });
const reading = loading({ fetchBooking: { id: 'stay-1' } });
const readingSecond = loading({ fetchBooking: { id: 'stay-2' } });
const noting = loading({ addNote: { id: 'stay-1', content: 'At nine.' } });
const moving = (request: BookingMoveRequest) => loading({ moveBooking: { id: 'stay-1', request } });
const nothingDue = { list: false, more: false, one: false };
const listDue = { ...nothingDue, list: true };

const noonOfJune1 = Date.parse('2026-06-01T12:00:00Z');
const goTo = (place: BookingsPlace) => ({ type: 'place.change', place }) as const;
const type = (content: string) => ({ type: 'note.change', content }) as const;
const typeReason = (reason: string) => ({ type: 'move.change', request: { move: 'decline', reason } }) as const;
const submitNote = { type: 'note.submit' } as const;
const dismiss = { type: 'banner.dismiss' } as const;
const retry = { type: 'call.retry' } as const;
const move = <Request extends BookingMoveRequest>(request: Request, at = 7) =>
  ({ type: 'move.do', request, at }) as const;
const review = move({ move: 'review' });
const cancel = (reason: string) => move({ move: 'cancel', reason });
const decline = (reason: string) => move({ move: 'decline', reason });
const offer = (terms: string) =>
  move({ move: 'offer', hotelName: 'Bay House', address: 'Liman 3', terms, replyBy: '2026-06-10' }, noonOfJune1);

/** The draft of the first stay, as it is saved on the device. */
const savedDraft = (words: object) => ({ keepWords: { id: 'stay-1', words } });
const noteDropped = { dropNote: { kind: 'noted', booking: noted } };
const draftDropped = (booking: Booking) => ({ dropMove: { kind: 'moved', booking } });

const rejected = (message: string) => ({ kind: 'refused', message }) as const;
const overtaken = (message: string) => ({ kind: 'overtaken', message }) as const;

type Bookings = Run<typeof hotelBookingsMachine>;
type By = 'creator' | 'sponsor' | 'staff';
type Start = Open<typeof hotelBookingsMachine>;
const withList = (open: Start, by: By = 'creator', total = 2): Bookings => {
  const bookings = open({ by, place: all });
  bookings.answer('fetchBookings', { ...reply, total });
  return bookings;
};
const withOne = (open: Start, by: By, booking: Booking): Bookings => {
  const bookings = open({ by, place: one });
  bookings.answer('fetchBooking', { kind: 'found', booking });
  return bookings;
};
const withBoth = (open: Start, by: By = 'creator'): Bookings => {
  const bookings = open({ by, place: both });
  bookings.answer('fetchBooking', { kind: 'found', booking: stay });
  bookings.answer('fetchBookings', reply);
  return bookings;
};

export const journeys = journeysOf({
  machine: hotelBookingsMachine,
  file: 'hotel-bookings/hotel-bookings.machine.ts',
  listens: ['place'],
  journeys: {
    '[BOOK-10, BOOK-11, BOOK-13] shows an empty list until it loads, and replaces it with each answer'(open) {
      const bookings = open({ by: 'creator', place: all });
      bookings.isIn('loadingList', {
        ...listing,
        context: { list: [], total: 0, counts: {}, currentBooking: null, note: '', error: null },
      });
      bookings.answer('fetchBookings', reply);
      bookings.isIn('ready.calm', {
        context: { list: [first, other], total: 2, counts: reply.counts, due: nothingDue },
      });
      bookings.rejects({ type: 'more.load' }, dismiss, goTo(all));
      bookings.send(goTo(offered));
      bookings.isIn('loadingList', { ...listingOffered, context: { list: [], total: 0, counts: reply.counts } });
      bookings.answer('fetchBookings', { data: [last], total: 1, counts: { OFFERED: 1 } });
      bookings.isIn('ready.calm', { context: { list: [last], total: 1, counts: { OFFERED: 1 } } });
    },
    '[BOOK-11, BOOK-17] says why the list did not load, and loads it again on request'(open) {
      const bookings = open({ by: 'creator', place: all });
      bookings.fail('fetchBookings');
      const failed = { error: { of: 'list' as const, words: null }, due: listDue };
      bookings.isIn('ready.failed', { context: failed });
      bookings.send({ type: 'booking.add', booking: third });
      bookings.isIn('ready.failed', { context: { ...failed, list: [third] } });
      bookings.send(retry);
      bookings.isIn('loadingList', { ...listing, context: { error: null } });
    },
    'reloads the list from its start while the old list and the open stay remain on screen'(open) {
      const bookings = withBoth(open, 'staff');
      bookings.send({ type: 'list.load' });
      bookings.isIn('loadingList', { ...listing, context: { list: [first, other], currentBooking: stay } });
      bookings.fail('fetchBookings');
      bookings.rejects({ type: 'list.load' });
      bookings.send(retry);
      bookings.answer('fetchBookings', { data: [last], total: 1, counts: { REQUESTED: 1 } });
      bookings.isIn('ready.calm', { context: { list: [last], currentBooking: stay } });
      bookings.send(goTo(bothWithSecond));
      bookings.fail('fetchBooking');
      bookings.send({ type: 'list.load' });
      bookings.isIn('loadingList', { ...listing, context: { due: { ...listDue, one: true } } });
      withOne(open, 'creator', stay).rejects({ type: 'list.load' });
    },
    'reloads a list that failed before it loads more of it'(open) {
      const bookings = withList(open, 'staff', 3);
      bookings.send({ type: 'list.load' });
      bookings.fail('fetchBookings');
      bookings.send({ type: 'more.load' });
      bookings.isIn('loadingList', { ...listing, context: { due: { ...listDue, more: true } } });
      bookings.answer('fetchBookings', { ...reply, data: [last, first], total: 3 });
      bookings.isIn('loadingMore', loading({ fetchBookings: { state: null, after: 'stay-1' } }));
    },
    'appends more of the list, each stay once'(open) {
      const loadingMore = loading({ fetchBookings: { state: null, after: 'stay-2' } });
      const bookings = withList(open, 'creator', 3);
      bookings.send({ type: 'more.load' });
      bookings.fail('fetchBookings', { message: 'Network Error' });
      const error = { of: 'list' as const, words: 'Network Error' };
      bookings.isIn('ready.failed', { context: { error, list: [first, other] } });
      bookings.send(retry);
      bookings.isIn('loadingMore', { ...loadingMore, context: { error: null } });
      const counts = { REQUESTED: 2, CONFIRMED: 1 };
      bookings.answer('fetchBookings', { data: [other, last], total: 4, counts });
      bookings.isIn('ready.calm', { context: { list: [first, other, last], total: 4, counts, due: nothingDue } });
      bookings.send(goTo(one));
      bookings.answer('fetchBooking', { kind: 'missing' });
      bookings.isIn('ready.missing');
      bookings.send(goTo(all));
      bookings.isIn('loadingList', { ...listing, context: { due: listDue } });
    },
    '[BOOK-11, BOOK-14, BOOK-23] opens one stay, and closes it when the address names none'(open) {
      const bookings = open({ by: 'creator', place: one });
      bookings.fail('fetchBooking', { message: 'Network Error' });
      bookings.isIn('ready.failed', {
        context: { error: { of: 'one', words: 'Network Error' }, currentBooking: null },
      });
      bookings.rejects(type('x'), submitNote, cancel(''));
      bookings.send(retry);
      bookings.isIn('loadingOne', { ...reading, context: { error: null } });
      bookings.answer('fetchBooking', { kind: 'found', booking: stay });
      bookings.isIn('ready.calm', { context: { currentBooking: stay, list: [], counts: {}, due: nothingDue } });
      bookings.send(type('Half a'), goTo(form));
      bookings.isIn('ready.calm', {
        effects: [savedDraft({ note: 'Half a' })],
        context: { currentBooking: null, note: '', typed: {} },
      });
    },
    'says that a stay is missing next to the list, and does not look for it again'(open) {
      const bookings = open({ by: 'creator', place: both });
      bookings.answer('fetchBooking', { kind: 'missing' });
      bookings.isIn('loadingList', { ...listing, context: { currentBooking: null, due: listDue } });
      bookings.answer('fetchBookings', { ...reply, total: 3 });
      bookings.send({ type: 'more.load' });
      bookings.answer('fetchBookings', { ...reply, data: [last], total: 3 });
      bookings.isIn('ready.missing', { context: { list: [first, other, last] } });
    },
    'loads the open stay before the list, and another stay keeps the list'(open) {
      const bookings = open({ by: 'staff', place: both });
      bookings.isIn('loadingOne', { ...reading, context: { due: { ...listDue, one: true } } });
      bookings.answer('fetchBooking', { kind: 'found', booking: stay });
      bookings.isIn('loadingList', { ...listing, context: { currentBooking: stay } });
      bookings.answer('fetchBookings', reply);
      bookings.send(goTo(bothWithSecond));
      bookings.isIn('loadingOne', { ...readingSecond, context: { list: [first, other], total: 2 } });
      bookings.answer('fetchBooking', { kind: 'found', booking: second });
      bookings.send(goTo({ ...offered, id: 'stay-2' }));
      bookings.isIn('loadingList', { ...listingOffered, context: { currentBooking: second, list: [] } });
      bookings.send(goTo({ ...offered, id: 'stay-1' }));
      bookings.isIn('loadingOne', { ...reading, context: { due: { ...listDue, one: true } } });
    },
    '[BOOK-01, BOOK-12] puts a new stay first, and counts it'(open) {
      const bookings = withList(open);
      bookings.send(goTo(form), { type: 'booking.add', booking: third });
      bookings.isIn('ready.calm', {
        context: { list: [third, first, other], total: 3, counts: { REQUESTED: 2, CONFIRMED: 1 } },
      });
      bookings.rejects({ type: 'booking.add', booking: third });
    },
    '[BOOK-02, BOOK-07, BOOK-11, BOOK-15, BOOK-16] sends a trimmed note, and shows the answered stay everywhere'(open) {
      const bookings = withBoth(open);
      bookings.send(type(' At nine. '), submitNote);
      bookings.isIn('noting.here', {
        ...noting,
        effects: [savedDraft({ note: ' At nine. ' })],
        context: { note: ' At nine. ', sentTo: 'stay-1' },
      });
      bookings.rejects(type('x'), submitNote, cancel(''));
      bookings.answer('addNote', { kind: 'noted', booking: noted });
      bookings.isIn('ready.calm', {
        effects: [noteDropped],
        context: { currentBooking: noted, list: [noted, other], note: '', counts: { REQUESTED: 1, CONFIRMED: 1 } },
      });
    },
    '[BOOK-17, BOOK-22] keeps a note that was rejected, and hides the message on request'(open) {
      const bookings = withBoth(open);
      const isNoteAsked = (isAsked: boolean, typed: string) =>
        bookings.isIn('ready.calm', { effects: [savedDraft({ note: typed })], context: { isNoteAsked: isAsked } });
      bookings.send(type('x'.repeat(2001)));
      isNoteAsked(false, 'x'.repeat(2001));
      bookings.send(submitNote, type(''));
      isNoteAsked(true, '');
      bookings.send(type('At nine.'));
      isNoteAsked(false, 'At nine.');
      bookings.send(type(''));
      isNoteAsked(false, '');
      bookings.send(type('At nine.'), submitNote);
      bookings.answer('addNote', rejected('Please wait.'));
      bookings.isIn('ready.refused', {
        effects: [savedDraft({ note: 'At nine.' })],
        context: { note: 'At nine.', error: { of: 'note', words: 'Please wait.' } },
      });
      bookings.send(dismiss);
      bookings.isIn('ready.calm', { context: { error: null } });
      bookings.send(submitNote);
      bookings.fail('addNote');
      bookings.isIn('ready.refused', { context: { note: 'At nine.', error: { of: 'note', words: null } } });
      bookings.send(submitNote);
      bookings.isIn('noting.here', { ...noting, context: { error: null } });
    },
    'allows only what the lifecycle allows this role, and counts the stay by its new state'(open) {
      const bookings = withBoth(open);
      bookings.rejects(review, move({ move: 'accept' }), decline('No'));
      bookings.send(cancel(''));
      bookings.isIn('moving.here', moving({ move: 'cancel', reason: '' }));
      bookings.rejects(cancel(''));
      bookings.answer('moveBooking', { kind: 'moved', booking: cancelled });
      bookings.isIn('ready.calm', {
        effects: [draftDropped(cancelled)],
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
      reviewed.isIn('moving.here', moving({ move: 'decline', reason: 'No.' }));
    },
    'does not send an incomplete decision, and says what it lacks'(open) {
      const bookings = withBoth(open, 'staff');
      const openMoveIs = (openMove: BookingMoveRequest | null, reason: string) =>
        bookings.isIn('ready.calm', {
          effects: [savedDraft({ 'decline.reason': reason, note: '' })],
          context: { openMove: openMove && { request: openMove, at: 7 } },
        });
      bookings.rejects(cancel('x'));
      bookings.send(typeReason('Fu'));
      openMoveIs(null, 'Fu');
      bookings.send(decline(' '));
      bookings.rejects({ type: 'move.change', request: { move: 'cancel', reason: 'x' } });
      bookings.send(typeReason(''));
      openMoveIs({ move: 'decline', reason: '' }, '');
      bookings.send(typeReason('Full.'));
      openMoveIs(null, 'Full.');
      bookings.send(decline(' '), review);
      bookings.answer('moveBooking', { kind: 'moved', booking: inReview });
      bookings.send(submitNote, offer(' '), typeReason('Fu'));
      bookings.isIn('ready.calm', {
        effects: [draftDropped(inReview), savedDraft({ 'decline.reason': 'Fu', note: '' })],
        context: { isNoteAsked: true, openMove: { request: offer(' ').request, at: noonOfJune1 } },
      });
      bookings.send(offer('Breakfast.'));
      bookings.isIn('moving.here', {
        ...moving(offer('Breakfast.').request),
        context: { isNoteAsked: false, openMove: null },
      });
    },
    'asks for a reason after confirmation, and checks other dates before it sends them'(open) {
      const confirmed = withOne(open, 'creator', makeBooking({ state: 'CONFIRMED' }));
      confirmed.send(cancel(''));
      confirmed.isIn('ready.calm', { context: { openMove: { request: cancel('').request, at: 7 } } });
      confirmed.send(cancel('I am ill.'));
      confirmed.isIn('moving.here', moving(cancel('I am ill.').request));
      const invited = withOne(open, 'creator', makeBooking({ state: 'INVITED', origin: 'invitation' }));
      for (const [checkIn, checkOut] of [
        ['2026-06-20', '2026-06-20'],
        ['2026-06-01', '2026-06-03'],
      ] as const) {
        const request = { move: 'askOtherDates', checkIn, checkOut } as const;
        invited.send(move(request, noonOfJune1));
        invited.isIn('ready.calm', { context: { openMove: { request, at: noonOfJune1 } } });
      }
      const request = { move: 'askOtherDates', checkIn: '2026-06-20', checkOut: '2026-06-22' } as const;
      invited.send(move(request, noonOfJune1));
      invited.isIn('moving.here', moving(request));
    },
    'keeps the message about a rejection while the person types, until something is sent'(open) {
      const bookings = withBoth(open, 'staff');
      bookings.isIn('ready.calm', { context: { sentTo: '' } });
      bookings.send(type('At nine.'), submitNote);
      bookings.answer('addNote', rejected('Please wait.'));
      const error = { of: 'note' as const, words: 'Please wait.' };
      bookings.send(type(''), submitNote, typeReason(' '));
      bookings.isIn('ready.refused', {
        effects: [
          savedDraft({ note: 'At nine.' }),
          savedDraft({ note: '' }),
          savedDraft({ 'decline.reason': ' ', note: '' }),
        ],
        context: { error, isNoteAsked: true },
      });
      bookings.send(decline(' '));
      bookings.isIn('ready.refused', { context: { error, openMove: { request: decline(' ').request, at: 7 } } });
      bookings.send(review);
      bookings.isIn('moving.here', { ...moving({ move: 'review' }), context: { error: null } });
    },
    'says what a note or a decision lacks only at its own stay, until something is sent'(open) {
      const lacking = () => {
        const bookings = withBoth(open, 'staff');
        bookings.send(submitNote, typeReason(''), decline(''));
        bookings.isIn('ready.calm', {
          effects: [savedDraft({ 'decline.reason': '', note: '' })],
          context: { isNoteAsked: true, openMove: { request: decline('').request, at: 7 } },
        });
        return bookings;
      };
      const leaving = lacking();
      leaving.send(goTo({ ...offered, id: 'stay-1' }));
      leaving.isIn('loadingList', { ...listingOffered, context: { isNoteAsked: true } });
      leaving.send(goTo({ ...offered, id: 'stay-2' }));
      leaving.isIn('loadingOne', { ...readingSecond, context: { isNoteAsked: false, openMove: null, typed: {} } });
      const sending = lacking();
      sending.send(type('At nine.'), submitNote);
      sending.isIn('noting.here', {
        ...noting,
        effects: [savedDraft({ 'decline.reason': '', note: 'At nine.' })],
        context: { isNoteAsked: false, openMove: null },
      });
    },
    'restores the draft of a stay, and drops the part that was sent'(open) {
      const bookings = open({ by: 'staff', place: one });
      const words = { note: 'Half a', 'decline.reason': 'Full.' };
      const halfOffer = { 'offer.hotelName': 'Bay House', 'offer.address': '', 'offer.terms': '', 'offer.replyBy': '' };
      bookings.answer('fetchBooking', { kind: 'found', booking: inReview, words });
      bookings.isIn('ready.calm', { context: { note: 'Half a', typed: { 'decline.reason': 'Full.' } } });
      bookings.send({ type: 'move.change', request: { ...offer('').request, address: '', replyBy: '' } });
      bookings.isIn('ready.calm', { effects: [savedDraft({ ...words, ...halfOffer })] });
      bookings.send(decline('Full.'));
      const declined = makeBooking({ state: 'DECLINED' });
      bookings.answer('moveBooking', { kind: 'moved', booking: declined });
      bookings.isIn('ready.calm', { effects: [draftDropped(declined)], context: { note: 'Half a', typed: halfOffer } });
      bookings.rejects(typeReason('x'));
    },
    'finishes a call after the person has left the stay, and reports its failure when they return'(open) {
      const leaveWhileNoting = () => {
        const bookings = withBoth(open);
        bookings.send(type('At nine.'), submitNote, goTo(bothWithSecond));
        bookings.isIn('noting.left', {
          ...noting,
          effects: [savedDraft({ note: 'At nine.' })],
          context: { currentBooking: null, place: bothWithSecond },
        });
        bookings.rejects(goTo(bothWithSecond));
        return bookings;
      };
      const leaveWhileMoving = () => {
        const bookings = withBoth(open);
        bookings.send(cancel(''), goTo(bothWithSecond));
        bookings.isIn('moving.left', { ...moving(cancel('').request), context: { currentBooking: null } });
        bookings.rejects(goTo(bothWithSecond));
        return bookings;
      };
      const added = leaveWhileNoting();
      added.answer('addNote', { kind: 'noted', booking: noted });
      added.isIn('loadingOne', {
        ...readingSecond,
        effects: [noteDropped],
        context: { currentBooking: null, list: [noted, other], counts: reply.counts, untold: null },
      });
      const moved = leaveWhileMoving();
      moved.answer('moveBooking', { kind: 'moved', booking: cancelled });
      moved.isIn('loadingOne', {
        ...readingSecond,
        effects: [draftDropped(cancelled)],
        context: { currentBooking: null, list: [cancelled, other] },
      });

      const failures: [Bookings, of: 'note' | 'move', words: string, fail: (bookings: Bookings) => void][] = [
        [leaveWhileNoting(), 'note', 'Please wait.', (each) => each.answer('addNote', rejected('Please wait.'))],
        [leaveWhileNoting(), 'note', 'Network Error', (each) => each.fail('addNote', { message: 'Network Error' })],
        [leaveWhileMoving(), 'move', 'Not now.', (each) => each.answer('moveBooking', rejected('Not now.'))],
        [leaveWhileMoving(), 'move', 'Too late.', (each) => each.answer('moveBooking', overtaken('Too late.'))],
        [leaveWhileMoving(), 'move', 'Network Error', (each) => each.fail('moveBooking', { message: 'Network Error' })],
      ];
      for (const [bookings, of, words, fail] of failures) {
        fail(bookings);
        bookings.isIn('loadingOne', { ...readingSecond, context: { error: null } });
        bookings.answer('fetchBooking', { kind: 'found', booking: second });
        bookings.isIn('ready.calm', { context: { currentBooking: second, error: null } });
        bookings.send(goTo(both));
        bookings.answer('fetchBooking', { kind: 'found', booking: stay });
        const error = { of, words, id: 'stay-1' };
        bookings.isIn('ready.refused', { context: { currentBooking: stay, error, untold: null } });
      }
    },
    'says why a decision was rejected or failed, and offers it again'(open) {
      const bookings = withBoth(open);
      bookings.send(cancel(''));
      bookings.answer('moveBooking', rejected('Not now.'));
      bookings.isIn('ready.refused', { context: { error: { of: 'move', words: 'Not now.' }, currentBooking: stay } });
      bookings.send(cancel(''));
      bookings.fail('moveBooking', { message: 'Network Error' });
      bookings.isIn('ready.refused', { context: { error: { of: 'move', words: 'Network Error' } } });
    },
    'loads a list that failed after the next action'(open) {
      const withoutList = () => {
        const bookings = open({ by: 'staff', place: both });
        bookings.answer('fetchBooking', { kind: 'found', booking: stay });
        bookings.fail('fetchBookings');
        return bookings;
      };
      const writing = withoutList();
      writing.send(type('At nine.'), submitNote);
      writing.answer('addNote', { kind: 'noted', booking: noted });
      writing.isIn('loadingList', { ...listing, effects: [savedDraft({ note: 'At nine.' }), noteDropped] });
      const dismissed = withoutList();
      dismissed.send(review);
      dismissed.answer('moveBooking', rejected('Not now.'));
      dismissed.send(dismiss);
      dismissed.isIn('loadingList', listing);
    },
    'shows the current stay and the message when another person was faster'(open) {
      const afterOvertaken = () => {
        const bookings = withBoth(open);
        bookings.send(cancel(''));
        bookings.answer('moveBooking', overtaken('It is in review.'));
        bookings.isIn('reloading', { ...reading, context: { error: null } });
        return bookings;
      };
      const error = { of: 'move' as const, words: 'It is in review.' };
      const changed = afterOvertaken();
      const now = makeBooking({ state: 'DECLINED', reason: 'The house is full.' });
      changed.answer('fetchBooking', { kind: 'found', booking: now });
      changed.isIn('ready.refused', { context: { currentBooking: now, list: [now, other], error, overtaken: null } });
      const missing = afterOvertaken();
      missing.answer('fetchBooking', { kind: 'missing' });
      missing.isIn('ready.refused', { context: { currentBooking: stay, error } });
      const failed = afterOvertaken();
      failed.fail('fetchBooking');
      failed.isIn('ready.refused', { context: { currentBooking: stay, error } });
    },
  },
});
