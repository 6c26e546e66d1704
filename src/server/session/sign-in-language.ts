import { sql } from 'kysely';
import type { Language } from '#contract/language.ts';
import { type Account, listActiveStaff } from '../account/accounts.ts';
import type { Database } from '../tables.ts';

/** In which language the account of this column was signed in to last; none where that was before anybody asked, or long ago. */
export const signInLanguageOf = (database: Database, accountId: string) =>
  database
    .selectFrom('knownDevice')
    .select('language')
    .where('knownDevice.accountId', '=', sql.ref<string>(accountId))
    .orderBy('lastUsedAt', 'desc')
    .limit(sql.lit(1));

/** The same for several accounts at once. */
export async function listSignInLanguages(
  database: Database,
  accountIds: readonly string[],
): Promise<Map<string, Language | null>> {
  if (accountIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('knownDevice')
    .select(['accountId', 'language'])
    .where('accountId', 'in', accountIds)
    .orderBy('lastUsedAt')
    .execute();
  return new Map(rows.map(({ accountId, language }) => [accountId, language]));
}

/** Active staff, with the language of their last sign-in. */
export async function listStaffToMail(database: Database): Promise<(Account & { language: Language })[]> {
  const staff = await listActiveStaff(database);
  const languages = await listSignInLanguages(
    database,
    staff.map(({ id }) => id),
  );
  return staff.map((account) => ({ ...account, language: languages.get(account.id) ?? 'en' }));
}
