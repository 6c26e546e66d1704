import type { Selectable } from 'kysely';
import type { Database } from '../database.ts';
import type { AccountState, AccountTable } from './account.table.ts';

export type Account = Selectable<AccountTable>;
export type Door = 'people' | 'sponsors';

export const findAccountByUsername = (database: Database, door: Door, usernameFolded: string) =>
  accountsBehind(database, door).where('usernameFolded', '=', usernameFolded).executeTakeFirst();

export const findAccountByEmail = (database: Database, door: Door, emailFolded: string) =>
  accountsBehind(database, door).where('emailFolded', '=', emailFolded).executeTakeFirst();

export const insertAccount = (database: Database, account: Account) =>
  database.insertInto('account').values(account).execute();

export const updateAccountState = (database: Database, id: string, state: AccountState, updatedAt: number) =>
  database.updateTable('account').set({ state, updatedAt }).where('id', '=', id).execute();

export const updateAccount = (database: Database, id: string, change: Partial<Account>) =>
  database.updateTable('account').set(change).where('id', '=', id).execute();

export const findAccount = (database: Database, id: string) =>
  database.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();

export const listStaff = (database: Database) =>
  database
    .selectFrom('account')
    .selectAll()
    .where('role', '=', 'staff')
    .where('state', '=', 'active')
    .orderBy('usernameFolded')
    .execute();

export const listSponsors = (database: Database) =>
  database.selectFrom('account').selectAll().where('role', '=', 'sponsor').orderBy('usernameFolded').execute();

const accountsBehind = (database: Database, door: Door) =>
  database
    .selectFrom('account')
    .selectAll()
    .where('role', door === 'sponsors' ? '=' : '<>', 'sponsor');

export const pageOfSponsors = (database: Database, offset: number, limit: number) =>
  database
    .selectFrom('account')
    .selectAll()
    .where('role', '=', 'sponsor')
    .orderBy('usernameFolded')
    .offset(offset)
    .limit(limit)
    .execute();

export const countSponsors = async (database: Database): Promise<number> => {
  const { count } = await database
    .selectFrom('account')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('role', '=', 'sponsor')
    .executeTakeFirstOrThrow();
  return Number(count);
};
