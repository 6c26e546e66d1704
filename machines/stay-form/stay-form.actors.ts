import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import { readBlog } from '#api/blog.ts';
import { listed } from '#api/listed.ts';
import type { Trip } from '#contract/creator.ts';
import type { Booking } from '#contract/hotel-booking.ts';
import { dayOf, daysOf } from '#rules/derived-trips.ts';
import { citySearch } from '../city-search/city-search.actors.ts';
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
  /** The own blog of whoever asks for a stay. */
  username: string;
  /** What a booking that was just made is told to. */
  show: (booking: Booking) => void;
}

export function stayForm({ signed, username, show }: Outside) {
  const submitting = signedDeedOf(signed);
  return stayFormMachine.provide({
    actors: {
      city: citySearch,
      fetchBeginning: fromPromise<BeginAnswer, { beginning: StayBeginning }>(({ input: { beginning }, signal }) =>
        signed(signal, (call) => beginningOf(beginning, username, call))
          .then((known): BeginAnswer => (known === null ? { kind: 'missing' } : { kind: 'known', known }))
          .catch(refusalBy<BeginAnswer>({ notFound: () => ({ kind: 'missing' }) })),
      ),
      submitStay: fromPromise<SubmitAnswer, SubmitInput>(({ input, signal }) =>
        submitting(input, signal, (call) => submit(input, call))
          .then((booking): SubmitAnswer => ({ kind: 'submitted', booking }))
          .catch(refusedFieldsIn),
      ),
    },
    actions: { showBooking: (_, { booking }) => show(booking) },
  });
}

const submit = ({ beginning, draft }: SubmitInput, call: SignedOnce): Promise<Booking> =>
  beginning.kind === 'request'
    ? ask('createHotelBooking', { body: requestIn(draft, beginning), ...call })
    : ask('inviteCreator', { body: invitationIn(draft, beginning), ...call });

async function beginningOf(beginning: StayBeginning, username: string, call: Signed): Promise<Known | null> {
  if (beginning.kind === 'invitation') {
    const creator = await ask('readCreator', { params: { id: beginning.creatorId }, ...call });
    return { about: creator.fullName, draft: {}, days: offeredBy(creator.publishedVayas ?? []) };
  }
  if (beginning.replaces !== null) return knownOf(await readBooking(beginning.replaces, call));
  const { publishedVayas } = await readBlog(username, null, call);
  const trip = publishedVayas.find(({ _id }) => _id === beginning.tripId);
  return trip ? { about: trip.title, draft: await draftOf(trip, call), days: [] } : null;
}

const readBooking = (id: string, call: Signed) => ask('readHotelBooking', { params: { id }, ...call });

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
    budgetPerNight: booking.budgetPerNight === null ? '' : String(booking.budgetPerNight),
    currency: booking.currency ?? '',
    words: booking.specialRequests,
    contactPhone: booking.contactPhone,
  },
  days: [],
});

/** A bed for the whole of a trip, in its first city. */
async function draftOf(trip: Trip, { signal }: Signed): Promise<Partial<StayDraft>> {
  const cityName = trip.locations[0]?.cityName ?? '';
  const days = daysOf(trip);
  const cities = cityName === '' ? [] : listed(await ask('findCities', { query: { search: cityName }, signal }));
  const city = cities.find((each) => each.cityName === cityName);
  return {
    cityName,
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
