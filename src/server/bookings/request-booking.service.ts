import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { BookingReply, bookingRequest } from '#contract/hotel-booking.ts';
import type { Language } from '#contract/language.ts';
import { isClosed, stateAt } from '#machines/lifecycles/booking.view.ts';
import { tomorrowIn } from '#rules/booking-days.ts';
import { requestProblems } from '#rules/booking-problems.ts';
import { daysOf } from '#rules/derived-trips.ts';
import { notValid, problem } from '#rules/problems.ts';
import { requireLiveAccount } from '../accounts/sessions.ts';
import { listLocations } from '../creators/creators.ts';
import { advance } from '../db/advance.ts';
import { type Actor, doOnce } from '../db/idempotency.ts';
import type { Platform } from '../db/platform.ts';
import type { Database } from '../db/tables.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import { dialledNumber, loadPhoneLibrary } from '../lib/contacts.ts';
import { InvalidFields, NotFound, StateConflict } from '../lib/errors.ts';
import { findPlace } from '../reference/places.ts';
import { placesIn, tripView } from '../trips/stored-trip.ts';
import { findOwnTrip } from '../trips/trips.ts';
import { bookingsBy, createBooking } from './booking.lifecycle.ts';
import { findBooking, findContacts, linkReplaced } from './booking.store.ts';
import { checkOpenRequests, takeRequestToken } from './booking-rate-limits.ts';
import { newBooking, placeOfBooking } from './new-booking.ts';
import { type Caller, readBooking } from './read-bookings.service.ts';

type Request = z.output<typeof bookingRequest>;

interface Asking {
  by: Actor;
  language: Language;
}

/** Creates a request; a request that replaces another one cancels it in the same transaction. */
export async function createHotelBooking(
  platform: Platform,
  creator: Caller,
  request: Request,
  { by, language }: Asking,
): Promise<BookingReply> {
  await loadPhoneLibrary();
  const { id } = await inUnitOfWork(platform, (unit) =>
    doOnce(unit, by, ['createHotelBooking', request], () => create(unit, creator, request, language)),
  );
  return readBooking(platform, creator, id);
}

async function create(unit: Unit, creator: Caller, query: Request, language: Language): Promise<{ id: string }> {
  await requireLiveAccount(unit, creator);
  const { database, now } = unit;
  const { accountId } = creator;
  const request = await filledIn(database, accountId, query);
  const place = placeOfBooking(request, await ownZone(database, accountId));
  await refuseProblems({ ...request, ...place }, tomorrowIn(place.timeZone, now));
  const id = randomUUID();
  if (request.replaces !== null) await replace(unit, { id, accountId, replaced: request.replaces, language });
  await checkOpenRequests(unit, accountId);
  await takeRequestToken(unit, accountId);
  const { tripId, replaces, specialRequests, contactPhone } = request;
  const row = newBooking(request, place, {
    id,
    origin: 'request',
    state: 'REQUESTED',
    creatorId: accountId,
    createdAt: now,
    tripId,
    replaces,
    specialRequests: specialRequests.trim(),
    contactPhone: contactPhone.trim(),
  });
  await createBooking(unit, row);
  return { id };
}

/** Fills empty fields from the trip, and the phone number from the profile. */
async function filledIn(database: Database, accountId: string, request: Request): Promise<Request> {
  const trip = request.tripId === null ? null : await bookingOfTrip(database, accountId, request.tripId);
  const isPlaced = request.cityId !== null || request.cityName !== '';
  return {
    ...request,
    hotelName: request.hotelName || (trip?.hotelName ?? ''),
    cityId: isPlaced ? request.cityId : (trip?.cityId ?? null),
    cityName: isPlaced ? request.cityName : (trip?.cityName ?? ''),
    checkIn: request.checkIn || (trip?.checkIn ?? ''),
    checkOut: request.checkOut || (trip?.checkOut ?? ''),
    contactPhone: request.contactPhone.trim() || (await ownNumber(database, accountId)),
  };
}

const ownNumber = async (database: Database, creatorId: string): Promise<string> =>
  (await findContacts(database, { creatorId, sponsorId: null })).phoneNumber ?? '';

async function ownZone(database: Database, accountId: string): Promise<string> {
  const [main] = await listLocations(database, accountId);
  return findPlace(main?.cityId ?? '')?.position.timeZone ?? 'UTC';
}

async function refuseProblems(form: Parameters<typeof requestProblems>[0], tomorrow: string): Promise<void> {
  const problems = requestProblems(form, tomorrow);
  if (!problems.contactPhone && (await dialledNumber(form.contactPhone)) === null) problems.contactPhone = notValid;
  if (Object.keys(problems).length > 0) throw new InvalidFields(problems);
}

interface Replacement {
  id: string;
  accountId: string;
  replaced: string;
  language: Language;
}

/** Cancels the replaced booking unless it is over. */
async function replace(unit: Unit, { id, accountId, replaced, language }: Replacement): Promise<void> {
  const earlier = await findBooking(unit.database, replaced);
  if (earlier?.creatorId !== accountId) throw new NotFound();
  if (earlier.replacedBy !== null) throw new StateConflict();
  if (!isClosed(stateAt(earlier, unit.now)))
    await advance(unit, bookingsBy('creator'), replaced, { type: 'booking.cancel', reason: replacedReason[language] });
  await linkReplaced(unit.database, replaced, id);
}

const replacedReason = { en: 'Requested again with other dates', tr: 'Başka tarihlerle yeniden istendi' };

/** Prefills a request from a trip: first place, first and last day, and the hotel of its check-in item. */
async function bookingOfTrip(database: Database, accountId: string, tripId: string) {
  const row = await findOwnTrip(database, accountId, tripId);
  if (!row) throw new InvalidFields({ tripId: notYours });
  const trip = tripView(row);
  const [place] = placesIn(row);
  const days = daysOf(trip);
  const arrival = trip.itinerary.find(({ objectType }) => objectType === 'accomodation_checkin');
  return {
    hotelName: arrival?.name ?? '',
    cityId: place?._id ?? null,
    cityName: place?.cityName ?? '',
    checkIn: days?.from ?? '',
    checkOut: days?.to ?? '',
  };
}

const notYours = problem({ en: 'This trip no longer exists', tr: 'Bu gezi artık yok' });
