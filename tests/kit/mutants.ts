import { type AnyStateMachine, createMachine, not, type StateNode } from 'xstate';

export interface Mutant {
  name: string;
  machine: AnyStateMachine;
}
type Part = Record<string, unknown>;
type Path = readonly string[];
interface Change {
  name: string;
  path: Path;
  value: unknown;
}

/** The chart with one small mistake planted, once for each mistake that somebody could make in it. */
export const mutantsOf = (machine: AnyStateMachine): Mutant[] => {
  const config = partOf(machine.config);
  const states = leavesIn(machine.root);
  return changesIn(config, [], states).map(({ name, path, value }) => ({
    name,
    machine: createMachine(replaced(config, path, value) as never, machine.implementations as never),
  }));
};

const partOf = (value: unknown): Part => (typeof value === 'object' && value !== null ? (value as Part) : {});
const listOf = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

const leavesIn = ({ states }: StateNode): string[] =>
  Object.values(states).flatMap((node) =>
    node.type === 'compound' || node.type === 'parallel' ? leavesIn(node) : [`#${node.id}`],
  );

function replaced(part: Part, [key = '', ...rest]: Path, value: unknown): Part {
  const inner = rest.length === 0 ? value : replaced(partOf(part[key]), rest, value);
  return Array.isArray(part) ? (part.with(Number(key), inner) as unknown as Part) : { ...part, [key]: inner };
}

function changesIn(node: Part, path: Path, states: readonly string[]): Change[] {
  const inner = Object.entries(partOf(node.states));
  return [
    ...Object.entries(partOf(node.on)).flatMap(([event, value]) =>
      changesOfTransitions(value, [...path, 'on', event], states),
    ),
    ...Object.entries(partOf(node.after)).flatMap(([delay, value]) =>
      changesOfTransitions(value, [...path, 'after', delay], states),
    ),
    ...changesOfInvokes(node.invoke, [...path, 'invoke'], states),
    ...withoutEach(node.entry).map((value) => ({ name: `${say(path)}: no entry`, path: [...path, 'entry'], value })),
    ...otherInitials(node, path),
    ...inner.flatMap(([key, child]) => changesIn(partOf(child), [...path, 'states', key], states)),
  ];
}

function changesOfInvokes(value: unknown, path: Path, states: readonly string[]): Change[] {
  if (value === undefined) return [];
  const isList = Array.isArray(value);
  return listOf(value).flatMap((each, index) => {
    const [invoke, at] = [partOf(each), isList ? [...path, String(index)] : path];
    return [
      ...['onDone', 'onError'].flatMap((outcome) => changesOfTransitions(invoke[outcome], [...at, outcome], states)),
      { name: `${say(at)}: no invoke`, path, value: isList ? value.toSpliced(index, 1) : [] },
      ...('input' in invoke ? [{ name: `${say(at)}: blank input`, path: [...at, 'input'], value: undefined }] : []),
      ...('onSnapshot' in invoke
        ? [{ name: `${say(at)}: is not followed`, path: [...at, 'onSnapshot'], value: undefined }]
        : []),
    ];
  });
}

const otherInitials = (node: Part, path: Path): Change[] =>
  Object.keys(partOf(node.states))
    .filter((key) => 'initial' in node && key !== node.initial)
    .map((value) => ({ name: `${say(path)}: starts in ${value}`, path: [...path, 'initial'], value }));

function changesOfTransitions(value: unknown, path: Path, states: readonly string[]): Change[] {
  const list = listOf(value).map((each) => (typeof each === 'string' ? { target: each } : partOf(each)));
  const change = (name: string, wrong: readonly Part[]): Change => ({
    name: `${say(path)}: ${name}`,
    path,
    value: wrong,
  });
  return list.flatMap((each, index) => [
    change(`no #${index}`, list.toSpliced(index, 1)),
    ...(index > 0 ? [change(`#${index} goes first`, [each, ...list.toSpliced(index, 1)])] : []),
    ...wrongOnes(each, states).map(([name, wrong]) => change(`#${index} ${name}`, list.with(index, wrong))),
  ]);
}

function wrongOnes(transition: Part, states: readonly string[]): [name: string, wrong: Part][] {
  const { guard, target, ...rest } = transition;
  const aimed = { ...rest, ...(target === undefined ? {} : { target }) };
  return [
    ...states.map((state): [string, Part] => [`to ${state}`, { ...transition, target: state }]),
    ...(target === undefined ? [] : [['stays', { ...rest, guard }] satisfies [string, Part]]),
    ...(guard === undefined
      ? []
      : ([
          ['unguarded', aimed],
          ['guard negated', { ...aimed, guard: not(guard as never) }],
        ] satisfies [string, Part][])),
    ...withoutEach(transition.actions).map((actions): [string, Part] => ['no action', { ...transition, actions }]),
  ];
}

const withoutEach = (actions: unknown): unknown[][] =>
  listOf(actions).map((_, index) => listOf(actions).toSpliced(index, 1));

const say = (path: Path): string => path.filter((key) => key !== 'states' && key !== 'on').join('.') || 'root';
