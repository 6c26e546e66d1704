import { partsOf } from './arrow-line.ts';
import type { FlowChanges, FlowDetails, PathDetails } from './flow-details.ts';

export interface EarlierFlow extends Pick<FlowDetails, 'name' | 'title' | 'arrows'> {
  /** Its page draws the outermost states, and the inside of each, as diagrams of their own. */
  isOutlined?: boolean;
}

type CurrentFlow = Pick<FlowDetails, 'name' | 'title' | 'arrows'> & {
  pathList: (Pick<PathDetails, 'name'> & { steps: { arrows: string[] }[] })[];
};

/** The flows that differ from an earlier version, with few paths that take what is new or changed. */
export function compareFlows(earlier: readonly EarlierFlow[], current: readonly CurrentFlow[]): FlowChanges[] {
  const before = new Map(earlier.map((flow) => [flow.name, flow]));
  const after = new Map(current.map((flow) => [flow.name, flow]));
  return [...new Set([...before.keys(), ...after.keys()])]
    .toSorted()
    .map((name) => changesOf(before.get(name), after.get(name)))
    .filter(({ kind, ...all }) => kind !== 'changed' || all.added.length + all.removed.length + all.altered.length > 0);
}

function changesOf(before: EarlierFlow | undefined, whole: CurrentFlow | undefined): FlowChanges {
  const after = whole && before?.isOutlined ? outlined(whole) : whole;
  const [old, current] = [before?.arrows ?? [], after?.arrows ?? []];
  const pairs = pairUp(
    old.filter((arrow) => !current.includes(arrow)),
    current.filter((arrow) => !old.includes(arrow)),
  );
  const goals = [...pairs.added, ...pairs.altered.map((pair) => pair.after)];
  const paths = fewPaths(after?.pathList ?? [], goals);
  const taken = new Set(paths.flatMap(({ arrows }) => arrows));
  return {
    name: (after ?? before)?.name ?? '',
    title: (after ?? before)?.title ?? '',
    kind: !before ? 'new' : after ? 'changed' : 'gone',
    ...pairs,
    paths,
    untaken: goals.filter((goal) => !taken.has(goal)),
  };
}

/** An arrow with the same source and event as one that is gone is the same transition, altered. */
function pairUp(gone: readonly string[], added: string[]): Pick<FlowChanges, 'added' | 'removed' | 'altered'> {
  const [removed, altered]: [string[], FlowChanges['altered']] = [[], []];
  for (const before of gone) {
    const index = added.findIndex((arrow) => triggerOf(arrow) === triggerOf(before));
    const [after] = index < 0 ? [] : added.splice(index, 1);
    if (after === undefined) removed.push(before);
    else altered.push({ before, after });
  }
  return { added, removed, altered };
}

/** The source and event of an arrow, without its guard and the length of its delay. */
function triggerOf(arrow: string): string {
  const { source, label } = partsOf(arrow);
  return `${source}: ${label.replace(/ \[[^\]]*\]$/, '').replace(/ \(\d+ ms\)$/, '')}`;
}

/** Takes the path with most of what is still open, and of those the shortest, until all is taken that can be. */
function fewPaths(pathList: CurrentFlow['pathList'], goals: readonly string[]): FlowChanges['paths'] {
  const candidates = pathList.map(({ name, steps }, index) => {
    const taken = new Set(steps.flatMap(({ arrows }) => arrows));
    return { number: index + 1, name, length: steps.length, arrows: goals.filter((goal) => taken.has(goal)) };
  });
  const open = new Set(candidates.flatMap(({ arrows }) => arrows));
  const chosen: FlowChanges['paths'] = [];
  while (open.size > 0) {
    const [best] = candidates
      .map(({ length, ...path }) => ({
        length,
        path: { ...path, arrows: path.arrows.filter((goal) => open.has(goal)) },
      }))
      .toSorted((one, other) => other.path.arrows.length - one.path.arrows.length || one.length - other.length);
    if (!best) break;
    chosen.push(best.path);
    for (const goal of best.path.arrows) open.delete(goal);
  }
  return chosen.toSorted((one, other) => one.number - other.number);
}

/** A flow as pages with several diagrams show it: targets in other outermost states are those states. */
function outlined(flow: CurrentFlow): CurrentFlow {
  const regions = new Set(
    flow.arrows
      .map(partsOf)
      .flatMap(({ source, target }) => [source, target])
      .filter(isInner)
      .map(outermost),
  );
  const view = (arrows: readonly string[]) =>
    arrows.flatMap((arrow) => {
      const { source, target, label } = partsOf(arrow);
      const isWithin = outermost(source) === outermost(target);
      if (isWithin) return regions.has(outermost(source)) ? [arrow] : [];
      return [`${source} --> ${outermost(target)}: ${label}`];
    });
  return {
    ...flow,
    arrows: view(flow.arrows),
    pathList: flow.pathList.map(({ name, steps }) => ({
      name,
      steps: steps.map(({ arrows }) => ({ arrows: view(arrows) })),
    })),
  };
}

const isInner = (id: string): boolean => id.includes('__');

const outermost = (id: string): string => id.replace(/__.*$/, '');

/** A flow from the lines of its page in docs/machines: its title, the titles of its diagrams, and their arrows. */
export function readPage(name: string, lines: readonly string[]): EarlierFlow {
  const title = lines.find((line) => line.startsWith('# '))?.slice(2) ?? name;
  const [, ...diagrams] = lines.join('\n').split(/^### /m);
  const insides = diagrams.flatMap((diagram) => /^Inside (.*)/.exec(diagram)?.[1] ?? []);
  const arrows = diagrams.flatMap((diagram) => {
    const own = [...diagram.matchAll(/^ {2}(\S+ --> \S+: .*)$/gm)].map(([, arrow = '']) => arrow);
    // The diagram of the inside has the same arrow with its exact source.
    return diagram.startsWith('Inside ') ? own : own.filter((arrow) => !insides.includes(partsOf(arrow).source));
  });
  return { name, title, arrows, isOutlined: insides.length > 0 };
}
