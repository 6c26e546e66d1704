import type { ErrorCode } from '#contract/errors.ts';
import type { Text } from '#contract/language.ts';
import { TooMany } from '../platform/errors.ts';
import { claimPlace, deletePlace, listPlacesTaken } from './allowance.store.ts';
import type { AllowancePlaceTable } from './allowance.table.ts';
import type { Unit } from './unit-of-work.ts';

/** For so long a place is remembered. */
export const longestAllowance = 25 * 60 * 60_000;

/** How often something may be done within so many milliseconds, at most the longest, whenever one begins to count. */
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

/** The same for what is refused where no place is free. */
export async function takePlaceOrRefuse(
  unit: Unit,
  allowance: Allowance,
  refusal: { code: ErrorCode; text: Text },
): Promise<TakenPlace> {
  const taken = await takePlace(unit, allowance);
  if ('freeAt' in taken)
    throw new TooMany(refusal.text, refusal.code, Math.max(1, Math.ceil((taken.freeAt - unit.now) / 1000)));
  return taken;
}

/** For what turned out not to count. */
export const giveBack = ({ database }: Unit, place: AllowancePlaceTable) => deletePlace(database, place);
