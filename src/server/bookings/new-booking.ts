import type { z } from 'zod';
import type { StayType } from '#contract/booking-choices.ts';
import type { bookingRequest, invitationRequest } from '#contract/hotel-booking.ts';
import type { Role } from '#contract/roles.ts';
import { zoneNamed } from '#rules/booking-days.ts';
import { notValid } from '#rules/problems.ts';
import { type Account, lockAccount } from '../accounts/accounts.ts';
import { advance, applyOverdue } from '../db/advance.ts';
import type { BookingTable } from '../db/tables/booking.table.ts';
import { asActor, type Unit } from '../db/unit-of-work.ts';
import { InvalidFields } from '../lib/errors.ts';
import { findPlace } from '../reference/places.ts';
import { bookingsBy, createBooking, type Move } from './booking.lifecycle.ts';
import { insertNote } from './booking.store.ts';

export type BookingForm = z.output<typeof bookingRequest> | z.output<typeof invitationRequest>;

type PlaceOfBooking = Pick<BookingTable, 'cityId' | 'cityName' | 'timeZone' | 'isZoneOfCity'>;

/** Uses the city's time zone; for a city that is not on the list, that of the request. */
export function placeOfBooking(
  { cityId, cityName, timeZone }: Pick<BookingForm, 'cityId' | 'cityName' | 'timeZone'>,
  fallback: string,
): PlaceOfBooking {
  if (cityId === null) {
    const zone = timeZone === '' ? fallback : zoneNamed(timeZone);
    if (zone === null) throw new InvalidFields({ timeZone: notValid });
    return { cityId: null, cityName, timeZone: zone, isZoneOfCity: 0 };
  }
  const place = findPlace(cityId);
  if (!place) throw new InvalidFields({ cityName: notValid });
  return { cityId, cityName: place.name, timeZone: place.position.timeZone, isZoneOfCity: 1 };
}

export const newBooking = (
  request: BookingForm,
  place: PlaceOfBooking,
  given: Pick<BookingTable, 'id' | 'origin' | 'state' | 'creatorId'> & Partial<BookingTable> & { createdAt: number },
): BookingTable => ({
  sponsorId: null,
  tripId: null,
  hotelName: request.hotelName,
  ...place,
  checkIn: request.checkIn,
  checkOut: request.checkOut,
  adults: request.adults,
  children: request.children,
  rooms: request.rooms,
  stayType: request.stayType ?? ('paid' satisfies StayType),
  deliverables: JSON.stringify(request.deliverables),
  budgetCents: request.budgetPerNight === null ? null : Math.round(request.budgetPerNight * 100),
  currency: request.currency,
  specialRequests: '',
  contactPhone: '',
  word: '',
  offer: null,
  otherDates: null,
  reason: '',
  outcome: null,
  replaces: null,
  replacedBy: null,
  moves: 0,
  dueAt: null,
  updatedAt: given.createdAt,
  ...given,
});

interface SeededBooking {
  id: string;
  creator: Account;
  /** null = a request of the creator. */
  sponsor: Account | null;
  request: BookingForm;
  askedAt: number;
  moves: readonly { by: Role; at: number; move: Move }[];
  notes: readonly { by: Role; author: string; at: number; content: string }[];
}

/** Creates a booking with a history at past times; overdue transitions are applied. */
export async function seedBooking(unit: Unit, planted: SeededBooking): Promise<void> {
  const { id, creator, sponsor, request, askedAt, moves, notes } = planted;
  const { database } = unit;
  await lockAccount(unit, creator.id);
  const origin = sponsor ? 'invitation' : 'request';
  const state = sponsor ? 'INVITED' : 'REQUESTED';
  const place = placeOfBooking(request, 'UTC');
  const row = newBooking(request, place, {
    id,
    origin,
    state,
    creatorId: creator.id,
    sponsorId: sponsor?.id ?? null,
    createdAt: askedAt,
    ...('word' in request ? { word: request.word } : { contactPhone: request.contactPhone }),
  });
  await backdated(unit, { now: askedAt, actor: null }, () => createBooking(unit, row));
  for (const { by, at, move } of moves) {
    const actor = by === 'staff' ? unit.actor : null;
    await backdated(unit, { now: at, actor }, () => advance(unit, bookingsBy(by), id, move));
  }
  for (const [index, { at, ...note }] of notes.entries())
    await insertNote(database, { id: `${id}-n${index}`, bookingId: id, creatorId: creator.id, createdAt: at, ...note });
  await applyOverdue(unit, bookingsBy('system'), id);
}

async function backdated(
  unit: Unit,
  { now, actor }: Pick<Unit, 'now' | 'actor'>,
  work: () => Promise<unknown>,
): Promise<void> {
  const before = unit.now;
  unit.now = now;
  try {
    await asActor(unit, actor, work);
  } finally {
    unit.now = before;
  }
}
