import { z } from 'zod';
import { ownProfile } from '#contract/blog.ts';
import type { Database } from '../db/tables.ts';
import { parseStored } from '../lib/stored-json.ts';

/** What staff approved: the profile and the email address before the creator first changed them. */
const approvedProfile = ownProfile.extend({ email: z.string().default('') });
export type ApprovedProfile = z.output<typeof approvedProfile>;

export const rememberApprovedProfile = (database: Database, accountId: string, profile: ApprovedProfile) =>
  database
    .insertInto('approvedProfile')
    .values({ accountId, profile: JSON.stringify(profile) })
    .onConflict((conflict) => conflict.column('accountId').doNothing())
    .execute();

/** Null where the creator has changed nothing. */
export async function findApprovedProfile(database: Database, accountId: string): Promise<ApprovedProfile | null> {
  const row = await database
    .selectFrom('approvedProfile')
    .select('profile')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row ? parseStored(approvedProfile, row.profile) : null;
}

/** A new application is what staff decide about next. */
export const forgetApprovedProfile = (database: Database, accountId: string) =>
  database.deleteFrom('approvedProfile').where('accountId', '=', accountId).execute();
