import type { Done, Effect, Rules } from './done.ts';

/** One after the other: what was done, and what the rules made of it. */
export type SerialOrder<World> = readonly { deed: Done; effect: Effect<World> | null }[];

/** How many mails of each kind there are by now, at the least and at the most. */
export type Tally = Readonly<Record<string, readonly [number, number]>>;

interface Node<World> {
  world: World;
  mails: Tally;
  order: SerialOrder<World>;
  left: readonly Done[];
}

/**
 * An order of the deeds in which the rules answer each as it was answered, none before one that had ended when it began,
 * and what staff did as the audit trail has it. Null where there is none that leads to such an end.
 */
export function serialOrder<World>(
  deeds: readonly Done[],
  { start, rules, isEnd }: { start: World; rules: Rules<World>; isEnd: (world: World, mails: Tally) => boolean },
): SerialOrder<World> | null {
  const sorted = deeds.toSorted((one, other) => one.begun - other.begun);
  const open: Node<World>[] = [{ world: start, mails: {}, order: [], left: sorted }];
  const seen = new Set<string>();
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const { world, mails, order, left } = withoutRefused(node, rules);
    if (left.length === 0 && isEnd(world, mails)) return order;
    const key = `${JSON.stringify([world, mails])} ${left.map(({ id }) => id).join()}`;
    if (seen.has(key)) continue;
    seen.add(key);
    for (const deed of possibleNow(left).filter(({ isAccepted }) => isAccepted)) {
      const effect = rules(world, deed);
      if (effect === null || (deed.state !== undefined && deed.state !== effect.state)) continue;
      open.push({
        world: effect.world,
        mails: counted(mails, effect),
        order: [...order, { deed, effect }],
        left: left.filter((one) => one !== deed),
      });
    }
  }
  return null;
}

/** What can be refused now is taken at once: a refusal changes nothing, so it stands in nobody's way. */
function withoutRefused<World>(node: Node<World>, rules: Rules<World>): Node<World> {
  for (let { world, order, left } = node; ; ) {
    const refused = possibleNow(left).filter((deed) => !deed.isAccepted && rules(world, deed) === null);
    if (refused.length === 0) return { ...node, world, order, left };
    order = [...order, ...refused.map((deed) => ({ deed, effect: null }))];
    left = left.filter((deed) => !refused.includes(deed));
  }
}

function possibleNow(left: readonly Done[]): Done[] {
  const firstEnd = Math.min(...left.map(({ ended }) => ended));
  const firstPlace = Math.min(...left.map(({ place }) => place ?? Number.POSITIVE_INFINITY));
  return left.filter(({ begun, place }) => begun <= firstEnd && (place === undefined || place === firstPlace));
}

function counted<World>(before: Tally, { mails = [], withdrawn = [], perhapsWithdrawn = [] }: Effect<World>): Tally {
  const after: Record<string, readonly [number, number]> = { ...before };
  const add = (template: string, least: number, most: number) => {
    const [low, high] = after[template] ?? [0, 0];
    after[template] = [low + least, high + most];
  };
  for (const template of mails) add(template, 1, 1);
  for (const template of withdrawn) add(template, -1, -1);
  for (const template of perhapsWithdrawn) add(template, -1, 0);
  return after;
}
