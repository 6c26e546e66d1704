import { stayFormMachine } from '#machines/stay-form/stay-form.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { flowNow } from '#tests/kit/flow-now.ts';
import { inWords } from '#tests/kit/in-words.ts';
import { isSameJson, modelOf } from '#tests/kit/model.ts';
import { makeBooking } from '#tests/kit/stays.ts';

export const kas = { _id: 'city-1', cityName: 'Kaş', stateName: 'Antalya', countryName: 'Turkey' };
const complete = {
  hotelName: 'Bay House',
  cityName: 'Kaş',
  cityId: 'city-1',
  checkIn: '2026-06-12',
  checkOut: '2026-06-14',
  stayType: 'paid' as const,
  ...{ adults: 2, children: 1, rooms: 3, budgetPerNight: '120', currency: 'EUR' as const },
  ...{ remarks: 'A quiet room', contactPhone: '+905320000000' },
};

export const bayHouse = {
  ...{ hotelName: 'Bay House', cityId: 'city-1', cityName: 'Kaş', timeZone: 'Europe/Istanbul' },
};
export const offered = { id: 'trip-1', cityId: 'city-1', cityName: 'Kaş', from: '2026-06-12', to: '2026-06-14' };
export const trips = [
  { _id: 'trip-1', title: 'Slow days in Kaş' },
  { _id: 'trip-2', title: 'Up the hill' },
];

/** The time at which the form is used. */
export const at = flowNow;
const fields = ['Where and when', 'Guests', 'Price and content', 'Anything else'];

const emptyForm = {
  ...{ 'Check-in': '', 'Check-out': '', Adults: '1', Children: '0', Rooms: '1' },
  ...{ 'Budget per night': '', Currency: 'No currency', 'Special requests': '', 'Contact phone': '' },
};
const filledForm = {
  ...{ 'Check-in': '2026-06-12', 'Check-out': '2026-06-14', Adults: '2', Children: '1', Rooms: '3' },
  ...{ 'Type of stay': 'Paid At the regular price.', 'Budget per night': '120', Currency: 'EUR' },
  ...{ 'Special requests': 'A quiet room', 'Contact phone': '+905320000000' },
};

export const flow = {
  model: modelOf({
    title: 'Asking for a stay',
    machine: stayFormMachine,
    input: {
      source: { kind: 'request', tripId: 'trip-1', replaces: null },
      timeZone: 'Europe/Istanbul',
      savedDraft: null,
      at: 0,
    },
    events: {
      'field.change': [{ change: { hotelName: 'Bay House' } }, { change: { hotelName: '' } }],
      'deliverable.remove': [{ index: 0 }],
      'field.blur': [{ field: 'hotelName', at }],
      'city.type': [{ text: 'Ka' }],
      'city.choose': [{ city: kas }],
      'days.choose': [{ days: offered }],
      'hotel.choose': [{ hotel: bayHouse }],
      'trip.choose': [{ tripId: 'trip-2' }, { tripId: null }],
      'form.submit': [{ at }],
    },
    answers: {
      fetchPrefill: [
        { kind: 'found', prefill: { about: 'Slow days in Kaş', draft: complete, days: [], trips, stays: [] } },
        { kind: 'missing' },
      ],
      submitStay: [
        { kind: 'submitted', booking: makeBooking() },
        { kind: 'refused', message: 'Please check.', fields: { checkIn: 'Too late there.' } },
      ],
    },
    varyingInputs: ['draft'],
    isConsistent: (form, _, { submitStay }) =>
      !form.matches('submitting') || isSameJson(submitStay?.draft, form.context.draft),
    vertex: ({ draft, message }) => [
      draft.hotelName === '',
      draft.checkIn === '',
      draft.stayType,
      draft.deliverables.length > 0,
      message === null,
    ],
    journeyOnly: ['editing — form.submit [isCompleteForGroup] → stay #0'],
  }),
  guide: {
    role: 'A creator',
    address: '/hotel-booking-request',
    start:
      'Sign in at `/login` as the demo creator. Sponsors see the same form when they invite a creator at `/discovery`.',
    answers: {
      fetchPrefill: {
        found: 'open the form from a trip, or empty',
        missing: 'open `/hotel-booking-request?trip=unknown`',
      },
      submitStay: { submitted: 'fill in the form and send it', refused: 'send it with the phone number 12' },
    },
    conditions: {
      isComplete: 'every required field is filled in correctly',
      hasRoom: 'fewer than 20 deliverables are listed',
      hasDeliverable: 'the deliverable is listed',
    },
  },
  words: {
    'field.change': ({ change }) =>
      Object.entries(change)
        .map(([field, value]) => (value === '' ? `Empty the ${inWords(field)}` : `Fill in the ${inWords(field)}`))
        .join(', '),
    'field.blur': ({ field }) => `Leave the ${inWords(field)}`,
    'city.type': ({ text }) => `Type ${text} as the city`,
    'city.choose': ({ city }) => `Choose ${city.cityName} from the list`,
    'hotel.choose': ({ hotel }) => `Choose the hotel ${hotel.hotelName}`,
    'days.choose': ({ days }) => `Choose the days in ${days.cityName}`,
    'trip.choose': ({ tripId }) => (tripId === null ? 'Choose no trip' : 'Choose the trip Up the hill'),
  },
  shown: {
    buttons: { 'Send request': { type: 'form.submit', at } },
    texts: {
      loading: ['Filling in the form...'],
      missing: ['The trip or stay for this request no longer exists.'],
      failed: ['Try again'],
      'editing.calm': fields,
      'editing.refused': [...fields, 'Dismiss'],
      'editing.filling': [...fields, 'Filling in the form...'],
      submitting: [...fields, 'Sending...'],
      submitted: [],
    },
    facts: {
      'editing.calm': ({ draft: { adults, checkIn } }) => (adults === 2 ? filledForm : checkIn === '' ? emptyForm : {}),
      submitting: { ...filledForm, City: 'Kaş', 'Hotel name': 'Bay House', 'Trip (optional)': 'No trip' },
    },
  },
  gestures: {
    'field.change': ({ fill }, { change }) => fill('Hotel name', change.hotelName),
    'deliverable.add': ({ press }) => press('Add a deliverable'),
    'deliverable.remove': ({ press }) => press('Remove Post, Instagram'),
    'field.blur': ({ leave }) => leave('Hotel name'),
    'city.type': ({ refill }, { text }) => refill('City', text),
    'trip.choose': ({ choose }, { tripId }) => choose('Trip (optional)', tripId ?? ''),
    'form.submit': ({ press }) => press('Send request'),
    'form.start': ({ press }) => press('Start with an empty form'),
    'banner.dismiss': ({ press }) => press('Dismiss'),
    'call.retry': ({ press }) => press('Try again'),
  },
  elsewhere: {
    'city.choose': 'the list of found cities, which is a flow of its own',
    'days.choose': 'an invitation',
    'hotel.choose': 'the own hotels of a sponsor, which are a flow of their own',
  },
  repeatable: { 'deliverable.add': 'Each press adds a line.' },
} satisfies Flow;
