import { pictureFolderOf } from '#rules/picture-folder.ts';
import { notValid } from '#rules/problems.ts';
import type { Unit } from '../db/unit-of-work.ts';
import { InvalidFields } from '../lib/errors.ts';
import { attachUpload, detachImage } from '../media/images.ts';
import { coversOf } from './edited-trip.ts';
import type { TripRow } from './trip-view.ts';

/** A trip has the pictures that it had, or others that its creator sent; an address elsewhere is one that it had. */
export async function changeCovers(unit: Unit, before: TripRow | null, after: TripRow | null): Promise<void> {
  const [had, has] = [before ? coversOf(before) : [], after ? coversOf(after) : []];
  for (const key of has)
    if (!had.includes(key) && !(await isTaken(unit, after, key))) throw new InvalidFields({ coverImage: notValid });
  for (const key of had) if (!has.includes(key)) await detachImage(unit, key);
}

const isTaken = async (unit: Unit, trip: TripRow | null, key: string): Promise<boolean> =>
  trip !== null &&
  pictureFolderOf(key) !== null &&
  (await attachUpload(unit, { key, accountId: trip.accountId, purpose: 'cover' })) !== undefined;
