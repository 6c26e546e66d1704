import { sql } from 'kysely';
import type { Database } from '../tables.ts';

/** The next version, given to one change at a time. */
export async function takeVersion(transaction: Database): Promise<number> {
  const { version } = await transaction
    .insertInto('directoryHead')
    .values({ id: 1, version: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ version: sql<number>`"directoryHead"."version" + 1` }),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return Number(version);
}

export const findVersion = async (database: Database): Promise<number> => {
  const head = await database.selectFrom('directoryHead').select('version').where('id', '=', 1).executeTakeFirst();
  return Number(head?.version ?? 0);
};

const eraLength = 2 ** 32;

/** Versions of one era follow from one another. */
export const eraOf = (version: number): number => Math.floor(version / eraLength);

/** Puts all versions behind those of a directory that was replaced: who has seen that one cannot go on from there. */
export async function beginEra(transaction: Database, replaced: number): Promise<void> {
  const version = (eraOf(Math.max(replaced, await findVersion(transaction))) + 1) * eraLength;
  await transaction
    .insertInto('directoryHead')
    .values({ id: 1, version })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ version }))
    .execute();
}
