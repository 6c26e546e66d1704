import { type Step as GraphStep, getShortestPaths, TestModel, type TestPath } from '@xstate/graph';
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  getNextTransitions,
  initialTransition,
} from 'xstate';
import { statesIn, transitionKey } from './coverage.ts';
import { type Model, takes } from './model.ts';
import { nextStep, snapshotsAlong } from './next-step.ts';
import { type EffectOrder, effectOf, leavesOf } from './say.ts';

/** A step of a path as @xstate/graph has it, with what the chart asks of the outside there. */
export interface PathStep extends GraphStep<AnyMachineSnapshot, AnyEventObject> {
  effects: string[];
  /** The calls and flows that this step starts, by id, with their input. */
  calls: Record<string, unknown>;
}

export interface Path extends Omit<TestPath<AnyMachineSnapshot, AnyEventObject>, 'description'> {
  steps: PathStep[];
}

/** The chart as a graph: a vertex is a state with the part of the context that decides which events are taken. */
const shortestPaths = (model: Model) =>
  getShortestPaths<AnyStateMachine>(model.machine, {
    input: model.input,
    limit: 5_000,
    events: (state) => takenEvents(model, state),
    serializeState: (state) => vertexOf(model, state),
  });

const memoized = <Result>(compute: (model: Model) => Result): ((model: Model) => Result) => {
  const cache = new WeakMap<Model, Result>();
  return (model) => {
    const known = cache.get(model);
    if (known !== undefined) return known;
    const result = compute(model);
    cache.set(model, result);
    return result;
  };
};

/** One shortest path for each edge of the graph, without those that another one begins with. */
export const edgePaths = memoized((model): Path[] => {
  const vertices = shortestPaths(model).map(({ state, steps }) => ({
    events: steps.slice(1).map(({ event }) => event),
    taken: takenEvents(model, state),
  }));
  const prefixes = new Set(
    vertices.filter(({ taken }) => taken.length > 0).map(({ events }) => JSON.stringify(events)),
  );
  const sequences = vertices.flatMap(({ events, taken }) => taken.map((event) => [...events, event]));
  const longest = sequences.filter((events) => !prefixes.has(JSON.stringify(events)));
  return pathsAlong(model, longest.length === 0 ? [[]] : longest);
});

/** Few short paths that together take every transition, try every case and reach every state. */
export const coveringPaths = memoized((model): Path[] => {
  const paths = edgePaths(model);
  const goals = new Map(
    [...stepsWithPrevious(paths)].map(([step, previous]) => [step, goalsOf(model, previous.state, step)]),
  );
  const candidates = paths.map((path) => ({
    path,
    goals: new Set(path.steps.flatMap((step) => goals.get(step) ?? [])),
  }));
  const open = new Set(candidates.flatMap((candidate) => [...candidate.goals]));
  const chosen = candidates.length > 0 && open.size === 0 ? paths.slice(0, 1) : [];
  while (open.size > 0) {
    const [best] = candidates
      .map((candidate) => ({ ...candidate, gain: [...candidate.goals].filter((goal) => open.has(goal)).length }))
      .toSorted((one, other) => other.gain - one.gain || one.path.steps.length - other.path.steps.length);
    if (!best) break;
    chosen.push(best.path);
    for (const goal of best.goals) open.delete(goal);
  }
  return chosen.toSorted((one, other) => one.steps.length - other.steps.length);
});

const goalsOf = (model: Model, before: AnyMachineSnapshot, { event, state }: PathStep): string[] => [
  ...transitionsTaken(model, before, event),
  `case ${event.type} ${JSON.stringify({ ...event, error: null })}`,
  `state ${leavesOf(state.value)}`,
];

