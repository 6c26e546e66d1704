import {
  type Actor,
  type AnyActor,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate';
import { isInner } from './controllable.ts';
import { transitionKey } from './coverage.ts';
import type { Model } from './model.ts';
import { isMute, withMuteFlows } from './mute.ts';
import { walksOf } from './walks.ts';

/** A call that waits for ever; whoever plays the chart tells it what the answer was. */
const waiting: AnyActorLogic = {
  transition: (snapshot) => snapshot,
  getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
  getPersistedSnapshot: (snapshot) => snapshot,
};

/** A flow of a page: it says nothing by itself, and what it was given to begin with is known. */
const silent: AnyActorLogic = {
  transition: (snapshot) => snapshot,
  getInitialSnapshot: (_, input) => ({ status: 'stopped', output: undefined, error: undefined, input }),
  getPersistedSnapshot: (snapshot) => snapshot,
};

/** What is begun with an input and followed: its snapshots are told to the chart. */
export const followed = (input?: unknown): unknown => ({ followed: input });

/** Effects that were done, and told nothing beside their names. */
export const done = (...names: string[]): Deed[] => names.map((name) => ({ [name]: undefined }));

/** A running chart on a clock of its own, whose calls wait and whose deeds outside are written down. */
export interface Play {
  actor: Actor<AnyStateMachine>;
  clock: SimulatedClock;
  /** What it did outside, and what it told whom, since this was last read. */
  takeDeeds(): Deed[];
  taken: ReadonlySet<string>;
}

/** An effect by its name, an event for whoever listens, or an event for one of its flows. */
export type Deed = { [name: string]: unknown };

export function play(machine: AnyStateMachine, input: unknown): Play {
  const [clock, taken] = [new SimulatedClock(), new Set<string>()];
  let deeds: Deed[] = [];
  const inspect = (event: InspectionEvent) => {
    if (event.type === '@xstate.microstep') for (const each of event._transitions) taken.add(transitionKey(each));
    const isForFlow = event.type === '@xstate.event' && event.sourceRef === actor && event.actorRef !== actor;
    if (isForFlow && event.event.type !== 'xstate.init')
      deeds.push({ [String(Reflect.get(event.actorRef, 'id'))]: event.event });
  };
  const logic = withWaitingCalls(machine, (deed) => void deeds.push(deed));
  const actor: Actor<AnyStateMachine> = createActor(logic, { input, inspect, clock } as never);
  actor.on('*' as never, (event: AnyEventObject) => void deeds.push({ emit: event }));
  actor.subscribe({ error: () => {} });
  actor.start();
  return {
    actor,
    clock,
    taken,
    takeDeeds() {
      const done = deeds;
      deeds = [];
      return done;
    },
  };
}

function withWaitingCalls(bare: AnyStateMachine, note: (deed: Deed) => void): AnyStateMachine {
  const machine = withMuteFlows(bare);
  const { actors, actions } = machine.implementations;
  const calls = Object.entries(actors).map(([name, logic]) => [name, isMute(logic) ? silent : waiting]);
  const outer = Object.entries(actions).filter(([, action]) => !isInner(action));
  const noted = outer.map(([name]) => [name, (_: unknown, params: unknown) => note({ [name]: params })]);
  return machine.provide({ actors: Object.fromEntries(calls), actions: Object.fromEntries(noted) } as never);
}

/** The calls that nobody has answered yet and the flows that are there, with what they were given. */
export const callsIn = ({ children }: AnyMachineSnapshot): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries<AnyActor | undefined>(children).flatMap(([id, child]) => {
      if (child?.logic !== waiting && child?.logic !== silent) return [];
      const { input } = child.getSnapshot();
      return [[id, Reflect.get(child, '_syncSnapshot') === true ? followed(input) : input]];
    }),
  );

/** Which transitions all walks of a chart take, counted while it runs. */
export function walkedTransitions(model: Model): ReadonlySet<string> {
  const taken = new Set<string>();
  for (const walk of walksOf(model)) {
    const run = play(model.machine, model.input);
    for (const { event } of walk.slice(1)) run.actor.send(event as never);
    for (const key of run.taken) taken.add(key);
    run.actor.stop();
  }
  return taken;
}
