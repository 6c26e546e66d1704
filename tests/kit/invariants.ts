import type { AnyEventObject, AnyMachineSnapshot, StateNode } from 'xstate';
import { transitionKey } from './coverage.ts';
import { type Model, publicEvents, takes } from './model.ts';
import { onward } from './pure.ts';
import { leavesOf, sayEvent } from './say.ts';
import { callsIn, offered, type Step, stepsOf, vertexOf, type Walk } from './walks.ts';

/** What holds at every step of every walk of every chart; a rule tells what is wrong with a step, or nothing. */
type Rule = (model: Model, step: Step) => string | null;

const rules: Record<string, Rule> = {
  'every state is final, busy, or has an event that a person or another flow can send': (model, { snapshot }) =>
    saidOf(leafNodes(snapshot).filter((leaf) => !isBusy(model, leaf) && !hasEvent(model, snapshot, leaf))),

  'one call is in flight for each busy state, and none for another': (model, { snapshot }) => {
    if (snapshot.status !== 'active') return null;
    const inFlight = Object.keys(snapshot.children).filter((id) => isCall(model, id));
    const wanted = leafNodes(snapshot).flatMap((leaf) => callsOf(model, leaf));
    const crowded = leafNodes(snapshot).filter((leaf) => callsOf(model, leaf).length > 1);
    const stray = [...inFlight.filter((id) => !wanted.includes(id)), ...wanted.filter((id) => !inFlight.includes(id))];
    return [...crowded.map(({ key }) => key), ...stray].join(', ') || null;
  },

  'a failure leaves a way out': (model, { event, snapshot }) => {
    if (!event.type.startsWith('xstate.error.')) return null;
    const isOut = snapshot.status === 'active' && publicEvents(model).some((each) => takes(snapshot, each));
    return isOut || isUnderWay(model, snapshot) || isResting(model, snapshot) ? null : leavesOf(snapshot.value);
  },
};

export function brokenRules(model: Model, walks: readonly Walk[]): string[] {
  const steps = [...new Set(walks.flat())];
  const snapshots = differentSnapshots(steps);
  const broken = steps.flatMap((step) =>
    Object.entries(rules).flatMap(([rule, tell]) => {
      const said = tell(model, step);
      return said === null ? [] : [`${rule}: ${said}`];
    }),
  );
  const others = [...unknownEvents(model, snapshots), ...strangeAnswers(model, walks), ...sharedRoutes(model, walks)];
  return [...new Set([...broken, ...others, ...coarseVertices(model, snapshots)])];
}

const leafNodes = ({ _nodes }: AnyMachineSnapshot): StateNode[] =>
  _nodes.filter(({ states }) => Object.keys(states).length === 0);

const lineage = (node: StateNode): StateNode[] => [node, ...(node.parent ? lineage(node.parent) : [])];

const saidOf = (nodes: readonly StateNode[]): string | null =>
  nodes.map(({ path }) => path.join('.')).join(', ') || null;

const isCall = ({ cases }: Model, id: string): boolean => `xstate.error.actor.${id}` in cases;

const callsOf = (model: Model, leaf: StateNode): string[] =>
  lineage(leaf).flatMap(({ invoke }) => invoke.map(({ id }) => id).filter((id) => isCall(model, id)));

const isBusy = (model: Model, leaf: StateNode): boolean =>
  leaf.type === 'final' ||
  model.rests?.includes(leaf.path.join('.')) ||
  callsOf(model, leaf).length > 0 ||
  lineage(leaf).some(({ after }) => after.length > 0);

const isUnderWay = (model: Model, snapshot: AnyMachineSnapshot): boolean =>
  leafNodes(snapshot).some((leaf) => callsOf(model, leaf).length > 0);

/** A page that tells of a failure has links of its own. */
const isResting = ({ rests = [] }: Model, snapshot: AnyMachineSnapshot): boolean =>
  leafNodes(snapshot).some(({ path }) => rests.includes(path.join('.')));

