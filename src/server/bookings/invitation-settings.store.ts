import { defaultInvitationSettings } from '#contract/booking-choices.ts';
import type { InvitationSettings } from '#contract/hotel-booking.ts';
import type { InvitationSettingTable } from '../db/tables/booking.table.ts';
import type { Database } from '../db/tables.ts';

export async function findInvitationSettings(database: Database, creatorId: string): Promise<InvitationSettings> {
  const found = await database
    .selectFrom('invitationSetting')
    .selectAll()
    .where('creatorId', '=', creatorId)
    .executeTakeFirst();
  return found ? { areWelcome: found.areWelcome === 1, maxOpen: found.maxOpen } : { ...defaultInvitationSettings };
}

export const writeInvitationSettings = (database: Database, row: InvitationSettingTable) =>
  database
    .insertInto('invitationSetting')
    .values(row)
    .onConflict((conflict) => conflict.column('creatorId').doUpdateSet(row))
    .execute();
