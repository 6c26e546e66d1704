import {
  type Actor,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  fromPromise,
  type InspectionEvent,
  type Snapshot,
} from 'xstate';
import { transitionKey } from './coverage.ts';
import { isMute, withMuteFlows } from './mute.ts';

export interface Pending {
  input: unknown;
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

export interface Controlled {
  actor: Actor<AnyStateMachine>;
  pending: Map<string, Pending>;
  effects: { type: string; params: unknown }[];
  taken: Set<string>;
}

/** Runs a chart with every actor waiting for the walk to settle it, and every outside effect written down. */
export function startControlled(machine: AnyStateMachine, input: unknown, snapshot?: Snapshot<unknown>): Controlled {
  const { logic, pending, effects } = controllable(machine);
  const taken = new Set<string>();
  const inspect = (event: InspectionEvent) => {
    if (event.type === '@xstate.microstep') for (const each of event._transitions) taken.add(transitionKey(each));
  };
  const actor = createActor(logic, { input, inspect, ...(snapshot && { snapshot }) } as never);
  actor.start();
  return { actor, pending, effects, taken };
}

export function controllable<Machine extends AnyStateMachine>(machine: Machine) {
  const pending = new Map<string, Pending>();
  const effects: Controlled['effects'] = [];
  const waiting = fromPromise(
    ({ self, input }) =>
      new Promise((resolve, reject) => {
        pending.set(self.id, { input, resolve, reject });
      }),
  );
  const actors = Object.fromEntries(
    Object.entries(withMuteFlows(machine).implementations.actors).map(([name, logic]) => [
      name,
      isMute(logic) ? logic : waiting,
    ]),
  );
  const actions = Object.fromEntries(
    Object.entries(machine.implementations.actions)
      .filter(([, action]) => !isInner(action))
      .map(([type]) => [type, (_: unknown, params: unknown) => void effects.push({ type, params })]),
  );
  return { logic: machine.provide({ actors, actions } as never) as Machine, pending, effects };
}

/** What the chart does to itself (assign, emit, raise) stays; what reaches outside it is only written down. */
export const isInner = (action: unknown): boolean => typeof action === 'function' && 'resolve' in action;

/** Does to a running chart what an event of a walk says: a person's event is sent, an actor's answer is given. */
export async function drive(
  { actor, pending }: Pick<Controlled, 'actor' | 'pending'>,
  event: AnyEventObject,
): Promise<void> {
  const [, kind, id = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
  const call = pending.get(id);
  if (kind === undefined || isMute(actor.getSnapshot().children[id]?.logic)) actor.send(event as never);
  else if (!call) throw new Error(`The chart never started "${id}".`);
  else if (kind === 'done') call.resolve(event.output);
  else call.reject(event.error);
  await settled();
}

/** An answer reaches its chart a few turns after it was given. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
}
