import { pictureFolderOf } from '#rules/picture-folder.ts';
import { notValid } from '#rules/problems.ts';
import type { Unit } from '../db/unit-of-work.ts';
import { InvalidFields } from '../lib/errors.ts';
import { attachUpload, detachImage } from '../media/images.ts';
import { latestColumns, pictureKeysOf } from './edited-trip.ts';
import type { TripRow } from './trip-view.ts';

/**
 * A trip keeps the pictures that it had, external covers included, or takes unused uploads of its creator.
 * A copy has the external cover of its `original`.
 */
export async function attachPictures(
  unit: Unit,
  before: TripRow | null,
  after: TripRow | null,
  original: TripRow | null = null,
): Promise<void> {
  const [had, has] = [before ? pictureKeysOf(before) : [], after ? pictureKeysOf(after) : []];
  const external = original ? pictureKeysOf(original).filter((key) => pictureFolderOf(key) === null) : [];
  for (const key of has)
    if (![...had, ...external].includes(key) && !(await attach(unit, after, key)))
      throw new InvalidFields({
        [after && latestColumns(after).coverImage === key ? 'coverImage' : 'pictures']: notValid,
      });
  for (const key of had) if (!has.includes(key)) await detachImage(unit, key);
}

const attach = async (unit: Unit, trip: TripRow | null, key: string): Promise<boolean> =>
  trip !== null &&
  pictureFolderOf(key) !== null &&
  (await attachUpload(unit, { key, accountId: trip.accountId, purpose: 'cover' })) !== undefined;
