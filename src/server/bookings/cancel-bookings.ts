import type { Language } from '#contract/language.ts';
import { advanceIfPossible } from '../db/advance.ts';
import { asActor, type Unit } from '../db/unit-of-work.ts';
import { bookingsBy } from './booking.lifecycle.ts';
import { listOpenBookings, listOpenInvitations } from './booking-list.store.ts';
import { mailSponsor } from './mail-participants.ts';

/** Cancels the open bookings of a closed account and declines its invitations; hosts and staff get a mail. */
export async function cancelBookingsOf(unit: Unit, creatorId: string, language: Language): Promise<void> {
  const reason = closed[language];
  for (const { id, state } of await listOpenBookings(unit.database, creatorId)) {
    const type = state === 'INVITED' ? 'booking.decline' : 'booking.cancel';
    await asActor(unit, null, () => advanceIfPossible(unit, bookingsBy('creator'), id, { type, reason }));
  }
}

/** Withdraws the open invitations of a suspended sponsor, who gets a mail too. Confirmed bookings remain. */
export async function withdrawInvitationsOf(unit: Unit, sponsorId: string): Promise<void> {
  for (const { id, language } of await listOpenInvitations(unit.database, sponsorId)) {
    const reason = suspended[language ?? 'en'];
    const move = { type: 'booking.cancel', reason } as const;
    const withdrawn = await asActor(unit, null, () => advanceIfPossible(unit, bookingsBy('sponsor'), id, move));
    if (withdrawn) mailSponsor(unit, withdrawn, 'cancelled');
  }
}

const suspended = { en: 'The account of the host was suspended.', tr: 'Ev sahibinin hesabı askıya alındı.' };
const closed = { en: 'The account was closed.', tr: 'Hesap kapatıldı.' };
