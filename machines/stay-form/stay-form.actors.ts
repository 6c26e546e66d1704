import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { Trip } from '#contract/creator.ts';
import type { Booking } from '#contract/hotel-booking.ts';
import type { OwnTrip } from '#contract/own-trip.ts';
import { amountText } from '#machines/rules/amount.ts';
import { dayOf, daysOf } from '#rules/derived-trips.ts';
import { citySearch } from '../city-search/city-search.actors.ts';
import { isClosed } from '../lifecycles/booking.view.ts';
import { referenceLists } from '../reference-lists/reference-lists.actors.ts';
import { refusalBy } from '../refusal.ts';
import { refusedFieldsIn } from '../refused-fields.ts';
import { type SignedOnce, withIdempotencyKey } from '../session/signed-action.ts';
import type { Signed, SignedCall } from '../session/signed-call.ts';
import { invitationIn, requestIn, type StayDraft, type StaySource } from './stay-draft.ts';
import {
  type OfferedDays,
  type OwnStay,
  type PrefillAnswer,
  type StayPrefill,
  type SubmitAnswer,
  type SubmitInput,
  stayFormMachine,
  type TripChoice,
} from './stay-form.machine.ts';
import { storedStay } from './stay-storage.ts';

export function stayForm(signed: SignedCall, owner: string | null) {
  const submitting = withIdempotencyKey(signed);
  return stayFormMachine.provide({
    actors: {
      city: citySearch,
      lists: referenceLists,
      fetchPrefill: fromPromise<PrefillAnswer, { source: StaySource }>(({ input: { source }, signal }) =>
        signed(signal, (call) => prefillOf(source, call))
          .then((prefill): PrefillAnswer => ({ kind: 'found', prefill }))
          .catch(refusalBy<PrefillAnswer>({ notFound: () => ({ kind: 'missing' }) })),
      ),
      submitStay: fromPromise<SubmitAnswer, SubmitInput>(({ input, signal }) =>
        submitting(input, signal, (call) => submit(input, call))
          .then((booking): SubmitAnswer => ({ kind: 'submitted', booking }))
          .catch(refusedFieldsIn),
      ),
    },
    actions: {
      saveDraft: ({ context: { source } }, draft) => storedStay(owner, source).write(draft),
      deleteDraft: ({ context: { source } }) => storedStay(owner, source).clear(),
    },
  });
}

function submit({ source, draft }: SubmitInput, call: SignedOnce): Promise<Booking> {
  if (source.kind === 'request') return ask('createHotelBooking', { body: requestIn(draft, source), ...call });
  if (source.kind === 'invitation') return ask('inviteCreator', { body: invitationIn(draft, source), ...call });
  throw new TypeError('The page of a group sends its form.');
}

async function prefillOf(source: StaySource, call: Signed): Promise<StayPrefill> {
  if (source.kind === 'group') return { about: '', draft: {}, days: [], trips: [], stays: [] };
  if (source.kind === 'invitation') {
    const creator = await ask('readCreator', { params: { id: source.creatorId }, ...call });
    return { about: creator.fullName, draft: {}, days: offeredBy(creator.publishedVayas), trips: [], stays: [] };
  }
  const [trips, stays, prefill] = await Promise.all([
    tripsToChoose(call),
    ownStays(source.replaces, call),
    prefillFromRequest(source, call),
  ]);
  return { ...prefill, days: [], trips, stays };
}

/** If the trips cannot be read, the form has no choice of trips. */
const tripsToChoose = (call: Signed): Promise<TripChoice[]> =>
  ask('listOwnTrips', { ...call }).then(
    ({ data }) => data.filter(({ state }) => state !== 'archived').map(({ _id, title }) => ({ _id, title })),
    () => [],
  );

/** The first page is enough: open and upcoming stays stand first. If it cannot be read, the form warns of none. */
const ownStays = (replaces: string | null, call: Signed): Promise<OwnStay[]> =>
  ask('listHotelBookings', { query: { limit: '100' }, ...call }).then(
    ({ data }) =>
      data
        .filter(({ _id, state }) => _id !== replaces && state !== null && !isClosed(state))
        .map(({ _id, cityName, checkIn, checkOut }) => ({ _id, cityName, checkIn, checkOut })),
    () => [],
  );

async function prefillFromRequest({ tripId, replaces }: Extract<StaySource, { kind: 'request' }>, call: Signed) {
  if (replaces !== null)
    return prefillFromBooking(await ask('readHotelBooking', { params: { id: replaces }, ...call }));
  if (tripId === null) return { about: '', draft: {} };
  const trip = await ask('readOwnTrip', { params: { id: tripId }, ...call });
  return { about: trip.title, draft: draftFromTrip(trip) };
}

/** A repeated stay keeps everything but its days. */
const prefillFromBooking = (booking: Booking): Pick<StayPrefill, 'about' | 'draft'> => ({
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
    remarks: booking.specialRequests,
    contactPhone: booking.contactPhone,
  },
});

function draftFromTrip({ _id, places, itinerary, dates }: OwnTrip): Partial<StayDraft> {
  const [city] = places;
  const days = daysOf({ dates, locations: places });
  const arrival = itinerary.find(({ objectType }) => objectType === 'accomodation_checkin');
  return {
    tripId: _id,
    hotelName: arrival?.name ?? '',
    cityName: city?.cityName ?? '',
    cityId: city?._id ?? null,
    ...(city?.timeZone !== undefined && { timeZone: city.timeZone }),
    ...(days && { checkIn: days.from, checkOut: days.to }),
  };
}

export function offeredBy(trips: readonly Trip[]): OfferedDays[] {
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
