import { isDeepStrictEqual } from 'node:util';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, EventFromLogic, InputFrom } from 'xstate';
import { type Controlled, callsIn, drive, type Effect, startControlled } from './controllable.ts';
import type { ActorsOf, Answers, ContextOf } from './model.ts';
import { takes } from './model.ts';
import { leavesOf, sayEvent } from './say.ts';

/** What is expected of a chart in a state: calls, effects and tags completely, of the context what is named. */
export interface Expected<Context = object> {
  /** The calls that wait for an answer and the flows that run, with their input. */
  calls?: Record<string, unknown>;
  /** The effects since the last expectation. */
  effects?: readonly Effect[];
  tags?: readonly string[];
  /** The flow has ended, with this output. */
  output?: unknown;
  context?: Partial<Context>;
  /** Children that still run since the last expectation, and children that were started again. */
  same?: readonly string[];
  restarted?: readonly string[];
}

/** One run of a chart: the journey sends events and answers, and says what is expected. */
export interface Run<Machine extends AnyStateMachine> {
  send(...events: EventFromLogic<Machine>[]): void;
  rejects(...events: EventFromLogic<Machine>[]): void;
  answer<Actor extends keyof AnswersOf<Machine>>(actor: Actor, output: AnswersOf<Machine>[Actor]): void;
  fail(actor: ActorsOf<Machine>['src'], error?: unknown): void;
  wait(milliseconds: number): void;
  isIn(state: string, expected?: Expected<ContextOf<Machine>>): void;
}
type AnswersOf<Machine extends AnyStateMachine> = {
  [Actor in keyof Answers<ActorsOf<Machine>>]: Answers<ActorsOf<Machine>>[Actor] extends readonly (infer Answer)[]
    ? Answer
    : never;
};

export type Open<Machine extends AnyStateMachine> = (input?: InputFrom<Machine>) => Run<Machine>;

interface ChartJourneys<Machine extends AnyStateMachine> {
  machine: Machine;
  /** The chart's file, below machines/. */
  file: string;
  /** Actors that listen as long as the chart runs; they need not be named in each expectation. */
  listens?: readonly string[];
  journeys: Record<string, (open: Open<Machine>) => void>;
}

/** A step of a journey, for people: what is done, and the state that follows. An opening has no event. */
export interface JourneyStep {
  /** A journey may open the chart several times. */
  run: number;
  event?: AnyEventObject;
  wait?: number;
  state: string;
  /** The journey expects this state here. */
  expected?: string;
}

/** Journeys through a chart whose steps and expectations are written by hand, from the words of the specification. */
export interface Journeys {
  machine: AnyStateMachine;
  file: string;
  titles: readonly string[];
  /** Fails at the first step where the chart does something else; the steps until then are noted. */
  take(title: string, note?: (step: JourneyStep) => void): void;
  stepsOf(title: string): JourneyStep[];
  /** What is wrong with the first journey that fails in this chart, or null. */
  failureIn(machine: AnyStateMachine): string | null;
}

/** What the chart does otherwise: an event that it does not take, one that it should not take, or what is found then. */
export type Otherwise =
  | { event: AnyEventObject; state: string }
  | { rejected: AnyEventObject; state: string }
  | { differences: readonly { what: string; expected: unknown; found: unknown }[] };

export class JourneyFailure extends Error {
  readonly otherwise: Otherwise;

  constructor(message: string, otherwise: Otherwise) {
    super(message);
    this.otherwise = otherwise;
  }
}

