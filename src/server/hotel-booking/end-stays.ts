import type { Language } from '#contract/language.ts';
import { advanceIfPossible } from '../records/advance.ts';
import type { Unit } from '../records/unit-of-work.ts';
import { bookingsBy } from './booking.lifecycle.ts';
import { listOpenBookings } from './booking-list.store.ts';

/** Whoever closes their account comes to no stay any more: hosts and staff are told, and invitations are declined. */
export async function endStaysOf(unit: Unit, creatorId: string, language: Language): Promise<void> {
  const reason = closed[language];
  for (const { id, state } of await listOpenBookings(unit.database, creatorId)) {
    const type = state === 'INVITED' ? 'booking.decline' : 'booking.cancel';
    await advanceIfPossible({ ...unit, actor: null }, bookingsBy('creator'), id, { type, reason });
  }
}

const closed = { en: 'The account was closed.', tr: 'Hesap kapatıldı.' };
