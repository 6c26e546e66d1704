/** What was one once, and what has become of it on two sides. */
export interface Sides<Of> {
  base: Of;
  mine: Of;
  theirs: Of;
  /** What was sent from here and never answered: whoever reads it again has it from oneself. */
  sent: readonly Of[];
}

export type Whose = 'mine' | 'theirs' | 'open';

export const toSides = <From, To>({ base, mine, theirs, sent }: Sides<From>, to: (from: From) => To): Sides<To> => ({
  base: to(base),
  mine: to(mine),
  theirs: to(theirs),
  sent: sent.map(to),
});

/** Whoever has changed it has their way; it is open where both have, each to something else. Whoever says nothing of it leaves it to the other. */
export function whoseIs<Said>(sides: Sides<Said | undefined>, isSame: (one: Said, other: Said) => boolean): Whose {
  const { base, mine, theirs, sent } = sides;
  const isSaid = (one: Said | undefined, other: Said | undefined) =>
    one !== undefined && other !== undefined && isSame(one, other);
  const isTheirs = (each: Said | undefined) => isSaid(each, theirs);
  if (theirs === undefined) return 'mine';
  if (mine === undefined) return 'theirs';
  if (isTheirs(mine) || isTheirs(base) || sent.some(isTheirs)) return 'mine';
  return isSaid(mine, base) ? 'theirs' : 'open';
}

interface Merging<Part, Of> {
  whose: (part: Part) => Whose;
  /** With what is theirs of one part. */
  taken: (into: Of, part: Part) => Of;
}

/** Part by part, upon what is mine: what is theirs is taken, and what is open is left and told. */
export function mergedParts<Part, Of>(
  start: Of,
  parts: readonly Part[],
  { whose, taken }: Merging<Part, Of>,
): { merged: Of; open: Part[] } {
  const judged = parts.map((part) => ({ part, by: whose(part) }));
  const those = (which: Whose) => judged.filter(({ by }) => by === which).map(({ part }) => part);
  return { merged: those('theirs').reduce(taken, start), open: those('open') };
}

/** A list of names: what either has added or taken out is, and the order is that of whoever has changed it; where both have, that of the chosen one. */
export function mergedOrder(
  sides: Sides<readonly string[]>,
  chosen: 'mine' | 'theirs',
): { order: string[]; isOpen: boolean } {
  const { base, mine, theirs } = sides;
  const isCommon = (name: string) => [base, mine, theirs].every((each) => each.includes(name));
  const whose = whoseIs(
    toSides(sides, (names) => names.filter(isCommon)),
    isSameList,
  );
  const [own, other] = (whose === 'open' ? chosen : whose) === 'theirs' ? [theirs, mine] : [mine, theirs];
  const order = own.filter((name) => other.includes(name) || !base.includes(name));
  for (const [index, name] of other.entries()) {
    if (own.includes(name) || base.includes(name)) continue;
    const before = other.slice(0, index).findLast((each) => order.includes(each));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, name);
  }
  return { order, isOpen: whose === 'open' && chosen === 'mine' };
}

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name, index) => name === other[index]);
