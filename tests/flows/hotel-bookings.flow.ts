import { hotelBookingsMachine } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { itemOf, makeBooking } from '#tests/kit/stays.ts';

const requested = makeBooking();
const inReview = makeBooking({ state: 'IN_REVIEW' });
const other = makeBooking({ _id: 'stay-2', state: 'CONFIRMED' });

const both = { isListed: true, state: null, id: 'stay-1' };
const listed = { isListed: true, state: 'CONFIRMED' as const, id: null };

const moveLabels: Record<string, string> = {
  review: 'Take into review',
  offer: 'Make an offer',
  accept: 'Accept',
  askOtherDates: 'Ask for other dates',
  recordOutcome: 'Record how it went',
  decline: 'Decline',
  cancel: 'Cancel this stay',
};

export const flow = {
  model: modelOf({
    title: 'Hotel bookings',
    machine: hotelBookingsMachine,
    input: { by: 'staff', place: both },
    events: {
      'place.change': [{ place: both }, { place: listed }],
      'list.load': [{}],
      'more.load': [{}],
      'call.retry': [{}],
      'banner.dismiss': [{}],
      'booking.add': [{ booking: other }],
      'note.change': [{ content: 'The boat leaves at nine.' }],
      'note.submit': [{}],
      'move.do': [
        { request: { move: 'review' }, at: 0 },
        { request: { move: 'decline', reason: 'The house is full.' }, at: 0 },
        { request: { move: 'decline', reason: '' }, at: 0 },
        { request: { move: 'accept' }, at: 0 },
      ],
      'move.change': [
        { request: { move: 'decline', reason: 'The house is full.' } },
        { request: { move: 'decline', reason: '' } },
      ],
    },
    answers: {
      fetchBookings: [{ data: [itemOf(requested)], total: 2, counts: { REQUESTED: 1, CONFIRMED: 1 } }],
      fetchBooking: [{ kind: 'found', booking: requested }, { kind: 'missing' }],
      addNote: [
        { kind: 'noted', booking: requested },
        { kind: 'refused', message: 'Please wait a little.' },
      ],
      moveBooking: [
        { kind: 'moved', booking: inReview },
        { kind: 'overtaken', message: 'It was cancelled.' },
        { kind: 'refused', message: 'Please check what you entered.' },
      ],
    },
    isConsistent({ context: { currentBooking, place } }, { fetchBooking }) {
      return currentBooking === null || (currentBooking._id === place.id && fetchBooking?.id === place.id);
    },
    vertex: ({ place, due, list, total, currentBooking, note, isNoteAsked, openMove, untold }) => [
      place.id,
      due,
      currentBooking?.state,
      // A failure that waits for its stay is shown there, whatever the list shows.
      ...(untold !== null && (currentBooking === null || due.list)
        ? ['untold', note === '']
        : [list.map(({ _id }) => _id).join(), total, note === '', isNoteAsked, openMove?.request.move]),
    ],
    varyingInputs: ['after'],
  }),
  guide: {
    role: 'Staff',
    address: '/admin/stays',
    start:
      'Sign in at `/admin` as the demo staff member. Creators see the same flow at `/hotel-booking-requests`, sponsors at `/invitations`.',
    answers: {
      fetchBookings: { done: 'open the list of stays' },
      fetchBooking: { found: 'open a stay from the list', missing: 'open `/admin/stays/unknown`' },
      addNote: { noted: 'write a note', refused: 'as the creator, write 61 notes within a day' },
      moveBooking: {
        moved: 'take a requested stay into review',
        overtaken: 'decline the same stay in another tab first',
        refused: 'set the device clock back; offer with a past reply day',
      },
    },
    conditions: {
      isOneDue: 'the open booking has to be loaded',
      isListDue: 'the list has to be loaded',
      isMoreDue: 'more of the list was asked for',
      hasBooking: 'the note is empty or too long',
      isNoteWritten: 'the note has 1 to 2000 characters',
      hasMore: 'there are more stays than the list shows',
      isNoted: 'the server took the note',
      isMoved: 'the server accepted the action',
      isLeft: 'another page was opened before the answer',
      'and isOvertaken isLeft': 'the stay had changed, and another page is open',
    },
  },
  words: {
    'place.change': ({ place }) => (place.id ? 'Open a stay' : 'Choose the confirmed stays'),
    'list.load': 'Press Show when there are new stays',
    'more.load': 'Press Show more',
    'call.retry': 'Press Try again',
    'banner.dismiss': 'Press Dismiss',
    'booking.add': 'Send the form for a stay',
    'note.change': ({ content }) => {
      if (content === '') return 'Empty the note';
      return content.length > 2000 ? 'Write a note that is too long' : `Write the note ${content}`;
    },
    'note.submit': 'Press Add note',
    'move.change': ({ request: { move, reason } }) =>
      reason?.trim() === '' ? 'Empty the reason' : `Fill in “${moveLabels[move]}”`,
    'move.do': ({ request: { move, reason } }) =>
      `Send “${moveLabels[move]}”${reason?.trim() === '' ? ' without a reason' : ''}`,
  },
  shown: {
    buttons: {
      'Try again': { type: 'call.retry' },
      Dismiss: { type: 'banner.dismiss' },
      'Show more': { type: 'more.load' },
      'Add note': { type: 'note.submit' },
      'Take into review': { type: 'move.do', request: { move: 'review' }, at: 0 },
      'Decline and tell': { type: 'move.do', request: { move: 'decline', reason: '' }, at: 0 },
    },
    texts: {
      loadingOne: [],
      loadingList: [],
      loadingMore: [],
      'ready.calm': [],
      'ready.missing': ['There is no such stay, or it is not yours.'],
      'ready.refused': [],
      'ready.failed': ['Try again'],
      'noting.here': ['Adding the note...'],
      'noting.left': [],
      'moving.here': ['One moment...'],
      'moving.left': [],
      reloading: ['One moment...'],
    },
  },
  gestures: {
    'more.load': ({ press }) => press('Show more'),
    'call.retry': ({ press }) => press('Try again'),
    'banner.dismiss': ({ press }) => press('Dismiss'),
    'note.change': ({ fill }, { content }) => fill('A note', content),
    'note.submit': ({ press }) => press('Add note'),
    'move.change': ({ fill }, { request }) => fill('Reason', request.reason),
    async 'move.do'({ fill, press }, { request }) {
      if (request.move === 'review') return press('Take into review');
      await fill('Reason', request.reason);
      await press('Decline and tell');
    },
  },
  elsewhere: {
    'place.change': 'the address of the page',
    'list.load': 'the watch over the list, when there are new stays',
    'booking.add': 'the form, at another address',
  },
} satisfies Flow;
