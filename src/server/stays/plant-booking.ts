import type { Role } from '#contract/session.ts';
import { type Account, lockAccount } from '../accounts/accounts.ts';
import { advance, applyOverdue } from '../db/advance.ts';
import type { Unit } from '../db/unit-of-work.ts';
import { beginBooking, bookingsBy, type Move } from './booking.lifecycle.ts';
import { insertNote } from './booking.store.ts';
import { newBooking, placeOfStay, type StayRequest } from './stay-request.ts';

export interface PlantedBooking {
  id: string;
  creator: Account;
  /** Who invites; nobody where the creator asks. */
  sponsor: Account | null;
  request: StayRequest;
  askedAt: number;
  moves: readonly { by: Role; at: number; move: Move }[];
  notes: readonly { by: Role; author: string; at: number; content: string }[];
}

/** A stay as if people had asked for it and moved it at those times; what is due by now is settled. */
export async function plantBooking(unit: Unit, planted: PlantedBooking): Promise<void> {
  const { id, creator, sponsor, request, askedAt, moves, notes } = planted;
  const { database } = unit;
  await lockAccount(unit, creator.id);
  const origin = sponsor ? 'invitation' : 'request';
  const state = sponsor ? 'INVITED' : 'REQUESTED';
  const place = placeOfStay(request, 'UTC');
  const row = newBooking(request, place, {
    id,
    origin,
    state,
    creatorId: creator.id,
    sponsorId: sponsor?.id ?? null,
    createdAt: askedAt,
    ...('word' in request ? { word: request.word } : { contactPhone: request.contactPhone }),
  });
  await beginBooking({ ...unit, now: askedAt, actor: null }, row);
  for (const { by, at, move } of moves) {
    const actor = by === 'staff' ? unit.actor : null;
    await advance({ ...unit, now: at, actor }, bookingsBy(by), id, move);
  }
  for (const [index, { at, ...note }] of notes.entries())
    await insertNote(database, { id: `${id}-n${index}`, bookingId: id, creatorId: creator.id, createdAt: at, ...note });
  await applyOverdue(unit, bookingsBy('system'), id);
}
