import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { Trip } from '#contract/creator.ts';
import type { Booking } from '#contract/hotel-booking.ts';
import type { OwnTrip } from '#contract/own-trip.ts';
import { amountText } from '#machines/rules/amount.ts';
import { dayOf, daysOf } from '#rules/derived-trips.ts';
import { citySearch } from '../city-search/city-search.actors.ts';
import { referenceLists } from '../reference-lists/reference-lists.actors.ts';
import { refusalBy } from '../refusal.ts';
import { refusedFieldsIn } from '../refused-fields.ts';
import type { Signed, SignedCall } from '../session/signed-call.ts';
import { type SignedOnce, signedDeedOf } from '../session/signed-deed.ts';
import { invitationIn, requestIn, type StayBeginning, type StayDraft } from './stay-draft.ts';
import {
  type BeginAnswer,
  type Known,
  type OfferedDays,
  type SubmitAnswer,
  type SubmitInput,
  stayFormMachine,
  type TripChoice,
} from './stay-form.machine.ts';

interface Outside {
  signed: SignedCall;
  /** What is typed, until it is sent. */
  keepDraft: (draft: StayDraft) => void;
  dropDraft: () => void;
  /** What a booking that was just made is told to. */
  show: (booking: Booking) => void;
}

export function stayForm({ signed, keepDraft, dropDraft, show }: Outside) {
  const submitting = signedDeedOf(signed);
  return stayFormMachine.provide({
    actors: {
      city: citySearch,
      lists: referenceLists,
      fetchBeginning: fromPromise<BeginAnswer, { beginning: StayBeginning }>(({ input: { beginning }, signal }) =>
        signed(signal, (call) => beginningOf(beginning, call))
          .then((known): BeginAnswer => ({ kind: 'known', known }))
          .catch(refusalBy<BeginAnswer>({ notFound: () => ({ kind: 'missing' }) })),
      ),
      submitStay: fromPromise<SubmitAnswer, SubmitInput>(({ input, signal }) =>
        submitting(input, signal, (call) => submit(input, call))
          .then((booking): SubmitAnswer => ({ kind: 'submitted', booking }))
          .catch(refusedFieldsIn),
      ),
    },
    actions: {
      keepDraft: (_, draft) => keepDraft(draft),
      dropDraft,
      showBooking: (_, { booking }) => show(booking),
    },
  });
}

const submit = ({ beginning, draft }: SubmitInput, call: SignedOnce): Promise<Booking> =>
  beginning.kind === 'request'
    ? ask('createHotelBooking', { body: requestIn(draft, beginning), ...call })
    : ask('inviteCreator', { body: invitationIn(draft, beginning), ...call });

async function beginningOf(beginning: StayBeginning, call: Signed): Promise<Known> {
  if (beginning.kind === 'invitation') {
    const creator = await ask('readCreator', { params: { id: beginning.creatorId }, ...call });
    return { about: creator.fullName, draft: {}, days: offeredBy(creator.publishedVayas), trips: [] };
  }
  const [trips, known] = await Promise.all([tripsToChoose(call), knownBefore(beginning, call)]);
  return { ...known, days: [], trips };
}

/** Without a list of trips the form goes without a choice of them. */
const tripsToChoose = (call: Signed): Promise<TripChoice[]> =>
  ask('listOwnTrips', { ...call }).then(
    ({ data }) => data.filter(({ state }) => state !== 'archived').map(({ _id, title }) => ({ _id, title })),
    () => [],
  );

async function knownBefore({ tripId, replaces }: Extract<StayBeginning, { kind: 'request' }>, call: Signed) {
  if (replaces !== null) return knownOf(await ask('readHotelBooking', { params: { id: replaces }, ...call }));
  if (tripId === null) return { about: '', draft: {} };
  const trip = await ask('readOwnTrip', { params: { id: tripId }, ...call });
  return { about: trip.title, draft: draftOf(trip) };
}

/** The same stay once more, but for its days. */
const knownOf = (booking: Booking): Pick<Known, 'about' | 'draft'> => ({
  about: booking.reference,
  draft: {
    tripId: booking.tripId,
    hotelName: booking.hotelName,
    cityId: booking.cityId,
    cityName: booking.cityName,
    timeZone: booking.timeZone,
    adults: booking.adults,
    children: booking.children,
    rooms: booking.rooms,
    stayType: booking.stayType,
    deliverables: booking.deliverables,
    budgetPerNight: booking.budgetPerNight === null ? '' : amountText(booking.budgetPerNight),
    currency: booking.currency ?? '',
    words: booking.specialRequests,
    contactPhone: booking.contactPhone,
  },
});

/** A bed for the whole of a trip, in its first city, and in the hotel if it names one. */
function draftOf({ _id, places, itinerary, dates }: OwnTrip): Partial<StayDraft> {
  const [city] = places;
  const days = daysOf({ dates, locations: places });
  const arrival = itinerary.find(({ objectType }) => objectType === 'accomodation_checkin');
  return {
    tripId: _id,
    hotelName: arrival?.name ?? '',
    cityName: city?.cityName ?? '',
    cityId: city?._id ?? null,
    ...(days && { checkIn: days.from, checkOut: days.to }),
  };
}

/** Days to come on which a creator is known to be somewhere, the earliest first. */
function offeredBy(trips: readonly Trip[]): OfferedDays[] {
  const today = dayOf(Date.now());
  const offered = trips.flatMap((trip) => {
    const days = daysOf(trip);
    const [city] = trip.locations;
    return days === null || days.from <= today || days.from === days.to
      ? []
      : [{ id: trip._id, cityId: city?._id ?? null, cityName: city?.cityName ?? '', ...days }];
  });
  return offered.toSorted((one, other) => (one.from < other.from ? -1 : 1));
}
