import { sql } from 'kysely';
import type { BlogConfigTable } from '../db/tables/blog.table.ts';
import type { Database } from '../db/tables.ts';

/** Runs on every page request; the versions are part of the cache keys. */
const selectHead = (database: Database) =>
  database
    .selectFrom('account')
    .innerJoin('directoryEntry', 'directoryEntry.accountId', 'account.id')
    .leftJoin('blogConfig', 'blogConfig.accountId', 'account.id')
    .leftJoin('questionSetting', 'questionSetting.accountId', 'account.id')
    .select(['account.id as accountId', 'role', 'state', 'username'])
    .select(['directoryEntry.version as entryVersion', 'blogConfig.version as configVersion'])
    .select('questionSetting.areWelcome as areQuestionsWelcome')
    .where('role', '<>', sql.lit('sponsor' as const));

export const findBlogHead = (database: Database, usernameFolded: string) =>
  selectHead(database).where('usernameFolded', '=', usernameFolded).executeTakeFirst();

export const findBlogHeadOf = (database: Database, accountId: string) =>
  selectHead(database).where('account.id', '=', accountId).executeTakeFirst();

export const findBlogConfig = (database: Database, accountId: string): Promise<BlogConfigTable | undefined> =>
  database.selectFrom('blogConfig').selectAll().where('accountId', '=', accountId).executeTakeFirst();

/** Does nothing where there is a config. */
export const insertFirstConfig = (database: Database, row: BlogConfigTable) =>
  database
    .insertInto('blogConfig')
    .values(row)
    .onConflict((conflict) => conflict.column('accountId').doNothing())
    .execute();

export const saveBlogConfigRow = (database: Database, row: BlogConfigTable) =>
  database
    .insertInto('blogConfig')
    .values(row)
    .onConflict((conflict) => {
      const { version, config, updatedAt } = row;
      return conflict.column('accountId').doUpdateSet({ version, config, updatedAt });
    })
    .execute();
