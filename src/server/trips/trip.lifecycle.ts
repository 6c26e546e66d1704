import { type TripMove, tripLifecycle } from '#machines/lifecycles/trip.machine.ts';
import { pictureFolderOf } from '#rules/picture-folder.ts';
import { notValid } from '#rules/problems.ts';
import { tripProblems } from '#rules/trip-problems.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { lifecycleOf } from '../db/lifecycle.ts';
import type { Unit } from '../db/unit-of-work.ts';
import { InvalidFields } from '../lib/errors.ts';
import { attachUpload, detachImage } from '../media/images.ts';
import { columnsOf, editedTrip, latestColumns, pendingIn, pictureKeysOf } from './edited-trip.ts';
import type { TripRow } from './stored-trip.ts';
import { deletePrivateLink, deleteTripRow, findTrip, lockTrip, saveTripRow } from './trip.store.ts';

export const trips = lifecycleOf<TripRow>()({
  chart: tripLifecycle,
  async load(unit, id) {
    const found = await findTrip(unit.database, id);
    return found && (await lockAccount(unit, found.accountId)) ? lockTrip(unit, id) : undefined;
  },
  facts: (_, trip) => ({ missing: Object.keys(tripProblems(editedTrip(trip))) }),
  change: (trip, move, { now }) => ({ ...changeBy(trip, move, now), version: Number(trip.version) + 1, savedAt: now }),
  async save(unit, trip, change) {
    await attachPictures(unit, trip, { ...trip, ...change });
    return saveTripRow(unit, trip, change);
  },
  effects: {
    showOnBlog: (unit, { accountId, id }) => unit.emit('trip.published', { accountId, tripId: id }),
    async takeOffBlog(unit, { accountId, id }) {
      await deletePrivateLink(unit.database, id);
      await unit.emit('trip.unpublished', { accountId, tripId: id });
    },
    updateDirectory: (unit, { accountId }) => unit.emit('creator.changed', { accountId }),
    forget,
  },
  audited: [],
  subjectOf: ({ accountId }) => accountId,
});

/** Changes of a published trip stay pending until they are published or discarded. */
function changeBy(trip: TripRow, move: TripMove, now: number): Partial<TripRow> {
  const isPublic = trip.state === 'published' || trip.state === 'changed';
  const latest = { ...pendingIn(trip), pending: null };
  if (move.type === 'trip.edit')
    return isPublic ? { pending: JSON.stringify(columnsOf(move.trip)) } : { ...columnsOf(move.trip), updatedAt: now };
  if (move.type === 'trip.publish')
    return { ...latest, updatedAt: now, ...(trip.state === 'draft' && { createdAt: now }) };
  if (move.type === 'trip.unpublish') return { ...latest, updatedAt: now };
  return move.type === 'trip.discard' ? { pending: null } : {};
}

async function forget(unit: Unit, trip: TripRow): Promise<void> {
  await attachPictures(unit, trip, null);
  await unit.emit('trip.deleted', { accountId: trip.accountId, tripId: trip.id });
  await deleteTripRow(unit.database, trip.id);
}

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
