import { maxNotes, maxOpenRequests } from '#contract/booking-choices.ts';
import type { Text } from '#contract/language.ts';
import { takeToken } from '../db/rate-limit.ts';
import type { Unit } from '../db/unit-of-work.ts';
import { Conflict } from '../lib/errors.ts';
import { dayMs } from '../lib/time.ts';
import { countNotes } from './booking.store.ts';
import { countOpen } from './booking-list.store.ts';
import type { Caller } from './read-bookings.service.ts';

/** Limits per day: every one of these sends mails. */
const [requests, invitations, invitationsOfOne, notes] = [20, 40, 5, 60];

export async function takeRequestToken(unit: Unit, creatorId: string): Promise<void> {
  await takeToken(
    unit,
    { name: 'stay_requests', subject: creatorId, max: requests, windowMs: dayMs },
    tomorrow({
      en: `You have requested ${requests} stays within a day.`,
      tr: `Bir gün içinde ${requests} konaklama istediniz.`,
    }),
  );
}

/** Withdrawn invitations count too. */
export async function takeInvitationTokens(unit: Unit, sponsorId: string, creatorId: string): Promise<void> {
  await takeToken(
    unit,
    { name: 'invitations_to_creator', subject: `${sponsorId} ${creatorId}`, max: invitationsOfOne, windowMs: dayMs },
    tomorrow({
      en: `You have invited this creator ${invitationsOfOne} times within a day.`,
      tr: `Bu içerik üreticisini bir gün içinde ${invitationsOfOne} kez davet ettiniz.`,
    }),
  );
  await takeToken(
    unit,
    { name: 'invitations', subject: sponsorId, max: invitations, windowMs: dayMs },
    tomorrow({
      en: `You have sent ${invitations} invitations within a day.`,
      tr: `Bir gün içinde ${invitations} davet gönderdiniz.`,
    }),
  );
}

/** Each role may write `maxNotes` notes per booking; staff have no daily limit. */
export async function takeNoteToken(unit: Unit, { accountId, role }: Caller, bookingId: string): Promise<void> {
  if ((await countNotes(unit.database, bookingId, role)) >= maxNotes) throw new Conflict(threadIsFull);
  if (role === 'staff') return;
  await takeToken(
    unit,
    { name: 'stay_notes', subject: accountId, max: notes, windowMs: dayMs },
    tomorrow({
      en: `You have written ${notes} notes within a day.`,
      tr: `Bir gün içinde ${notes} not yazdınız.`,
    }),
  );
}

export async function checkOpenRequests(unit: Unit, creatorId: string): Promise<void> {
  if ((await countOpen(unit.database, { owner: { creatorId }, origin: 'request', now: unit.now })) >= maxOpenRequests)
    throw new Conflict(tooManyOpen);
}

const tomorrow = ({ en, tr }: Text) =>
  ({
    code: 'tooManyRequests',
    text: { en: `${en} Please try again tomorrow.`, tr: `${tr} Lütfen yarın yeniden deneyin.` },
  }) as const;

const tooManyOpen = {
  en: `You can have up to ${maxOpenRequests} open requests. Please cancel one first.`,
  tr: `En fazla ${maxOpenRequests} açık isteğiniz olabilir. Lütfen önce birini iptal edin.`,
};

const threadIsFull = {
  en: `You can write up to ${maxNotes} notes on a stay.`,
  tr: `Bir konaklamaya en fazla ${maxNotes} not yazabilirsiniz.`,
};
