import { claimPlace, deletePlace, listPlacesTaken } from './allowance.store.ts';
import type { AllowancePlaceTable } from './allowance.table.ts';
import type { Unit } from './unit-of-work.ts';

/** How often something may be done within so many milliseconds, a day at most, whenever one begins to count. */
export interface Allowance {
  key: string;
  most: number;
  within: number;
}

export interface TakenPlace extends AllowancePlaceTable {
  isLast: boolean;
}

/** Takes one of the places of an allowance, or says when the next one is free. */
export async function takePlace(
  { database, secrets, now }: Unit,
  { key: name, most, within }: Allowance,
): Promise<TakenPlace | { freeAt: number }> {
  const [key, since] = [secrets.hash('allowance', name), now - within];
  const taken = await listPlacesTaken(database, key, since);
  const occupied = new Set(taken.map(({ place }) => place));
  for (let place = 1; place <= most; place += 1) {
    if (occupied.has(place)) continue;
    const own = { key, place, takenAt: now };
    if (await claimPlace(database, own, since)) return { ...own, isLast: occupied.size === most - 1 };
    occupied.add(place);
  }
  return { freeAt: (taken[0]?.takenAt ?? now) + within };
}

/** For what turned out not to count. */
export const giveBack = ({ database }: Unit, place: AllowancePlaceTable) => deletePlace(database, place);