export function journeysOf<Machine extends AnyStateMachine>(chart: ChartJourneys<Machine>): Journeys {
  const { machine, file, listens = [], journeys } = chart;
  const takeIn = (other: AnyStateMachine, title: string, note: (step: JourneyStep) => void = () => {}) => {
    const journey = journeys[title];
    if (journey === undefined) throw new Error(`There is no journey "${title}".`);
    let runs = 0;
    journey((input) => {
      runs += 1;
      const run = runs;
      return runOf(startControlled(other, input), listens, (step) => note({ ...step, run })) as Run<Machine>;
    });
  };
  return {
    machine,
    file,
    titles: Object.keys(journeys),
    take: (title, note) => takeIn(machine, title, note),
    stepsOf(title) {
      const steps: JourneyStep[] = [];
      takeIn(machine, title, (step) => void steps.push(step));
      return steps;
    },
    failureIn(other) {
      for (const title of Object.keys(journeys))
        try {
          takeIn(other, title);
        } catch (failure) {
          return `${title}: ${failure}`;
        }
      return null;
    },
  };
}

type Note = (step: Omit<JourneyStep, 'run'>) => void;

function runOf(run: Controlled, listens: readonly string[], note: Note): Run<AnyStateMachine> {
  const { actor, clock, effects } = run;
  const now = (): AnyMachineSnapshot => actor.getSnapshot();
  const state = () => leavesOf(now().value);
  let children: object = now().children;
  note({ state: state() });
  const perform = (event: AnyEventObject, isPossible: boolean) => {
    if (!isPossible)
      throw new JourneyFailure(`"${sayEvent(event)}" is not possible in ${state()}.`, { event, state: state() });
    drive(run, event);
    note({ event, state: state() });
  };
  const settle = (id: string, event: AnyEventObject) => perform(event, id in callsIn(now()));
  return {
    send(...events) {
      for (const event of events) perform(event, takes(now(), event));
    },
    rejects(...events) {
      const taken = events.find((event) => takes(now(), event));
      if (taken)
        throw new JourneyFailure(`"${sayEvent(taken)}" is taken in ${state()}.`, { rejected: taken, state: state() });
    },
    answer: (id, output) => settle(String(id), { type: `xstate.done.actor.${String(id)}`, output }),
    fail: (id, error) => settle(String(id), { type: `xstate.error.actor.${String(id)}`, error }),
    wait(milliseconds) {
      clock.increment(milliseconds);
      note({ wait: milliseconds, state: state() });
    },
    isIn(name, expected = {}) {
      compare(now(), effects.splice(0), name, expected, listens);
      note({ expected: name, state: name });
      for (const [ids, isSame] of [[expected.same ?? [], true] as const, [expected.restarted ?? [], false] as const])
        for (const id of ids)
          if ((Reflect.get(now().children, id) === Reflect.get(children, id)) !== isSame)
            throw new Error(`"${id}" is ${isSame ? 'another' : 'the same'} in ${name}.`);
      children = now().children;
    },
  };
}

function compare(
  snapshot: AnyMachineSnapshot,
  effects: Effect[],
  state: string,
  expected: Expected,
  listens: readonly string[],
): void {
  const hasEnded = 'output' in expected;
  const listening = hasEnded ? [] : listens.map((id): [string, undefined] => [id, undefined]);
  const wanted = {
    state,
    hasEnded,
    calls: { ...Object.fromEntries(listening), ...expected.calls },
    effects: expected.effects ?? [],
    tags: [...(expected.tags ?? [])].sort(),
    context: expected.context ?? {},
    output: expected.output,
  };
  const found = {
    state: leavesOf(snapshot.value),
    hasEnded: snapshot.status === 'done',
    calls: callsIn(snapshot),
    effects,
    tags: [...snapshot.tags].sort(),
    context: Object.fromEntries(Object.keys(wanted.context).map((name) => [name, snapshot.context[name]])),
    output: hasEnded ? snapshot.output : undefined,
  };
  const differences = Object.entries(found)
    .map(([what, value]) => ({ what, expected: Reflect.get(wanted, what), found: value }))
    .filter((each) => !isDeepStrictEqual(each.found, each.expected));
  const said = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  const wrong = differences.map((each) => `${each.what} ${said(each.expected)} expected, found ${said(each.found)}`);
  if (wrong.length > 0) throw new JourneyFailure(`${wrong.join('; ')}.`, { differences });
}
