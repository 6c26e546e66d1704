import type { AnyEventObject, AnyMachineSnapshot, StateNode } from 'xstate';
import { statesIn, transitionKey } from './coverage.ts';
import { type Model, publicEvents, takes } from './model.ts';
import { nextStep } from './next-step.ts';
import {
  declaredEvents,
  edgePaths,
  type Path,
  type PathStep,
  startedCalls,
  stepsWithPrevious,
  vertexOf,
} from './paths.ts';
import { leavesOf, sayEvent } from './say.ts';

/** Says what is wrong with a step, or null. */
type Rule = (model: Model, step: PathStep) => string | null;

/** What holds at every step of every path of every chart. */
const rules: Record<string, Rule> = {
  'every state is final, busy, or has an event that a person or another flow can send': (model, { state: snapshot }) =>
    namesOf(leafNodes(snapshot).filter((leaf) => !isBusy(model, leaf) && !hasEvent(model, snapshot, leaf))),

  'one call is in flight for each busy state, and none for another': (model, { state: snapshot }) => {
    if (snapshot.status !== 'active') return null;
    const inFlight = Object.keys(snapshot.children).filter((id) => isCall(model, id));
    const wanted = leafNodes(snapshot).flatMap((leaf) => callsOf(model, leaf));
    const crowded = leafNodes(snapshot).filter((leaf) => callsOf(model, leaf).length > 1);
    const stray = [...inFlight.filter((id) => !wanted.includes(id)), ...wanted.filter((id) => !inFlight.includes(id))];
    return [...crowded.map(({ key }) => key), ...stray].join(', ') || null;
  },

  'a failure leaves a way out': (model, { event, state: snapshot }) => {
    if (!event.type.startsWith('xstate.error.')) return null;
    const isOut = snapshot.status === 'active' && publicEvents(model).some((each) => takes(snapshot, each));
    return isOut || isUnderWay(model, snapshot) || isResting(model, snapshot) ? null : leavesOf(snapshot.value);
  },
};

export function brokenRules(model: Model): string[] {
  const paths = edgePaths(model);
  const steps = [...new Set(paths.flatMap((path) => path.steps))];
  const snapshots = differentSnapshots(steps);
  const broken = steps.flatMap((step) =>
    Object.entries(rules).flatMap(([rule, check]) => {
      const fault = check(model, step);
      return fault === null ? [] : [`${rule}: ${fault}`];
    }),
  );
  return [
    ...new Set([
      ...broken,
      ...rejectedEventsWithEffects(model, snapshots),
      ...inconsistentAnswers(model, paths),
      ...sharedRoutes(model, paths),
      ...coarseVertices(model, snapshots),
    ]),
  ];
}

const leafNodes = ({ _nodes }: AnyMachineSnapshot): StateNode[] =>
  _nodes.filter(({ states }) => Object.keys(states).length === 0);

const lineage = (node: StateNode): StateNode[] => [node, ...(node.parent ? lineage(node.parent) : [])];

const namesOf = (nodes: readonly StateNode[]): string | null =>
  nodes.map(({ path }) => path.join('.')).join(', ') || null;

const isCall = ({ cases }: Model, id: string): boolean => `xstate.error.actor.${id}` in cases;

const callsOf = (model: Model, leaf: StateNode): string[] =>
  lineage(leaf).flatMap(({ invoke }) => invoke.map(({ id }) => id).filter((id) => isCall(model, id)));

const isBusy = (model: Model, leaf: StateNode): boolean =>
  leaf.type === 'final' ||
  model.restingStates?.includes(leaf.path.join('.')) ||
  callsOf(model, leaf).length > 0 ||
  lineage(leaf).some(({ after }) => after.length > 0);

const isUnderWay = (model: Model, snapshot: AnyMachineSnapshot): boolean =>
  leafNodes(snapshot).some((leaf) => callsOf(model, leaf).length > 0);

/** A resting state that shows a failure has links of its own. */
const isResting = ({ restingStates = [] }: Model, snapshot: AnyMachineSnapshot): boolean =>
  leafNodes(snapshot).some(({ path }) => restingStates.includes(path.join('.')));

/** Snapshots and ends of child flows count as events; a state with `always` reacts to events of every region. */
const hasEvent = (model: Model, snapshot: AnyMachineSnapshot, leaf: StateNode): boolean =>
  [...lineage(leaf), ...(leaf.always ? snapshot._nodes : [])]
    .flatMap(({ ownEvents }) => [...ownEvents])
    .flatMap((type) => (model.cases[type] ?? []).map((payload): AnyEventObject => ({ type, ...payload })))
    .some((event) => takes(snapshot, event));