/** The transitions that an event takes; eventless transitions that follow are distinguished by the states that they pass. */
function transitionsTaken({ machine }: Model, before: AnyMachineSnapshot, event: AnyEventObject): string[] {
  const taken = machine.getTransitionData(before, event).map(transitionKey);
  if (!hasEventlessTransitions(machine)) return taken;
  const passed = snapshotsAlong(machine, before, event).map(({ value }) => leavesOf(value));
  return [...taken, ...passed.slice(1).map((state, index) => `${passed[index]} → ${state}`)];
}

const hasEventlessTransitions = ({ root }: AnyStateMachine): boolean => statesIn(root).some(({ always }) => always);

/**
 * The paths along these events. The graph keeps one snapshot for a vertex, so each path is computed again with its own;
 * what paths have in common is computed once.
 */
export function pathsAlong(model: Model, sequences: readonly (readonly AnyEventObject[])[]): Path[] {
  const [state, orders] = initialTransition(model.machine, model.input as never);
  const root: Node = { step: stepOf({ type: 'xstate.init' }, state, orders), next: new Map() };
  const graph = new TestModel<AnyMachineSnapshot, AnyEventObject, unknown>(model.machine, {
    serializeState: (each) => vertexOf(model, each),
  });
  return sequences.map((events) => {
    const steps = stepsAlong(model, root, events);
    const path = { state: steps.at(-1)?.state ?? state, steps, weight: steps.length };
    return { ...path, test: (params) => graph.testPath(path, params) };
  });
}

interface Node {
  step: PathStep;
  next: Map<AnyEventObject, Node>;
}

function stepsAlong({ machine }: Model, root: Node, events: readonly AnyEventObject[]): PathStep[] {
  const steps = [root.step];
  let node = root;
  for (const event of events) {
    let next = node.next.get(event);
    if (!next) {
      const [state, orders] = nextStep(machine, node.step.state, event);
      next = { step: stepOf(event, state, orders), next: new Map() };
      node.next.set(event, next);
    }
    steps.push(next.step);
    node = next;
  }
  return steps;
}

const stepOf = (event: AnyEventObject, state: AnyMachineSnapshot, orders: readonly EffectOrder[]): PathStep => ({
  event,
  state,
  effects: orders.map(effectOf).filter(Boolean),
  calls: startedCalls(orders),
});

/** The calls and flows that a step starts, with their input. */
export const startedCalls = (orders: readonly EffectOrder[]): Record<string, unknown> =>
  Object.fromEntries(
    orders
      .filter(({ type }) => type === 'xstate.spawnChild')
      .map(({ params }) => [Reflect.get(Object(params), 'id'), Reflect.get(Object(params), 'input')]),
  );

export const vertexOf = ({ vertex }: Model, { status, value, context }: AnyMachineSnapshot): string =>
  JSON.stringify([status, value, vertex?.(context as never) ?? null]);

/** Each step with the step before it, once: paths share the steps that they have in common. */
export function stepsWithPrevious(paths: readonly Path[]): Map<PathStep, PathStep> {
  const pairs = new Map<PathStep, PathStep>();
  for (const { steps } of paths)
    for (const [index, step] of steps.entries()) {
      const previous = steps[index - 1];
      if (previous) pairs.set(step, previous);
    }
  return pairs;
}

/** Every case of every event that the current states declare; a missing case is an oversight. */
export function declaredEvents({ cases }: Model, state: AnyMachineSnapshot): AnyEventObject[] {
  if (state.status !== 'active') return [];
  const types = new Set(getNextTransitions(state).map(({ eventType }) => String(eventType)));
  return [...types].flatMap((type) => {
    if (type.startsWith('xstate.done.state.') || type === '' || type.endsWith('*')) return [];
    const payloads = cases[type] ?? (/^xstate\.(after|snapshot)\./.test(type) ? [{}] : undefined);
    if (!payloads) throw new Error(`There is no case for "${type}".`);
    return payloads.map((payload) => ({ type, ...payload }));
  });
}

const takenEvents = (model: Model, state: AnyMachineSnapshot): AnyEventObject[] =>
  declaredEvents(model, state).filter((event) => takes(state, event));
