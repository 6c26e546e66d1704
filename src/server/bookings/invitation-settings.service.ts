import type { InvitationSettings } from '#contract/hotel-booking.ts';
import { lockAccount } from '../accounts/accounts.ts';
import type { Actor } from '../db/idempotency.ts';
import { doOnce } from '../db/idempotency.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork } from '../db/unit-of-work.ts';
import { findInvitationSettings, writeInvitationSettings } from './invitation-settings.store.ts';

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