/** An unknown event, or one that is rejected here, changes nothing and has no effect. */
function rejectedEventsWithEffects(model: Model, snapshots: readonly AnyMachineSnapshot[]): string[] {
  return snapshots.flatMap((snapshot) => {
    if (snapshot.status !== 'active') return [];
    const rejected = publicEvents(model).filter((event) => !takes(snapshot, event));
    return [{ type: 'unknown.event' }, ...rejected].flatMap((event) => {
      const [next, effects] = nextStep(model.machine, snapshot, event);
      const isSame = effects.length === 0 && isSameSnapshot(next, snapshot);
      return isSame ? [] : [`a rejected event changes nothing: ${sayEvent(event)} in ${leavesOf(snapshot.value)}`];
    });
  });
}

const isSameSnapshot = (one: AnyMachineSnapshot, other: AnyMachineSnapshot): boolean =>
  (one.value === other.value && one.context === other.context) || contentOf(one) === contentOf(other);

const contentOf = ({ value, context }: AnyMachineSnapshot): string => JSON.stringify([value, context]);

/** A snapshot shows the answer to its latest question, by the rule that the model has for it. */
function inconsistentAnswers({ isConsistent }: Model, paths: readonly Path[]): string[] {
  if (!isConsistent) return [];
  return paths.flatMap(({ steps }) => {
    const [asked, answered]: [Record<string, unknown>, Record<string, unknown>] = [{}, {}];
    return steps.flatMap(({ event, state, calls }) => {
      const [, actor = ''] = /^xstate\.done\.actor\.(.+)$/.exec(event.type) ?? [];
      if (actor in asked) answered[actor] = asked[actor];
      Object.assign(asked, calls);
      const isRight = isConsistent(state as never, answered, { ...asked });
      return isRight ? [] : [`a snapshot shows the answer to its latest question: ${leavesOf(state.value)}`];
    });
  });
}

/** Each kind of an answer has a route of its own, or the model says which kinds mean the same. */
function sharedRoutes(model: Model, paths: readonly Path[]): string[] {
  const kinds = new Map<string, Set<string>>();
  for (const [{ event }, { state: before }] of stepsWithPrevious(paths)) {
    const kind = kindOf(event);
    if (kind === undefined) continue;
    for (const taken of model.machine.getTransitionData(before, event)) {
      const route = `${sayEvent({ type: event.type })}: ${transitionKey(taken)}`;
      kinds.set(route, (kinds.get(route) ?? new Set()).add(kind));
    }
  }
  return [...kinds]
    .filter(([, those]) => those.size > 1)
    .map(([route, those]) => `each kind of an answer has a route of its own: ${[...those].join(', ')} of ${route}`);
}

export function kindOf({ output }: AnyEventObject): string | undefined {
  const kind = Reflect.get(Object(output), 'kind') ?? output;
  return typeof kind === 'string' ? kind : undefined;
}

/** In one vertex the same event always starts the same calls: otherwise the vertex is too coarse. */
function coarseVertices(model: Model, snapshots: readonly AnyMachineSnapshot[]): string[] {
  const { root } = model.machine;
  if (statesIn(root).every((state) => state === root || state.invoke.length === 0)) return [];
  const known = new Map<string, string>();
  const plain = (calls: unknown) =>
    JSON.stringify(calls, (name, value) => (model.varyingInputs?.includes(name) ? undefined : value));
  return snapshots.flatMap((snapshot) => {
    const vertex = vertexOf(model, snapshot);
    return declaredEvents(model, snapshot)
      .filter((event) => takes(snapshot, event))
      .flatMap((event) => {
        const asks = plain(startedCalls(nextStep(model.machine, snapshot, event)[1]));
        const at = `${vertex} ${JSON.stringify(event)}`;
        const other = known.get(at) ?? asks;
        known.set(at, other);
        if (asks === other) return [];
        return [
          `one vertex starts the same calls: ${sayEvent(event)} in ${leavesOf(snapshot.value)} starts ${asks}, or ${other}`,
        ];
      });
  });
}

const differentSnapshots = (steps: readonly PathStep[]): AnyMachineSnapshot[] => [
  ...new Map(steps.map(({ state }) => [contentOf(state), state])).values(),
];
