import { isSameList } from '#rules/same-list.ts';

/** The sides of a three-way merge. */
export interface Sides<Of> {
  base: Of;
  local: Of;
  remote: Of;
  /** Local versions whose save got no response: the remote version may be one of them. */
  unconfirmed: readonly Of[];
}

export type Winner = 'local' | 'remote' | 'conflict';

export const mapSides = <From, To>(
  { base, local, remote, unconfirmed }: Sides<From>,
  map: (from: From) => To,
): Sides<To> => ({
  base: map(base),
  local: map(local),
  remote: map(remote),
  unconfirmed: unconfirmed.map(map),
});

/** A side without a value leaves the part to the other side. */
export function winnerOf<Value>(
  { base, local, remote, unconfirmed }: Sides<Value | undefined>,
  isSame: (one: Value, other: Value) => boolean,
): Winner {
  const isEqual = (one: Value | undefined, other: Value | undefined) =>
    one !== undefined && other !== undefined && isSame(one, other);
  const isRemote = (value: Value | undefined) => isEqual(value, remote);
  if (remote === undefined) return 'local';
  if (local === undefined) return 'remote';
  if (isRemote(local) || isRemote(base) || unconfirmed.some(isRemote)) return 'local';
  return isEqual(local, base) ? 'remote' : 'conflict';
}

interface PartMerge<Part, Of> {
  winner: (part: Part) => Winner;
  withRemote: (merged: Of, part: Part) => Of;
}

/** Conflicts keep the local value. */
export function mergeParts<Part, Of>(
  local: Of,
  parts: readonly Part[],
  { winner, withRemote }: PartMerge<Part, Of>,
): { merged: Of; conflicts: Part[] } {
  const judged = parts.map((part) => ({ part, wonBy: winner(part) }));
  const partsOf = (side: Winner) => judged.filter(({ wonBy }) => wonBy === side).map(({ part }) => part);
  return { merged: partsOf('remote').reduce(withRemote, local), conflicts: partsOf('conflict') };
}

/** Names that one side added or removed are added or removed; `preferred` decides where both sides changed the order. */
export function mergeOrder(
  sides: Sides<readonly string[]>,
  preferred: 'local' | 'remote',
): { order: string[]; isConflict: boolean } {
  const { base, local, remote } = sides;
  const isCommon = (name: string) => [base, local, remote].every((each) => each.includes(name));
  const winner = winnerOf(
    mapSides(sides, (names) => names.filter(isCommon)),
    isSameList,
  );
  const [own, other] = (winner === 'conflict' ? preferred : winner) === 'remote' ? [remote, local] : [local, remote];
  const order = own.filter((name) => other.includes(name) || !base.includes(name));
  for (const [index, name] of other.entries()) {
    if (own.includes(name) || base.includes(name)) continue;
    const before = other.slice(0, index).findLast((each) => order.includes(each));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, name);
  }
  return { order, isConflict: winner === 'conflict' && preferred === 'local' };
}
