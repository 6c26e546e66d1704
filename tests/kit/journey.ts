import { isDeepStrictEqual } from 'node:util';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, EventFromLogic, InputFrom } from 'xstate';
import type { ActorsOf, Answers, ContextOf } from './model.ts';
import { takes } from './model.ts';
import { callsIn, type Deed, type Play, play } from './play.ts';
import { leavesOf, sayEvent } from './say.ts';

/** Everything that is to be seen of a chart at a moment; what is not told is not there. */
export interface Sight<Context = object> {
  /** What is asked of whom and not answered yet. */
  calls?: Record<string, unknown>;
  /** What was done outside since it was last looked at. */
  did?: readonly Deed[];
  tags?: readonly string[];
  /** That the flow has come to its end, and with what. */
  over?: unknown;
  /** What of its memory matters here. */
  holds?: Partial<Context>;
  /** Flows that are the very ones of before, and such as are others under the same name. */
  kept?: readonly string[];
  anew?: readonly string[];
}

/** A person at a chart: does one thing after another, and tells what is to be seen. */
export interface Hand<Machine extends AnyStateMachine> {
  send(...events: EventFromLogic<Machine>[]): void;
  refuses(...events: EventFromLogic<Machine>[]): void;
  answer<Actor extends keyof AnswersOf<Machine>>(actor: Actor, output: AnswersOf<Machine>[Actor]): void;
  fail(actor: ActorsOf<Machine>['src'], error?: unknown): void;
  wait(milliseconds: number): void;
  sees(state: string, sight?: Sight<ContextOf<Machine>>): void;
}
type AnswersOf<Machine extends AnyStateMachine> = {
  [Actor in keyof Answers<ActorsOf<Machine>>]: Answers<ActorsOf<Machine>>[Actor] extends readonly (infer Answer)[]
    ? Answer
    : never;
};

export type Open<Machine extends AnyStateMachine> = (input?: InputFrom<Machine>) => Hand<Machine>;

interface ChartJourneys<Machine extends AnyStateMachine> {
  machine: Machine;
  /** Where the chart stands, under machines/. */
  file: string;
  /** Actors that only listen, as long as the chart runs. */
  listens?: readonly string[];
  journeys: Record<string, (open: Open<Machine>) => void>;
}

/** Journeys through a chart whose steps and ends are written by hand, from the words of the specification. */
export interface Journeys {
  machine: AnyStateMachine;
  file: string;
  /** What is wrong with the first journey that fails in a chart, or nothing. */
  failureIn(machine: AnyStateMachine): string | null;
  titles: readonly string[];
  take(title: string): void;
}

export function journeysOf<Machine extends AnyStateMachine>(chart: ChartJourneys<Machine>): Journeys {
  const { machine, file, listens = [], journeys } = chart;
  const takeIn = (other: AnyStateMachine, title: string) => {
    const journey = journeys[title];
    if (journey === undefined) throw new Error(`There is no journey "${title}".`);
    journey((input) => handAt(play(other, input), listens) as Hand<Machine>);
  };
  return {
    machine,
    file,
    titles: Object.keys(journeys),
    take: (title) => takeIn(machine, title),
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

function handAt({ actor, clock, takeDeeds }: Play, listens: readonly string[]): Hand<AnyStateMachine> {
  const now = (): AnyMachineSnapshot => actor.getSnapshot();
  let children: object = now().children;
  const finish = (id: string, event: AnyEventObject) => {
    if (!(id in callsIn(now()))) throw new Error(`Nobody waits for an answer of "${id}" in ${leavesOf(now().value)}.`);
    actor.send(event as never);
  };
  return {
    send(...events) {
      for (const event of events) {
        if (!takes(now(), event)) throw new Error(`"${sayEvent(event)}" is refused in ${leavesOf(now().value)}.`);
        actor.send(event as never);
      }
    },
    refuses(...events) {
      const taken = events.find((event) => takes(now(), event));
      if (taken) throw new Error(`"${sayEvent(taken)}" is taken in ${leavesOf(now().value)}.`);
    },
    answer: (id, output) => finish(String(id), { type: `xstate.done.actor.${String(id)}`, output }),
    fail: (id, error) => finish(String(id), { type: `xstate.error.actor.${String(id)}`, error }),
    wait: (milliseconds) => clock.increment(milliseconds),
    sees(state, sight = {}) {
      compare(now(), takeDeeds(), state, sight, listens);
      for (const [ids, isKept] of [[sight.kept ?? [], true] as const, [sight.anew ?? [], false] as const])
        for (const id of ids)
          if ((Reflect.get(now().children, id) === Reflect.get(children, id)) !== isKept)
            throw new Error(`"${id}" is ${isKept ? 'another' : 'the same'} in ${state}.`);
      children = now().children;
    },
  };
}

function compare(
  snapshot: AnyMachineSnapshot,
  deeds: Deed[],
  state: string,
  { calls = {}, did = [], tags = [], holds = {}, kept: _, anew: __, ...end }: Sight,
  listens: readonly string[],
): void {
  const isOver = 'over' in end;
  const listening = isOver ? [] : listens.map((id): [string, undefined] => [id, undefined]);
  const wanted = { state, isOver, calls: { ...Object.fromEntries(listening), ...calls }, did, tags: [...tags].sort() };
  const seen = {
    state: leavesOf(snapshot.value),
    isOver: snapshot.status === 'done',
    calls: callsIn(snapshot),
    did: deeds,
    tags: [...snapshot.tags].sort(),
  };
  const memory = Object.fromEntries(Object.keys(holds).map((name) => [name, snapshot.context[name]]));
  for (const [one, other] of [
    [seen, wanted],
    [memory, holds],
    [isOver ? snapshot.output : undefined, end.over],
  ])
    if (!isDeepStrictEqual(one, other)) throw new Error(`seen ${JSON.stringify(one)}, not ${JSON.stringify(other)}`);
}
