import type { Role } from '#contract/roles.ts';
import { type Account, lockAccount } from '../accounts/accounts.ts';
import { advance, applyOverdue } from '../db/advance.ts';
import { asActor, type Unit } from '../db/unit-of-work.ts';
import { bookingsBy, createBooking, type Move } from './booking.lifecycle.ts';
import { insertNote } from './booking.store.ts';
import { type BookingForm, newBooking, placeOfBooking } from './new-booking.ts';

export interface SeededBooking {
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
