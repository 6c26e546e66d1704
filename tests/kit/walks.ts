import { type AnyEventObject, type AnyMachineSnapshot, getNextTransitions, initialTransition } from 'xstate';
import { shortestPaths } from './graph.ts';
import { type Model, takes } from './model.ts';
import { onward } from './pure.ts';
import { type EffectOrder, effectOf } from './say.ts';

export interface Step {
  event: AnyEventObject;
  snapshot: AnyMachineSnapshot;
  effects: string[];
  /** What was asked of whom at this step. */
  calls: Record<string, unknown>;
}
export type Walk = readonly Step[];

/** One short path for each transition, with what each step shows, asks for and refuses. */
export function walksOf(model: Model): Walk[] {
  const known = walked.get(model);
  if (known) return known;
  const walks = walksFrom(model);
  walked.set(model, walks);
  return walks;
}

const walked = new WeakMap<Model, Walk[]>();

function walksFrom(model: Model): Walk[] {
  const paths = shortestPaths(model.machine, {
    input: model.input,
    eventsIn: (snapshot) => offered(model, snapshot).filter((event) => takes(snapshot, event)),
    vertexOf: (snapshot) => vertexOf(model, snapshot),
  });
  const first = firstPlace(model);
  return paths.map((events) => stepsAlong(model, first, events));
}

/** Where a walk stands: the state, and what else decides which events are taken. */
export const vertexOf = ({ behaviour }: Model, { status, value, context }: AnyMachineSnapshot): string =>
  JSON.stringify([status, value, behaviour?.(context as never) ?? null]);

/** The graph keeps one snapshot for a vertex; only a replay shows those of this very path. */
export const replay = (model: Model, events: readonly AnyEventObject[]): Walk =>
  stepsAlong(model, firstPlace(model), events);

/** Where a path leads, and where others went on from there: paths begin alike, and what they share is reckoned once. */
interface Place {
  step: Step;
  onward: Map<AnyEventObject, Place>;
}

const placeOf = (step: Step): Place => ({ step, onward: new Map() });

function firstPlace({ machine, input }: Model): Place {
  const [first, effects] = initialTransition(machine, input as never);
  return placeOf(stepOf({ type: 'open' }, first, effects));
}

function stepsAlong({ machine }: Model, first: Place, events: readonly AnyEventObject[]): Step[] {
  const steps = [first.step];
  let place = first;
  for (const event of events) {
    let next = place.onward.get(event);
    if (!next) {
      const [snapshot, asked] = onward(machine, place.step.snapshot, event);
      next = placeOf(stepOf(event, snapshot, asked));
      place.onward.set(event, next);
    }
    steps.push(next.step);
    place = next;
  }
  return steps;
}

/** Each step with the one before it, once: walks that begin alike share their steps. */
export function stepsOf(walks: readonly Walk[]): Map<Step, Step> {
  const before = new Map<Step, Step>();
  for (const walk of walks)
    for (const [index, step] of walk.entries()) {
      const last = walk[index - 1];
      if (last) before.set(step, last);
    }
  return before;
}

/** Every case of every event that the current states have a transition for; a missing case is an oversight. */
export function offered({ cases }: Model, snapshot: AnyMachineSnapshot): AnyEventObject[] {
  if (snapshot.status !== 'active') return [];
  const types = new Set(getNextTransitions(snapshot).map(({ eventType }) => String(eventType)));
  return [...types].flatMap((type) => {
    if (type.startsWith('xstate.done.state.') || type === '' || type.endsWith('*')) return [];
    const payloads = cases[type] ?? (type.startsWith('xstate.after.') ? [{}] : undefined);
    if (!payloads) throw new Error(`There is no case for "${type}".`);
    return payloads.map((payload) => ({ type, ...payload }));
  });
}

const stepOf = (event: AnyEventObject, snapshot: AnyMachineSnapshot, asked: readonly EffectOrder[]): Step => ({
  event,
  snapshot,
  effects: asked.map(effectOf).filter(Boolean),
  calls: callsIn(asked),
});

/** What is asked of whom. */
export const callsIn = (asked: readonly EffectOrder[]): Record<string, unknown> =>
  Object.fromEntries(asked.flatMap(callIn));

const callIn = ({ type, params }: EffectOrder): [id: string, input: unknown][] =>
  type === 'xstate.spawnChild' ? [[Reflect.get(Object(params), 'id'), Reflect.get(Object(params), 'input')]] : [];