/** What the flows of a page show and end with is an event as what a person does; a state that looks by itself hears every region. */
const hasEvent = (model: Model, snapshot: AnyMachineSnapshot, leaf: StateNode): boolean =>
  [...lineage(leaf), ...(leaf.always ? snapshot._nodes : [])]
    .flatMap(({ ownEvents }) => [...ownEvents])
    .flatMap((type) => (model.cases[type] ?? []).map((payload): AnyEventObject => ({ type, ...payload })))
    .some((event) => takes(snapshot, event));

/** What no state knows, and what this one refuses, changes nothing and asks for nothing. */
function unknownEvents(model: Model, snapshots: readonly AnyMachineSnapshot[]): string[] {
  return snapshots.flatMap((snapshot) => {
    if (snapshot.status !== 'active') return [];
    const refused = publicEvents(model).filter((event) => !takes(snapshot, event));
    return [{ type: 'nobody.knows' }, ...refused].flatMap((event) => {
      const [next, asked] = onward(model.machine, snapshot, event);
      const isSame = asked.length === 0 && isSameSight(next, snapshot);
      return isSame ? [] : [`what is refused changes nothing: ${sayEvent(event)} in ${leavesOf(snapshot.value)}`];
    });
  });
}

const isSameSight = (one: AnyMachineSnapshot, other: AnyMachineSnapshot): boolean =>
  (one.value === other.value && one.context === other.context) || sightOf(one) === sightOf(other);

const sightOf = ({ value, context }: AnyMachineSnapshot): string => JSON.stringify([value, context]);

/** What is shown belongs to what was asked, by the rule that the model has for it. */
function strangeAnswers({ belongs }: Model, walks: readonly Walk[]): string[] {
  if (!belongs) return [];
  return walks.flatMap((walk) => {
    const [asked, answered]: [Record<string, unknown>, Record<string, unknown>] = [{}, {}];
    return walk.flatMap(({ event, snapshot, calls }) => {
      const [, actor = ''] = /^xstate\.done\.actor\.(.+)$/.exec(event.type) ?? [];
      if (actor in asked) answered[actor] = asked[actor];
      Object.assign(asked, calls);
      const isRight = belongs(snapshot as never, answered, { ...asked });
      return isRight ? [] : [`what is shown belongs to what was asked: ${leavesOf(snapshot.value)}`];
    });
  });
}

/** Each kind of an answer has a route of its own, or the model says which kinds mean the same. */
function sharedRoutes(model: Model, walks: readonly Walk[]): string[] {
  const kinds = new Map<string, Set<string>>();
  for (const [{ event }, before] of stepsOf(walks)) {
    const kind = kindOf(event);
    if (kind === undefined) continue;
    for (const taken of model.machine.getTransitionData(before.snapshot as never, event as never)) {
      const route = `${sayEvent({ type: event.type })}: ${transitionKey(taken as never)}`;
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

/** Whichever way a walk came to a vertex, the same event asks for the same there: else the vertex is too coarse. */
function coarseVertices(model: Model, snapshots: readonly AnyMachineSnapshot[]): string[] {
  const known = new Map<string, string>();
  const plain = (calls: unknown) =>
    JSON.stringify(calls, (name, value) => (model.counts?.includes(name) ? undefined : value));
  return snapshots.flatMap((snapshot) => {
    const vertex = vertexOf(model, snapshot);
    return offered(model, snapshot)
      .filter((event) => takes(snapshot, event))
      .flatMap((event) => {
        const asks = plain(callsIn(onward(model.machine, snapshot, event)[1]));
        const at = `${vertex} ${JSON.stringify(event)}`;
        const other = known.get(at) ?? asks;
        known.set(at, other);
        if (asks === other) return [];
        return [
          `one vertex asks one thing: ${sayEvent(event)} in ${leavesOf(snapshot.value)} asks ${asks}, or ${other}`,
        ];
      });
  });
}

const differentSnapshots = (steps: readonly Step[]): AnyMachineSnapshot[] => [
  ...new Map(steps.map(({ snapshot }) => [sightOf(snapshot), snapshot])).values(),
];
