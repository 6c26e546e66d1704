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
