import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  getNextTransitions,
  initialTransition,
  transition,
} from 'xstate';
import { shortestPaths } from './graph.ts';

/** For every event, and every answer of an actor, the payloads worth walking. */
export type Cases = Record<string, readonly object[]>;

export interface Model {
  title: string;
  machine: AnyStateMachine;
  input: unknown;
  cases: Cases;
  /** What of the context decides which events are taken; without it the state alone does. */
  behaviour?(snapshot: AnyMachineSnapshot): unknown;
}

export interface Step {
  event: AnyEventObject;
  snapshot: AnyMachineSnapshot;
  effects: string[];
  refuses: string[];
}
export type Walk = readonly Step[];

/** One short path for each transition, with what each step shows, asks for and refuses. */
export function walksOf(model: Model): Walk[] {
  const paths = shortestPaths(model.machine, {
    input: model.input,
    eventsIn: (snapshot) => offered(model, snapshot).filter((event) => takes(snapshot, event)),
    vertexOf: (snapshot) => JSON.stringify([snapshot.status, snapshot.value, model.behaviour?.(snapshot) ?? null]),
  });
  return paths.map((events) => replay(model, events));
}

/** The graph keeps one snapshot for a vertex; only a replay shows those of this very path. */
export function replay(model: Model, events: readonly AnyEventObject[]): Walk {
  const [first, effects] = initialTransition(model.machine, model.input as never);
  const steps: Step[] = [stepOf(model, { type: 'open' }, first, effects)];
  let snapshot: AnyMachineSnapshot = first;
  for (const event of events) {
    const [next, asked] = transition(model.machine, snapshot as never, event as never);
    steps.push(stepOf(model, event, next, asked));
    snapshot = next;
  }
  return steps;
}

const takes = (snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean =>
  snapshot.status === 'active' && snapshot.can(event as never);

/** Every case of every event that the current states have a transition for; a missing case is an oversight. */
function offered({ cases }: Model, snapshot: AnyMachineSnapshot): AnyEventObject[] {
  if (snapshot.status !== 'active') return [];
  const types = new Set(getNextTransitions(snapshot).map(({ eventType }) => String(eventType)));
  return [...types].flatMap((type) => {
    if (type.startsWith('xstate.done.state.') || type === '') return [];
    const payloads = cases[type] ?? (/^xstate\.(error|after)\./.test(type) ? [{}] : undefined);
    if (!payloads) throw new Error(`There is no case for "${type}".`);
    return payloads.map((payload) => ({ type, ...payload }));
  });
}

function stepOf(model: Model, event: AnyEventObject, snapshot: AnyMachineSnapshot, asked: readonly Asked[]): Step {
  const publicCases = Object.entries(model.cases).filter(([type]) => !type.startsWith('xstate.'));
  const events = publicCases.flatMap(([type, payloads]) => payloads.map((payload) => ({ type, ...payload })));
  const refused = snapshot.status === 'active' ? events.filter((each) => !takes(snapshot, each)) : [];
  return { event, snapshot, effects: asked.map(effectOf).filter(Boolean), refuses: refused.map(sayEvent) };
}

export interface Asked {
  type: string;
  params?: unknown;
}

export function effectOf({ type, params }: Asked): string {
  const details: Record<string, unknown> = { ...(typeof params === 'object' ? params : {}) };
  if (type === 'xstate.spawnChild') return `start ${details.src} ${JSON.stringify(details.input) ?? ''}`.trim();
  if (type === 'xstate.stopChild')
    return `stop ${Reflect.get(Object(details.actorRef), 'id') ?? details.id ?? 'child'}`;
  if (type.startsWith('xstate.')) return type === 'xstate.emit' ? `tell ${JSON.stringify(details.event)}` : '';
  return `do ${type}${params === undefined ? '' : ` ${JSON.stringify(params)}`}`;
}

export const sayEvent = ({ type, ...payload }: AnyEventObject): string => {
  const name = type
    .replace(/^xstate\.done\.actor\.(.+)$/, '$1 answers')
    .replace(/^xstate\.error\.actor\.(.+)$/, '$1 fails')
    .replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1');
  const { output, error, ...rest } = payload;
  const told = output ?? error ?? rest;
  return Object.keys(payload).length === 0 ? name : `${name} ${JSON.stringify(told)}`;
};

export const leavesOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(Object(value))
        .map(([key, inner]) =>
          Object.keys(Object(inner)).length === 0 && typeof inner !== 'string' ? key : `${key}.${leavesOf(inner)}`,
        )
        .join(' + ');

export const titleOf = (walk: Walk): string =>
  walk
    .slice(1)
    .map(({ event }) => sayEvent(event))
    .join(' → ') || 'open';
