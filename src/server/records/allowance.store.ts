import { sweepOlder } from '../platform/database/through-pages.ts';
import type { Database } from '../tables.ts';
import type { AllowancePlaceTable } from './allowance.table.ts';

export const listPlacesTaken = (database: Database, key: string, since: number) =>
  database
    .selectFrom('allowancePlace')
    .select(['place', 'takenAt'])
    .where('key', '=', key)
    .where('takenAt', '>', since)
    .orderBy('takenAt')
    .execute();

/** Takes a place that nobody took since; who comes at once for the same place waits and then finds it taken. */
export const claimPlace = (database: Database, place: AllowancePlaceTable, since: number) =>
  database
    .insertInto('allowancePlace')
    .values(place)
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'place'])
        .doUpdateSet({ takenAt: place.takenAt })
        .where('allowancePlace.takenAt', '<=', since),
    )
    .returning('place')
    .executeTakeFirst();

export const deletePlace = (database: Database, { key, place, takenAt }: AllowancePlaceTable) =>
  database
    .deleteFrom('allowancePlace')
    .where('key', '=', key)
    .where('place', '=', place)
    .where('takenAt', '=', takenAt)
    .execute();

export const deleteOldPlaces = (database: Database, before: number) =>
  sweepOlder(database, 'allowancePlace', { keys: ['key', 'place'], column: 'takenAt', before });
