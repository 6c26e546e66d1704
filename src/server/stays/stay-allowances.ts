import { mostNotes, mostOpenRequests } from '#contract/booking-choices.ts';
import type { Text } from '#contract/language.ts';
import { takeToken } from '../db/rate-limit.ts';
import type { Unit } from '../db/unit-of-work.ts';
import { Conflict } from '../lib/errors.ts';
import { countNotes } from './booking.store.ts';
import { countOpen } from './booking-list.store.ts';
import type { Party } from './party.ts';

const day = 24 * 60 * 60_000;
/** What each may do within any day: everything here is mailed to somebody. */
const [requests, invitations, invitationsOfOne, notes] = [20, 40, 5, 60];

export async function countRequest(unit: Unit, creatorId: string): Promise<void> {
  await takeToken(
    unit,
    { name: 'stay_requests', subject: creatorId, max: requests, windowMs: day },
    tomorrow({
      en: `You have asked for ${requests} stays within a day.`,
      tr: `Bir gün içinde ${requests} konaklama istediniz.`,
    }),
  );
}

/** One that is taken back counts as well, and so nobody is written to without end. */
export async function countInvitation(unit: Unit, sponsorId: string, creatorId: string): Promise<void> {
  await takeToken(
    unit,
    { name: 'invitations_to_creator', subject: `${sponsorId} ${creatorId}`, max: invitationsOfOne, windowMs: day },
    tomorrow({
      en: `You have invited this creator ${invitationsOfOne} times within a day.`,
      tr: `Bu üreticiyi bir gün içinde ${invitationsOfOne} kez davet ettiniz.`,
    }),
  );
  await takeToken(
    unit,
    { name: 'invitations', subject: sponsorId, max: invitations, windowMs: day },
    tomorrow({
      en: `You have sent ${invitations} invitations within a day.`,
      tr: `Bir gün içinde ${invitations} davet gönderdiniz.`,
    }),
  );
}

/** Each party to a stay has room of its own in its thread, and staff as much as they need within a day. */
export async function countNote(unit: Unit, { accountId, role }: Party, bookingId: string): Promise<void> {
  if ((await countNotes(unit.database, bookingId, role)) >= mostNotes) throw new Conflict(threadIsFull);
  if (role === 'staff') return;
  await takeToken(
    unit,
    { name: 'stay_notes', subject: accountId, max: notes, windowMs: day },
    tomorrow({
      en: `You have written ${notes} notes within a day.`,
      tr: `Bir gün içinde ${notes} not yazdınız.`,
    }),
  );
}

export async function refuseTooManyOpen(unit: Unit, creatorId: string): Promise<void> {
  if ((await countOpen(unit.database, { owner: { creatorId }, origin: 'request', now: unit.now })) >= mostOpenRequests)
    throw new Conflict(tooManyOpen);
}

const tomorrow = ({ en, tr }: Text) =>
  ({
    code: 'tooManyRequests',
    text: { en: `${en} Please try again tomorrow.`, tr: `${tr} Lütfen yarın yeniden deneyin.` },
  }) as const;

const tooManyOpen = {
  en: `${mostOpenRequests} of your requests wait for an answer. Please cancel one of them first.`,
  tr: `${mostOpenRequests} isteğiniz yanıt bekliyor. Lütfen önce birini iptal edin.`,
};

const threadIsFull = {
  en: `There are ${mostNotes} notes of yours on this stay, and no more are taken.`,
  tr: `Bu konaklamada size ait ${mostNotes} not var ve daha fazlası alınmıyor.`,
};
