import { hotelBookingsMachine } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { itemOf, makeBooking } from '#tests/kit/stays.ts';

const paid = { budgetPerNight: 120, currency: 'EUR', contactPhone: '+905320000000' } as const;
const requested = makeBooking(paid);
const inReview = makeBooking({ ...paid, state: 'IN_REVIEW' });
const other = makeBooking({ _id: 'stay-2', state: 'CONFIRMED' });

const both = { isListed: true, state: null, id: 'stay-1' };
const alone = { isListed: false, state: null, id: 'stay-1' };
const formAt = {
  source: { kind: 'request', tripId: null, replaces: null },
  timeZone: 'UTC',
  savedDraft: null,
  at: 0,
} as const;
const form = { isListed: false, state: null, id: null, form: formAt };
const listed = { isListed: true, state: 'CONFIRMED' as const, id: null };

const moveLabels: Record<string, string> = {
  review: 'Start the review',
  offer: 'Make an offer',
  accept: 'Accept',
  askOtherDates: 'Ask for other dates',
  recordOutcome: 'Record the outcome',
  decline: 'Decline',
  cancel: 'Cancel this stay',
};

const due = Date.parse('2026-06-03T15:20Z');
const isOnKasTime = new Date(due).getTimezoneOffset() === -180;
const rowOf = (state: string) =>
  `Deniz Yıldız, Kaş ${state} 12 – 14 Jun 2026 · 2 nights · Bay House today Until 3 Jun 2026, 18:20${isOnKasTime ? '' : ' (Kaş time)'}`;
const details = {
  Hotel: 'Bay House',
  City: 'Kaş',
  Creator: 'Deniz Yıldız',
  Guests: '2 adults, 1 child',
  Rooms: '1 room',
  'Type of stay': 'Gifted',
  Deliverables: '2 Instagram reels',
  'Budget per night': '120 EUR',
  'Special requests': 'A quiet room',
  'Contact phone': '+905320000000',
};

export const flow = {
  model: modelOf({
    title: 'Hotel bookings',
    machine: hotelBookingsMachine,
    input: { by: 'staff', view: both },
    events: {
      'view.change': [{ view: both }, { view: listed }, { view: alone }, { view: form }],
      'stay.submitted': [{ booking: other }],
      'note.change': [{ content: 'The boat leaves at nine.' }],
      'move.submit': [
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
      fetchBookings: [
        { data: [itemOf(requested)], total: 2, next: 'turn.stay-1', counts: { REQUESTED: 1, CONFIRMED: 1 } },
      ],
      fetchBooking: [{ kind: 'found', booking: requested }, { kind: 'missing' }],
      addNote: [
        { kind: 'noted', booking: requested },
        { kind: 'refused', message: 'Please wait a little.' },
      ],
      moveBooking: [
        { kind: 'moved', booking: inReview },
        { kind: 'overtaken', message: 'It was cancelled.', booking: null },
        { kind: 'refused', message: 'Please check what you entered.' },
      ],
    },
    isConsistent({ context: { currentBooking, view } }, { fetchBooking }) {
      return currentBooking === null || (currentBooking._id === view.id && fetchBooking?.id === view.id);
    },
    vertex: ({ view, currentBooking, note, sendErrors }) => [
      view.state,
      currentBooking?.state,
      note === '',
      currentBooking !== null && currentBooking._id in sendErrors,
    ],
    varyingInputs: ['after', 'shown'],
    journeyOnly: [
      'list.loading — xstate.done.actor.fetchBookings → list.ready #1',
      'list.ready — more.load [hasMore] → list.loadingMore #0',
      'list.ready — xstate.after.nextDue.hotelBookings.list.ready → list.loading #0',
      'list.loadingMore — xstate.done.actor.fetchBookings → list.ready #1',
    ],
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
      isListed: 'the address names a list',
      isStayNamed: 'the address names a stay',
      isFormNamed: 'the address is that of the form',
      hasBooking: 'the note is empty or too long',
      isNoteComplete: 'the note has 1 to 2000 characters',
      completesNote: 'the note now has 1 to 2000 characters',
      completesMove: 'the reason is now given',
      hasMore: 'there are more stays than the list shows',
      isNoted: 'the server took the note',
      isMoved: 'the server accepted the action',
    },
  },
  words: {
    'view.change': ({ view }) => {
      if (view.form) return 'Open the address of the form';
      if (!view.isListed) return 'Open the address of a stay alone';
      return `Open the address of ${view.id ? 'a stay in the list' : 'the confirmed stays'}`;
    },
    'stay.moved': 'Have an action carried out',
    'rows.wanted': 'Press Show when there are new stays',
    'stay.submitted': 'Send the form for a stay',
    'note.change': ({ content }) => {
      if (content === '') return 'Empty the note';
      return content.length > 2000 ? 'Write a note that is too long' : `Write the note ${content}`;
    },
    'move.change': ({ request: { move, reason } }) =>
      reason?.trim() === '' ? 'Empty the reason' : `Fill in “${moveLabels[move]}”`,
    'move.submit': ({ request: { move, reason } }) =>
      `Send “${moveLabels[move]}”${reason?.trim() === '' ? ' without a reason' : ''}`,
  },
  shown: {
    buttons: {
      'Start the review': { type: 'move.submit', request: { move: 'review' }, at: 0 },
      'Decline with this reason': { type: 'move.submit', request: { move: 'decline', reason: '' }, at: 0 },
    },
    texts: {
      'list.hidden': [],
      'list.loading': [],
      'list.watched': [],
      'list.loadingMore': [],
      'list.failed': [],
      'list.moreFailed': [],
      'stay.closed': [],
      'stay.loading': [],
      'stay.open': [],
      'stay.missing': ['This stay doesn’t exist, or it isn’t yours.'],
      'stay.failed': [],
      'form.closed': [],
      'form.open': [],
      'form.submitted': [],
      'sending.idle.writing': [],
      'sending.idle.noteIncomplete': [],
      'sending.idle.moveIncomplete': [],
      'sending.noting': [],
      'sending.moving': [],
    },
    facts: {
      'list.watched': ({ list: [first], view: { state } }) =>
        state === null ? { 'Stays: Your turn': rowOf(first.state === 'REQUESTED' ? 'Requested' : 'In review') } : {},
      'stay.open': { 'Details: Check-in': '12 Jun 2026', 'Details: Check-out': '14 Jun 2026', ...details },
    },
    where: {
      'Adding the note...': ({ currentBooking }, snapshot) =>
        currentBooking !== null && snapshot.matches({ sending: 'noting' }),
      'Saving...': ({ currentBooking }, snapshot) => currentBooking !== null && snapshot.matches({ sending: 'moving' }),
    },
  },
  gestures: {
    'call.retry': ({ pressFirst }) => pressFirst('Try again'),
    'banner.dismiss': ({ press }) => press('Dismiss'),
    'more.load': ({ press }) => press('Show more'),
    'note.change': ({ fill }, { content }) => fill('Note', content),
    'note.submit': ({ press }) => press('Add note'),
    'move.change': ({ fill }, { request }) => fill('Reason', request.reason),
    async 'move.submit'({ fill, press }, { request }) {
      if (request.move === 'review') return press('Start the review');
      await fill('Reason', request.reason);
      await press('Decline with this reason');
    },
  },
  elsewhere: {
    'view.change': 'the address of the page',
    'stay.moved': 'the page itself, after a move',
    'rows.wanted': 'the watch over the list, when there are new stays',
    'stay.submitted': 'the form, at another address',
  },
} satisfies Flow;
