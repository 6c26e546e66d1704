import {
  type Actor,
  type AnyActor,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  enqueueActions,
  type InspectionEvent,
  SimulatedClock,
  type Snapshot,
} from 'xstate';
import { report } from '#machines/report.ts';
import { transitionKey } from './coverage.ts';
import { secondsUntilDeadline } from './deadlines.ts';
import { isMute, reports, withMuteFlows } from './mute.ts';

/** A call that waits until the test answers it. */
export interface Pending {
  input: unknown;
  resolve(output: unknown): void;
  reject(error: unknown): void;
  /** Shows the seconds that are left, where the call has a deadline. */
  tick(): void;
}

/** An action by its name, an emitted event, or an event sent to a child flow. */
export type Effect = { [name: string]: unknown };

interface Recorder {
  pending: Map<string, Pending>;
  /** Every call that was started, in order. */
  started: string[];
  effects: Effect[];
}

/** A running chart on a clock of its own, whose calls wait and whose effects are recorded. */
export interface Controlled extends Recorder {
  actor: Actor<AnyStateMachine>;
  clock: SimulatedClock;
  taken: ReadonlySet<string>;
}

export interface StartOptions {
  clock?: SimulatedClock;
  snapshot?: Snapshot<unknown> | undefined;
  inspect?(event: InspectionEvent): void;
}

const newRecorder = (): Recorder => ({ pending: new Map(), started: [], effects: [] });

export function startControlled(
  machine: AnyStateMachine,
  input: unknown,
  { clock = new SimulatedClock(), snapshot, inspect: watch }: StartOptions = {},
): Controlled {
  const [recorder, taken] = [newRecorder(), new Set<string>()];
  const inspect = (event: InspectionEvent) => {
    watch?.(event);
    if (event.type === '@xstate.microstep') for (const each of event._transitions) taken.add(transitionKey(each));
    const isForChild = event.type === '@xstate.event' && event.sourceRef === actor && event.actorRef !== actor;
    if (isForChild && event.event.type !== 'xstate.init')
      recorder.effects.push({ [String(Reflect.get(event.actorRef, 'id'))]: event.event });
  };
  const options = { input, inspect, clock, ...(snapshot && { snapshot }) };
  const actor: Actor<AnyStateMachine> = createActor(sharedLogicOf(machine), options as never);
  recorders.set(actor.system, recorder);
  actor.on('*' as never, (event: AnyEventObject) => void recorder.effects.push({ emit: event }));
  actor.subscribe({ error: () => {} });
  actor.start();
  return { actor, clock, taken, ...recorder };
}

/** Building a chart costs more than running it: all runs share one, and each has a recorder of its own. */
function sharedLogicOf(machine: AnyStateMachine): AnyStateMachine {
  const known = sharedLogics.get(machine);
  if (known) return known;
  const logic = controlledLogic(machine, (system) => recorders.get(system) ?? newRecorder());
  sharedLogics.set(machine, logic);
  return logic;
}

const sharedLogics = new WeakMap<AnyStateMachine, AnyStateMachine>();
const recorders = new WeakMap<object, Recorder>();

/** A chart for a test that starts it itself. */
export function controllable<Machine extends AnyStateMachine>(machine: Machine) {
  const recorder = newRecorder();
  return { logic: controlledLogic(machine, () => recorder) as Machine, ...recorder };
}

function controlledLogic(bare: AnyStateMachine, recorderOf: (system: object) => Recorder): AnyStateMachine {
  const machine = withMuteFlows(bare);
  const { actors, actions } = machine.implementations;
  const call = waitingCall(recorderOf);
  const calls = Object.entries(actors).map(([name, logic]) => [name, isMute(logic) ? logic : call]);
  const outer = Object.entries(actions).filter(([, action]) => !isInner(action));
  const recorded = outer.map(([name]) => [
    name,
    ({ system }: { system: object }, params: unknown) => void recorderOf(system).effects.push({ [name]: params }),
  ]);
  const reporting = reports(machine) ? { report: reportIn(recorderOf), sendReport: report() } : {};
  return machine.provide({
    actors: Object.fromEntries(calls),
    actions: { ...Object.fromEntries(recorded), ...reporting },
  } as never);
}

/** A report is recorded, and sent where the flow runs in a page. */
const reportIn = (recorderOf: (system: object) => Recorder) =>
  enqueueActions(({ enqueue, system }, event: EventObject) => {
    recorderOf(system).effects.push({ report: event });
    enqueue({ type: 'sendReport', params: event });
  });

const waitingCalls = new WeakSet<AnyActorLogic>();

function waitingCall(recorderOf: (system: object) => Recorder): AnyActorLogic {
  const call: AnyActorLogic = {
    transition: (snapshot, { type, output, error }) => {
      if (type === 'tick') return withSeconds(snapshot);
      if (type === 'resolve') return { ...snapshot, status: 'done', output };
      return type === 'reject' ? { ...snapshot, status: 'error', error } : snapshot;
    },
    getInitialSnapshot: (_, input) => withSeconds({ status: 'active', output: undefined, error: undefined, input }),
    getPersistedSnapshot: (snapshot) => snapshot,
    start: ({ input }, { self, system }) => {
      const { pending, started } = recorderOf(system);
      started.push(self.id);
      pending.set(self.id, {
        input,
        resolve: (output) => self.send({ type: 'resolve', output }),
        reject: (error) => self.send({ type: 'reject', error }),
        tick: () => {
          if (self.getSnapshot().status === 'active') self.send({ type: 'tick' });
        },
      });
    },
  };
  waitingCalls.add(call);
  return call;
}

/** The product's countdown has its seconds as context. */
function withSeconds<Given extends { input: unknown }>(snapshot: Given): Given {
  const context = secondsUntilDeadline(snapshot.input);
  return context === undefined ? snapshot : { ...snapshot, context };
}

/** What the chart does to itself (assign, emit, raise); anything else reaches outside and is recorded instead. */
const isInner = (action: unknown): boolean => typeof action === 'function' && 'resolve' in action;

/** The calls that wait for an answer and the flows that run, with their input. */
export const callsIn = ({ children }: AnyMachineSnapshot): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries<AnyActor | undefined>(children).flatMap(([id, child]) => {
      if (!child || !(waitingCalls.has(child.logic) || isMute(child.logic))) return [];
      const { input } = child.getSnapshot();
      return [[id, Reflect.get(child, '_syncSnapshot') === true ? followed(input) : input]];
    }),
  );

/** A flow whose snapshots are sent to the chart, with its input. */
export const followed = (input?: unknown): unknown => ({ followed: input });

/** Effects without parameters. */
export const actions = (...names: string[]): Effect[] => names.map((name) => ({ [name]: undefined }));

/** Sends an event of a path to a running chart: a person's event is sent, the answer of a call is given. */
export function drive({ actor, pending }: Pick<Controlled, 'actor' | 'pending'>, event: AnyEventObject): void {
  const [, kind, id = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
  const call = pending.get(id);
  if (kind === undefined || isMute(actor.getSnapshot().children[id]?.logic)) actor.send(event as never);
  else if (!call) throw new Error(`The chart never started "${id}".`);
  else if (kind === 'done') call.resolve(event.output);
  else call.reject(event.error);
}

/** Promises that are resolved already reach their chart a few microtasks later. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
}
