import { type ExpressionBuilder, expressionBuilder, type Insertable, sql } from 'kysely';
import { type SharedField, sharedFields } from '#contract/back-office-choices.ts';
import { lockValues } from '../db/dialect.ts';
import { rowsInBatches } from '../db/queries.ts';
import type { CreatorLocationTable, CreatorTable, CreatorTraitTable } from '../db/tables/creator.table.ts';
import type { Database, Tables } from '../db/tables.ts';

export interface CreatorRows {
  creator: Insertable<CreatorTable>;
  traits: CreatorTraitTable[];
  locations: CreatorLocationTable[];
}

export async function replaceCreator(database: Database, { creator, traits, locations }: CreatorRows): Promise<void> {
  await lockContacts(database, creator);
  await database
    .insertInto('creator')
    .values(creator)
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(creator))
    .execute();
  await markShared(database, creator);
  await insertPhoneWords(database, [creator]);
  await database.deleteFrom('creatorTrait').where('accountId', '=', creator.accountId).execute();
  await database.deleteFrom('creatorLocation').where('accountId', '=', creator.accountId).execute();
  if (traits.length > 0) await database.insertInto('creatorTrait').values(traits).execute();
  if (locations.length > 0) await database.insertInto('creatorLocation').values(locations).execute();
}

export const findProfilePicture = async (database: Database, accountId: string): Promise<string | null> => {
  const row = await database
    .selectFrom('creator')
    .select('profilePicture')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row?.profilePicture ?? null;
};

export async function findCreator(database: Database, accountId: string) {
  const creator = await database
    .selectFrom('creator')
    .selectAll()
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  if (!creator) return null;
  const [traits, locations] = await Promise.all([listTraits(database, accountId), listLocations(database, accountId)]);
  return { creator, traits, locations };
}

export const listTraits = (database: Database, accountId: string) =>
  database.selectFrom('creatorTrait').selectAll().where('accountId', '=', accountId).orderBy('position').execute();

export const listLocations = (database: Database, accountId: string) =>
  database.selectFrom('creatorLocation').selectAll().where('accountId', '=', accountId).orderBy('position').execute();

type WithPhone = Pick<CreatorTable, 'accountId' | 'phoneNumber'>;

/** Phone numbers are searched by their first digits, with the country code and without it. */
export async function insertPhoneWords(database: Database, creators: readonly WithPhone[]): Promise<void> {
  const { default: parsePhoneNumber } = await import('libphonenumber-js/max');
  const rows = creators.flatMap(({ accountId, phoneNumber }) => {
    const words = [phoneNumber.replace(/\D/g, ''), String(parsePhoneNumber(phoneNumber)?.nationalNumber ?? '')];
    return [...new Set(words)].filter((word) => word !== '').map((word) => ({ word, accountId }));
  });
  for (const batch of rowsInBatches(rows))
    await database
      .insertInto('accountWord')
      .values(batch)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

type Contacts = Pick<CreatorTable, SharedField>;
type Creators = ExpressionBuilder<Tables, 'creator'>;

const filledFields = (contacts: Contacts): SharedField[] => sharedFields.filter((field) => contacts[field] !== '');

/** The empty string is a literal: a parameter would keep SQLite from the index. */
const isShared = (creators: Creators, field: SharedField) =>
  creators.exists(
    creators
      .selectFrom('creator as other')
      .select('other.accountId')
      .whereRef(`other.${field}`, '=', `creator.${field}`)
      .where(`other.${field}`, '<>', sql.lit(''))
      .whereRef('other.accountId', '<>', 'creator.accountId'),
  );

/** Without the lock, two creators who give the same number at once would not see each other. */
const lockContacts = (database: Database, contacts: Contacts): Promise<void> =>
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

/** Another creator has the same phone number or handle. Each column has its own index. */
export function isRepeated() {
  const creators: Creators = expressionBuilder();
  return creators.or(sharedFields.map((column) => isShared(creators, column)));
}

export type Shared = Contacts & Pick<CreatorTable, 'accountId'>;

/** Creators with the same number or handle: most matching fields first, then the oldest account. Empty fields never match. */
export function selectResembling(database: Database, creator: Shared, limit: number) {
  const filled = filledFields(creator);
  const isSame = (field: SharedField) => sql<boolean>`${sql.ref(`creator.${field}`)} = ${creator[field]}`;
  const isNotEmpty = (field: SharedField) => sql<boolean>`${sql.ref(`creator.${field}`)} <> ''`;
  const counted = filled.map((field) => sql`case when ${isSame(field)} then 1 else 0 end`);
  return database
    .selectFrom('creator')
    .innerJoin('account', 'account.id', 'creator.accountId')
    .select(['creator.accountId', ...sharedFields.map((field) => `creator.${field}` as const)])
    .where('creator.accountId', '<>', creator.accountId)
    .where(({ and, or }) => or(filled.map((field) => and([isSame(field), isNotEmpty(field)]))))
    .orderBy(sql`${sql.join(counted, sql` + `)}`, 'desc')
    .orderBy('account.createdAt')
    .orderBy('account.id')
    .limit(limit);
}

export const sameIn = (one: Shared, other: Shared): SharedField[] =>
  filledFields(one).filter((field) => one[field] === other[field]);
