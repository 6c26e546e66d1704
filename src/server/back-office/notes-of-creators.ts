import type { Database } from '../db/tables.ts';

/** Creators without notes are not in the map. */
export async function countNotesOf(
  database: Database,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .selectFrom('staffNote')
    .select(({ fn }) => ['accountId', fn.countAll<number>().as('count')])
    .where('accountId', 'in', accountIds)
    .groupBy('accountId')
    .execute();
  return new Map(rows.map(({ accountId, count }) => [accountId, Number(count)]));
}
