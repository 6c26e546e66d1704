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

type Told = Pick<Controlled, 'pending' | 'effects'>;

const nothingYet = (): Told => ({ pending: new Map(), effects: [] });

/** Runs a chart with every actor waiting for the walk to settle it, and every outside effect written down. */
export function startControlled(machine: AnyStateMachine, input: unknown, snapshot?: Snapshot<unknown>): Controlled {
  const [told, taken] = [nothingYet(), new Set<string>()];
  const inspect = (event: InspectionEvent) => {
    if (event.type === '@xstate.microstep') for (const each of event._transitions) taken.add(transitionKey(each));
  };
  const actor = createActor(sharedLogicOf(machine), { input, inspect, ...(snapshot && { snapshot }) } as never);
  toldIn.set(actor.system, told);
  actor.start();
  return { actor, taken, ...told };
}

/** To make a chart costs more than to run it: all that run at once share one, and each tells its own. */
function sharedLogicOf(machine: AnyStateMachine): AnyStateMachine {
  const known = shared.get(machine);
  if (known) return known;
  const logic = waitingLogic(machine, (system) => toldIn.get(system) ?? nothingYet());
  shared.set(machine, logic);
  return logic;
}

const shared = new WeakMap<AnyStateMachine, AnyStateMachine>();
const toldIn = new WeakMap<object, Told>();

export function controllable<Machine extends AnyStateMachine>(machine: Machine) {
  const told = nothingYet();
  return { logic: waitingLogic(machine, () => told) as Machine, ...told };
}

function waitingLogic(machine: AnyStateMachine, toldBy: (system: object) => Told): AnyStateMachine {
  const waiting = fromPromise(
    ({ self, input, system }) =>
      new Promise((resolve, reject) => {
        toldBy(system).pending.set(self.id, { input, resolve, reject });
      }),
  );
  const actors = Object.entries(withMuteFlows(machine).implementations.actors).map(([name, logic]) => [
    name,
    isMute(logic) ? logic : waiting,
  ]);
  const outer = Object.keys(machine.implementations.actions).filter(
    (type) => !isInner(machine.implementations.actions[type]),
  );
  const actions = outer.map((type) => [
    type,
    ({ system }: { system: object }, params: unknown) => void toldBy(system).effects.push({ type, params }),
  ]);
  return machine.provide({ actors: Object.fromEntries(actors), actions: Object.fromEntries(actions) } as never);
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
