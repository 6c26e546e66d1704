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

/** The chart with one small mistake, once for each mistake that a developer could make in it. */
export const mutantsOf = (machine: AnyStateMachine): Mutant[] => [
  ...changesIn(machine.root, partOf(machine.config), []).map(({ name, path, value }) => ({
    name,
    machine: madeOf(replaced(partOf(machine.config), path, value), machine),
  })),
  ...otherDelays(machine),
];

/** A chart that loops for ever throws after 100 microsteps. */
const madeOf = (config: Part, { implementations }: AnyStateMachine): AnyStateMachine =>
  createMachine({ ...config, options: { maxIterations: 100 } } as never, implementations as never);

const otherDelays = (machine: AnyStateMachine): Mutant[] =>
  Object.entries(machine.implementations.delays).flatMap(([name, delay]) =>
    typeof delay !== 'number'
      ? []
      : [delay + 1, delay - 1].map((wrong) => ({
          name: `delays.${name}: ${wrong} ms`,
          machine: machine.provide({ delays: { [name]: wrong } } as never),
        })),
  );

const partOf = (value: unknown): Part => (typeof value === 'object' && value !== null ? (value as Part) : {});
const listOf = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

/** The leaf states, by ids that are valid targets from everywhere. */
const leavesIn = ({ states, id, type }: StateNode): string[] =>
  type === 'compound' || type === 'parallel' ? Object.values(states).flatMap(leavesIn) : [`#${id}`];

function replaced(part: Part, [key = '', ...rest]: Path, value: unknown): Part {
  const inner = rest.length === 0 ? value : replaced(partOf(part[key]), rest, value);
  return Array.isArray(part) ? (part.with(Number(key), inner) as unknown as Part) : { ...part, [key]: inner };
}

const withoutEach = (list: unknown): unknown[][] => listOf(list).map((_, index) => listOf(list).toSpliced(index, 1));

const nameOf = (path: Path): string => path.filter((key) => key !== 'states' && key !== 'on').join('.') || 'root';

function changesIn(node: StateNode, config: Part, path: Path): Change[] {
  const change = (name: string, key: string, value: unknown): Change => ({
    name: `${nameOf(path)}: ${name}`,
    path: [...path, key],
    value,
  });
  const transitions = (['on', 'after'] as const).flatMap((key) =>
    Object.entries(partOf(config[key])).map(([event, value]) => ({ at: [...path, key, event], value })),
  );
  const silent = (['always', 'onDone'] as const).flatMap((key) =>
    config[key] === undefined ? [] : [{ at: [...path, key], value: config[key] }],
  );
  return [
    ...[...transitions, ...silent].flatMap(({ at, value }) => changesOfTransitions(node, value, at)),
    ...changesOfInvokes(node, config.invoke, [...path, 'invoke']),
    ...(['entry', 'exit', 'tags'] as const).flatMap((key) =>
      withoutEach(config[key]).map((left, index) => change(`${key} lacks #${index}`, key, left)),
    ),
    ...(config.type === 'final' ? [change('is not final', 'type', undefined)] : []),
    ...otherInitials(config).map((key) => change(`starts in ${key}`, 'initial', key)),
    ...Object.entries(partOf(config.states)).flatMap(([key, child]) =>
      changesIn(node.states[key] as StateNode, partOf(child), [...path, 'states', key]),
    ),
  ];
}

const otherInitials = ({ initial, states }: Part): string[] =>
  initial === undefined ? [] : Object.keys(partOf(states)).filter((key) => key !== initial);

function changesOfInvokes(node: StateNode, value: unknown, path: Path): Change[] {
  if (value === undefined) return [];
  const isList = Array.isArray(value);
  return listOf(value).flatMap((each, index) => {
    const [invoke, at] = [partOf(each), isList ? [...path, String(index)] : path];
    const without = (key: string, name: string): Change[] =>
      key in invoke ? [{ name: `${nameOf(at)}: ${name}`, path: [...at, key], value: undefined }] : [];
    return [
      ...['onDone', 'onError'].flatMap((outcome) => changesOfTransitions(node, invoke[outcome], [...at, outcome])),
      { name: `${nameOf(at)}: no invoke`, path, value: isList ? value.toSpliced(index, 1) : [] },
      ...without('input', 'blank input'),
      ...without('onSnapshot', 'is not followed'),
    ];
  });
}

function changesOfTransitions(node: StateNode, value: unknown, path: Path): Change[] {
  const list = listOf(value).map((each) => (typeof each === 'string' ? { target: each } : partOf(each)));
  const change = (name: string, wrong: readonly Part[]): Change => ({
    name: `${nameOf(path)}: ${name}`,
    path,
    value: wrong,
  });
  return list.flatMap((each, index) => [
    change(`no #${index}`, list.toSpliced(index, 1)),
    ...(index > 0 ? [change(`#${index} goes first`, [each, ...list.toSpliced(index, 1)])] : []),
    ...wrongOnes(node, each).map(([name, wrong]) => change(`#${index} ${name}`, list.with(index, wrong))),
  ]);
}

function wrongOnes(node: StateNode, transition: Part): [name: string, wrong: Part][] {
  const { guard, target, ...rest } = transition;
  const aimed = { ...rest, ...(target === undefined ? {} : { target }) };
  const own = target === undefined ? selfOf(node) : enteredBy(node, target);
  return [
    ...leavesIn(node.machine.root)
      .filter((state) => !own.includes(state))
      .map((state): [string, Part] => [`to ${state}`, { ...transition, target: state }]),
    ...(target === undefined ? [] : [['stays', { ...rest, guard }] satisfies [string, Part]]),
    ...(guard === undefined
      ? []
      : ([
          ['unguarded', aimed],
          ['guard negated', { ...aimed, guard: not(guard as never) }],
        ] satisfies [string, Part][])),
    ...withoutEach(transition.actions).map((actions, at): [string, Part] => [
      `lacks action ${at}`,
      { ...transition, actions },
    ]),
  ];
}

/** The leaves that a target enters: each of them is another name of the same target, so no mistake. */
function enteredBy({ machine, parent, ...own }: StateNode, target: unknown): string[] {
  if (typeof target !== 'string') return [];
  const [from, keys] = target.startsWith('#')
    ? [machine.root, target.slice(1).split('.').slice(1)]
    : target.startsWith('.')
      ? [own, target.slice(1).split('.')]
      : [parent ?? machine.root, target.split('.')];
  let found: Pick<StateNode, 'states'> | undefined = from;
  for (const key of keys) found = found?.states[key];
  return found === undefined ? [] : firstLeavesOf(found as StateNode);
}

const firstLeavesOf = ({ type, id, states, initial }: StateNode): string[] => {
  if (type === 'parallel') return Object.values(states).flatMap(firstLeavesOf);
  return type === 'compound' ? (initial.target ?? []).flatMap((node) => firstLeavesOf(node as StateNode)) : [`#${id}`];
};

/** A transition of a leaf to itself changes nothing. */
const selfOf = ({ type, id }: StateNode): string[] => (type === 'atomic' ? [`#${id}`] : []);
