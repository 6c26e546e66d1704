import { type ExpressionBuilder, sql } from 'kysely';
import { type SharedField, sharedFields } from '#contract/queue-tabs.ts';
import { lockValues } from '../db/dialect.ts';
import type { CreatorTable } from '../db/tables/creator.table.ts';
import type { Database, Tables } from '../db/tables.ts';

type Contacts = Pick<CreatorTable, SharedField>;

const filledFields = (contacts: Contacts): SharedField[] => sharedFields.filter((field) => contacts[field] !== '');

/** The empty string is a literal: a parameter would keep SQLite from the index. */
export const isShared = (creators: ExpressionBuilder<Tables, 'creator'>, field: SharedField) =>
  creators.exists(
    creators
      .selectFrom('creator as other')
      .select('other.accountId')
      .whereRef(`other.${field}`, '=', `creator.${field}`)
      .where(`other.${field}`, '<>', sql.lit(''))
      .whereRef('other.accountId', '<>', 'creator.accountId'),
  );

/** Without the lock, two creators who give the same number at once would not see each other. */
export const lockContacts = (database: Database, contacts: Contacts): Promise<void> =>
  lockValues(
    database,
    filledFields(contacts).map((field) => `${field} ${contacts[field]}`),
  );

/** Flags every creator who has the same number or handle as another. The flag stays when the other is deleted. */
export async function markShared(database: Database, contacts: Contacts): Promise<void> {
  for (const field of filledFields(contacts))
    await database
      .updateTable('creator')
      .set({ sharesContact: 1 })
      .where(field, '=', contacts[field])
      .where(field, '<>', sql.lit(''))
      .where('sharesContact', '=', 0)
      .where((creators) => isShared(creators, field))
      .execute();
}
