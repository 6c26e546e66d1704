import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { maxOpenInvitations } from '#contract/booking-choices.ts';
import type { BookingReply, InvitationSettings, invitationRequest } from '#contract/hotel-booking.ts';
import { tomorrowIn } from '#rules/booking-days.ts';
import { stayProblems } from '#rules/booking-problems.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { type Actor, doOnce } from '../db/idempotency.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import { isInDirectory } from '../directory/directory.ts';
import { Conflict, InvalidFields, NotFound, Unauthenticated } from '../lib/errors.ts';
import { createBooking } from './booking.lifecycle.ts';
import { findInvitationSettings, writeInvitationSettings } from './booking.store.ts';
import { countOpen, isInvitedFor } from './booking-list.store.ts';
import { takeInvitationTokens } from './booking-rate-limits.ts';
import { newBooking, placeOfBooking } from './new-booking.ts';
import { type Caller, readBooking } from './read-bookings.service.ts';

type Request = z.output<typeof invitationRequest>;

export async function inviteCreator(
  platform: Platform,
  sponsor: Caller,
  request: Request,
  by: Actor,
): Promise<BookingReply> {
  const { id } = await inUnitOfWork(platform, (unit) =>
    doOnce(unit, by, ['inviteCreator', request], () => invite(unit, sponsor, request)),
  );
  return readBooking(platform, sponsor, id);
}

async function invite(unit: Unit, { accountId: sponsorId }: Caller, request: Request): Promise<{ id: string }> {
  const { database } = unit;
  const place = placeOfBooking(request, 'UTC');
  const problems = stayProblems({ ...request, ...place }, tomorrowIn(place.timeZone, unit.now));
  if (Object.keys(problems).length > 0) throw new InvalidFields(problems);
  // Same lock order as a suspension: sponsor before creator.
  const sponsor = await lockAccount(unit, sponsorId);
  if (sponsor?.state !== 'active') throw new Unauthenticated();
  const creator = await lockAccount(unit, request.creatorId);
  if (!creator || !(await isInDirectory(database, creator.id))) throw new NotFound();
  await refuseSecond(unit, sponsorId, request);
  await refuseUnwelcome(unit, creator.id);
  await refuseTooMany(unit, sponsorId);
  await takeInvitationTokens(unit, sponsorId, creator.id);
  const row = newBooking(request, place, {
    id: randomUUID(),
    origin: 'invitation',
    state: 'INVITED',
    creatorId: creator.id,
    sponsorId,
    createdAt: unit.now,
    word: request.word.trim(),
  });
  const { id } = await createBooking(unit, row);
  return { id };
}

async function refuseSecond({ database, now }: Unit, sponsorId: string, request: Request): Promise<void> {
  const { creatorId, checkIn, checkOut } = request;
  if (await isInvitedFor(database, { sponsorId, creatorId, checkIn, checkOut, now }))
    throw new Conflict(invitedAlready);
}

async function refuseUnwelcome({ database, now }: Unit, creatorId: string): Promise<void> {
  const { areWelcome, maxOpen } = await findInvitationSettings(database, creatorId);
  if (!areWelcome) throw new Conflict(unwelcome);
  if ((await countOpen(database, { owner: { creatorId }, origin: 'invitation', now })) >= maxOpen)
    throw new Conflict(enough);
}

async function refuseTooMany({ database, now }: Unit, sponsorId: string): Promise<void> {
  const open = await countOpen(database, { owner: { sponsorId }, origin: 'invitation', now });
  if (open >= maxOpenInvitations) throw new Conflict(tooMany);
}

const invitedAlready = {
  en: 'You have already invited this creator for these dates.',
  tr: 'Bu içerik üreticisini bu tarihler için zaten davet ettiniz.',
};

const unwelcome = {
  en: 'This creator is not accepting invitations at the moment.',
  tr: 'Bu içerik üreticisi şu anda davet kabul etmiyor.',
};

const enough = {
  en: 'This creator has enough open invitations at the moment. Please try again later.',
  tr: 'Bu içerik üreticisinin şu anda yeterince açık daveti var. Lütfen daha sonra yeniden deneyin.',
};

const tooMany = {
  en: `You can have up to ${maxOpenInvitations} open invitations. Please withdraw one first.`,
  tr: `En fazla ${maxOpenInvitations} açık davetiniz olabilir. Lütfen önce birini geri çekin.`,
};

export const readInvitationSettings = ({ database }: Platform, creatorId: string): Promise<InvitationSettings> =>
  findInvitationSettings(database, creatorId);

/** Existing invitations are not affected. */
export const saveInvitationSettings = (
  platform: Platform,
  creatorId: string,
  settings: InvitationSettings,
  by: Actor,
): Promise<InvitationSettings> =>
  inUnitOfWork(platform, (unit) =>
    doOnce(unit, by, ['saveInvitationSettings', settings], async () => {
      const { areWelcome, maxOpen } = settings;
      await lockAccount(unit, creatorId);
      await writeInvitationSettings(unit.database, { creatorId, areWelcome: Number(areWelcome), maxOpen });
      return settings;
    }),
  );
