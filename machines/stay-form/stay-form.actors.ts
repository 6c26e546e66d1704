import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { Trip } from '#contract/creator.ts';
import type { Booking } from '#contract/hotel-booking.ts';
import type { OwnTrip } from '#contract/own-trip.ts';
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
    return { about: creator.fullName, draft: {}, days: offeredBy(creator.publishedVayas) };
  }
  if (beginning.replaces !== null)
    return knownOf(await ask('readHotelBooking', { params: { id: beginning.replaces }, ...call }));
  if (beginning.tripId === null) return { about: '', draft: {}, days: [] };
  const trip = await ask('readOwnTrip', { params: { id: beginning.tripId }, ...call });
  return { about: trip.title, draft: draftOf(trip), days: [] };
}

/** The same stay once more, but for its days. */
const knownOf = (booking: Booking): Known => ({
  about: booking.reference,
  draft: {
    hotelName: booking.hotelName,
    cityId: booking.cityId,
    cityName: booking.cityName,
    timeZone: booking.timeZone,
    adults: booking.adults,
    children: booking.children,
    rooms: booking.rooms,
    stayType: booking.stayType,
    deliverables: booking.deliverables,
    budgetPerNight: booking.budgetPerNight === null ? '' : String(Math.round(booking.budgetPerNight * 100) / 100),
    currency: booking.currency ?? '',
    words: booking.specialRequests,
    contactPhone: booking.contactPhone,
  },
  days: [],
});

/** A bed for the whole of a trip, in its first city, and in the hotel if it names one. */
function draftOf({ places, itinerary, dates }: OwnTrip): Partial<StayDraft> {
  const [city] = places;
  const days = daysOf({ dates, locations: places });
  const arrival = itinerary.find(({ objectType }) => objectType === 'accomodation_checkin');
  return {
    hotelName: arrival?.name ?? '',
    cityName: city?.cityName ?? '',
    cityId: city?._id ?? null,
    ...(days && { checkIn: days.from, checkOut: days.to }),
  };
}

/** Days to come on which a creator is known to be somewhere. */
function offeredBy(trips: readonly Trip[]): OfferedDays[] {
  const today = dayOf(Date.now());
  return trips.flatMap((trip) => {
    const days = daysOf(trip);
    const cityName = trip.locations[0]?.cityName ?? '';
    return days === null || days.from <= today || days.from === days.to ? [] : [{ id: trip._id, cityName, ...days }];
  });
}
