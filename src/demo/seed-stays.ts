import { createHash } from 'node:crypto';
import type { Role } from '#contract/roles.ts';
import { daysAfter } from '#rules/booking-days.ts';
import { type Account, findAccountByUsername } from '#server/accounts/accounts.ts';
import type { Move } from '#server/bookings/booking.lifecycle.ts';
import { type BookingForm, seedBooking } from '#server/bookings/new-booking.ts';
import type { Unit } from '#server/db/unit-of-work.ts';
import { dayMs, utcDay } from '#server/lib/time.ts';
import { findPlace } from '#server/reference/places.ts';
import { type DemoStay, demoHotels, ownerStays, waysOfOthers } from './demo-stays.ts';
import { randomFrom } from './random.ts';

interface Cast {
  owner: Account;
  sponsor: Account;
  others: readonly Account[];
}

/** Stays in every state, moved there as people would move them: those of the demo's owner, and some of others. */
export async function seedStays(unit: Unit): Promise<void> {
  const cast = await findCast(unit);
  if (cast === null) return;
  const { owner, sponsor, others } = cast;
  for (const [index, sample] of ownerStays.entries())
    await plant(unit, { number: index, creator: owner, sponsor: sample.isInvitation ? sponsor : null, sample });
  const random = randomFrom(99);
  for (const [index, creator] of others.entries()) {
    const sample = random.pick(waysOfOthers);
    const hotel = random.pick(demoHotels);
    const ago = sample.ago + Math.floor(random.next() * 2);
    await plant(unit, {
      number: 100 + index,
      creator,
      sponsor: sample.isInvitation ? sponsor : null,
      sample: { ...sample, ...hotel, ago },
    });
  }
}

async function findCast({ database }: Unit): Promise<Cast | null> {
  const owner = await findAccountByUsername(database, 'people', 'demo-creator');
  const sponsor = await findAccountByUsername(database, 'sponsors', 'demo-sponsor');
  const others = await database
    .selectFrom('account')
    .selectAll()
    .where('role', '=', 'creator')
    .where('state', '=', 'active')
    .where('username', '<>', 'demo-creator')
    .orderBy('id')
    .limit(24)
    .execute();
  return owner && sponsor ? { owner, sponsor, others } : null;
}

interface Planted {
  number: number;
  creator: Account;
  sponsor: Account | null;
  sample: DemoStay;
}

async function plant(unit: Unit, { number, creator, sponsor, sample }: Planted): Promise<void> {
  const askedAt = unit.now - sample.ago * dayMs;
  const firstDay = utcDay(unit.now + sample.from * dayMs);
  const days = { checkIn: firstDay, checkOut: daysAfter(firstDay, sample.nights) };
  const authors: Record<Role, string> = { creator: creator.name, sponsor: sponsor?.name ?? '', staff: 'Vaya Team' };
  const after = (share: number) => askedAt + share * hourOf(sample);
  await seedBooking(unit, {
    id: idOf(creator, number),
    creator,
    sponsor,
    request: requestOf(sample, days, creator),
    askedAt,
    moves: sample.moves.map(([by, move], index) => ({ by, at: after(index + 1), move: movesAt(move, unit.now) })),
    notes: sample.notes.map(([by, content], index) => ({ by, at: after(index + 1) + 1, author: authors[by], content })),
  });
}

/** What was done was done soon after it was asked for, and before now. */
const hourOf = ({ ago, moves }: DemoStay): number => Math.min(5 * 60 * 60_000, (ago * dayMs) / (moves.length + 2));

/** Days are sample from now. */
const movesAt = (move: DemoStay['moves'][number][1], now: number): Move => {
  if (move.type === 'booking.offer') return { ...move, replyBy: utcDay(now + move.replyBy * dayMs) };
  if (move.type !== 'booking.askOtherDates') return move;
  return { ...move, checkIn: utcDay(now + move.checkIn * dayMs), checkOut: utcDay(now + move.checkOut * dayMs) };
};

const idOf = ({ username }: Account, number: number): string =>
  createHash('sha256').update(`stay ${username} ${number}`).digest('hex').slice(0, 24);

function requestOf(sample: DemoStay, days: { checkIn: string; checkOut: string }, { id }: Account): BookingForm {
  const { hotelName, cityId, stayType, word } = sample;
  const stay = {
    hotelName,
    cityId,
    cityName: findPlace(cityId)?.name ?? '',
    timeZone: '',
    ...days,
    adults: 2,
    children: 0,
    rooms: 1,
    stayType,
    deliverables: stayType === 'paid' ? [] : [{ platform: 'instagram' as const, kind: 'reel' as const, count: 2 }],
    budgetPerNight: stayType === 'discounted' ? 60 : null,
    currency: stayType === 'discounted' ? ('EUR' as const) : null,
  };
  if (sample.isInvitation) return { ...stay, creatorId: id, word };
  return { ...stay, tripId: null, replaces: null, specialRequests: word, contactPhone: '+90 532 000 00 00' };
}
