import type { Database } from '../tables.ts';

export const findFingerprint = async (database: Database): Promise<string | null> => {
  const row = await database.selectFrom('installation').select('keyFingerprint').executeTakeFirst();
  return row?.keyFingerprint ?? null;
};

/** Whoever comes first says whose database this is. */
export const keepFingerprint = (database: Database, keyFingerprint: string) =>
  database
    .insertInto('installation')
    .values({ id: 1, keyFingerprint, readyAt: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();

/** It is another's from now on, if it is still whose it was. */
export const changeFingerprint = (database: Database, from: string, to: string) =>
  database
    .updateTable('installation')
    .set({ keyFingerprint: to })
    .where('keyFingerprint', '=', from)
    .returning('id')
    .executeTakeFirst();

/** The id of the one row. */
export const hashKeyId = 'hash';

export const findHashKey = (database: Database) =>
  database.selectFrom('hashKey').select('sealedKey').where('id', '=', hashKeyId).executeTakeFirst();

export const keepHashKey = (database: Database, sealedKey: string) =>
  database
    .insertInto('hashKey')
    .values({ id: hashKeyId, sealedKey })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
