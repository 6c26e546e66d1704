import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Language } from '#contract/language.ts';
import { fold } from '#rules/fold.ts';
import { insertAccountWords } from '../db/account-words.ts';
import { countOf, deleteOlder } from '../db/queries.ts';
import type { AccountTable } from '../db/tables/account.table.ts';
import type { Database } from '../db/tables.ts';
import { markLocked, type OutgoingMail, type Unit } from '../db/unit-of-work.ts';
import { Conflict, NotFound } from '../lib/errors.ts';
import { dayMs } from '../lib/time.ts';

export type Account = AccountTable;

/** Usernames and emails are unique within a realm. */
export type Realm = 'people' | 'sponsors';

export const realmOf = ({ role }: Pick<Account, 'role'>): Realm => (role === 'sponsor' ? 'sponsors' : 'people');

export const findAccount = (database: Database, id: string) =>
  database.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();

export function requireCreator(account: Account | undefined): Account {
  if (account?.role !== 'creator') throw new NotFound();
  return account;
}

export const mayHavePassword = ({ state }: Pick<Account, 'state'>): boolean =>
  state !== 'suspended' && state !== 'closed';

/** Locks the account until the unit ends. Lock the account before changing its records, and a sponsor before a creator. */
export async function lockAccount(unit: Unit, id: string): Promise<Account | undefined> {
  const accounts = unit.database.selectFrom('account').selectAll().where('id', '=', id);
  const account = await accounts.forNoKeyUpdate().executeTakeFirst();
  markLocked(unit, id);
  return account;
}

export const findAccountByUsername = (database: Database, realm: Realm, usernameFolded: string) =>
  accountsOf(database, realm).selectAll().where('usernameFolded', '=', usernameFolded).executeTakeFirst();

export const findAccountByEmail = (database: Database, realm: Realm, emailFolded: string) =>
  accountsOf(database, realm).selectAll().where('emailFolded', '=', emailFolded).executeTakeFirst();

/** The role is a literal, because neither database uses a partial index for a parameter. */
const accountsOf = (database: Database, realm: Realm) =>
  database.selectFrom('account').where('role', realm === 'sponsors' ? '=' : '<>', sql.lit('sponsor'));

const sponsors = (database: Database) => accountsOf(database, 'sponsors').selectAll().orderBy('usernameFolded');

export const listEverySponsor = (database: Database): Promise<Account[]> => sponsors(database).execute();

export const pageOfSponsors = (database: Database, offset: number, limit: number): Promise<Account[]> =>
  sponsors(database).offset(offset).limit(limit).execute();

export const countSponsors = (database: Database): Promise<number> => countOf(accountsOf(database, 'sponsors'));

export const hasAccounts = async (database: Database): Promise<boolean> =>
  (await database.selectFrom('account').select('id').limit(1).executeTakeFirst()) !== undefined;

export const countAccounts = (database: Database): Promise<number> => countOf(database.selectFrom('account'));

export const hasStaff = async (database: Database): Promise<boolean> => {
  const staff = database
    .selectFrom('account')
    .select('id')
    .where('role', '=', sql.lit('staff' as const));
  return (await staff.limit(1).executeTakeFirst()) !== undefined;
};

const activeStaff = (database: Database) =>
  database
    .selectFrom('account')
    .selectAll()
    .where('role', '=', sql.lit('staff' as const))
    .where('state', '=', 'active');

export const listStaffToMail = (database: Database): Promise<Account[]> =>
  activeStaff(database).orderBy('usernameFolded').execute();

/** Mails all active staff, each in their language. */
export async function mailStaff(
  unit: Unit,
  mailIn: (language: Language) => Omit<OutgoingMail, 'to' | 'language'>,
): Promise<void> {
  for (const { email: to, language } of await listStaffToMail(unit.database))
    unit.queueMail({ to, language, ...mailIn(language) });
}

/** Locks all active staff, so that two suspensions at once cannot leave none. */
export async function lockActiveStaff(unit: Unit): Promise<Account[]> {
  const staff = await activeStaff(unit.database).orderBy('id').forNoKeyUpdate().execute();
  for (const { id } of staff) markLocked(unit, id);
  return staff;
}

type NewAccount = Pick<Account, 'role' | 'state' | 'name' | 'username' | 'email'> &
  Partial<Pick<Account, 'passwordHash' | 'language'>>;

export const makeAccount = (given: NewAccount, createdAt: number): Account => ({
  id: randomUUID(),
  passwordHash: null,
  language: 'en',
  ...given,
  usernameFolded: fold(given.username),
  emailFolded: fold(given.email),
  createdAt,
  updatedAt: createdAt,
});

export async function insertAccount(database: Database, account: Account): Promise<void> {
  await database.insertInto('account').values(account).execute();
  await insertAccountWords(database, [account]);
}

/** Saves an account if its state is still the one that was read. */
export const saveAccount = (
  { database, now }: Unit,
  { id, state }: Pick<Account, 'id' | 'state'>,
  change: Partial<Account>,
) =>
  database
    .updateTable('account')
    .set({ ...change, updatedAt: now })
    .where('id', '=', id)
    .where('state', '=', state)
    .returning('id')
    .executeTakeFirst();

export const saveLanguage = (database: Database, id: string, language: Language) =>
  database.updateTable('account').set({ language }).where('id', '=', id).execute();

export const usernameTaken = (): Conflict =>
  new Conflict({ en: 'This username is taken.', tr: 'Bu kullanıcı adı alınmış.' }, 'usernameTaken');

export const emailTaken = (): Conflict =>
  new Conflict(
    {
      en: 'An account with this email address already exists.',
      tr: 'Bu e-posta adresiyle bir hesap zaten var.',
    },
    'emailTaken',
  );

/** Links to a deleted creator's blog must not lead to someone else's. Only a hash of the name is stored. */
const reservedMs = 365 * dayMs;

export const reserveName = (
  { database, secrets }: Pick<Unit, 'database' | 'secrets'>,
  usernameFolded: string,
  now: number,
) =>
  database
    .insertInto('reservedName')
    .values({ nameHash: secrets.hash('username', usernameFolded), until: now + reservedMs })
    .onConflict((conflict) => conflict.column('nameHash').doUpdateSet({ until: now + reservedMs }))
    .execute();

export const isReservedName = async (
  { database, secrets }: Pick<Unit, 'database' | 'secrets'>,
  usernameFolded: string,
): Promise<boolean> =>
  (await database
    .selectFrom('reservedName')
    .select('until')
    .where('nameHash', 'in', secrets.hashes('username', usernameFolded))
    .executeTakeFirst()) !== undefined;

export const deleteOldReservations = (database: Database, now: number) =>
  deleteOlder(database, 'reservedName', { keys: ['nameHash'], column: 'until', before: now + 1 });

/** The secret address of a calendar is a credential: it goes when the password changes. Returns whether there was one. */
export const deleteCalendarAddress = async (database: Database, accountId: string): Promise<boolean> =>
  (await database
    .deleteFrom('calendarAddress')
    .where('accountId', '=', accountId)
    .returning('accountId')
    .executeTakeFirst()) !== undefined;
