import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  MachineContext,
  ObservableActorLogic,
  OutputFrom,
  PromiseActorLogic,
  ProvidedActor,
  StateMachine,
} from 'xstate';
import { withMuteFlows } from './mute.ts';

/** For every event, and every answer of an actor, the payloads worth walking. */
export type Cases = Record<string, readonly object[]>;

/** A chart with everything that a walk may feed it. */
export interface Model {
  title: string;
  machine: AnyStateMachine;
  input: unknown;
  cases: Cases;
  /** What of the context decides which events are taken; without it the state alone does. */
  behaviour?: ((context: never) => unknown) | undefined;
}

interface Wish<Machine extends AnyStateMachine> {
  title: string;
  machine: Machine;
  input: InputFrom<Machine>;
  /** A case for each event of the chart, and for each answer of its actors: one that is missing does not compile. */
  events: { [Type in EventFromLogic<Machine>['type']]: readonly Payload<EventFromLogic<Machine>, Type>[] };
  answers: Answers<ActorsOf<Machine>>;
  behaviour?: (context: ContextOf<Machine>) => unknown;
}

type Payload<Event, Type> = Event extends { type: Type } ? Omit<Event, 'type'> & Said<Type> : never;
/** What a flow of a page shows is a whole snapshot: each has words that the catalogue says instead. */
type Said<Type> = Type extends `xstate.snapshot.${string}` ? { said: string } : unknown;

// biome-ignore format: one line tells that only two of its fifteen parts matter here.
type Parts<Machine> = Machine extends StateMachine<infer Context, infer _E, infer _C, infer Actor, infer _A, infer _G, infer _D, infer _V, infer _T, infer _I, infer _O, infer _M, infer _S, infer _H, infer _R> ? { context: Context; actor: Actor } : never;
type ContextOf<Machine> = Parts<Machine> extends { context: infer Context extends MachineContext } ? Context : never;
type ActorsOf<Machine> = Parts<Machine> extends { actor: infer Actor extends ProvidedActor } ? Actor : never;

/** Promises answer with an output and observables end; callbacks do neither. */
type Answers<Actor extends ProvidedActor> = {
  [Each in Actor as Answering<Each['logic']> extends never ? never : Each['src']]: readonly Answering<Each['logic']>[];
};
type Answering<Logic> =
  Logic extends PromiseActorLogic<infer Output, infer _I, infer _E>
    ? Output
    : Logic extends ObservableActorLogic<infer _C, infer _J, infer _F>
      ? undefined
      : Logic extends AnyStateMachine
        ? // biome-ignore lint/complexity/noBannedTypes: whatever there is: a chart that tells no output.
          {} extends OutputFrom<Logic>
          ? never
          : OutputFrom<Logic>
        : never;

const failures = [{ error: undefined }, { error: { message: 'Network Error' } }];

/** Every actor that answers may also fail, and an actor is known by its own name. */
export function modelOf<Machine extends AnyStateMachine>(wish: Wish<Machine>): Model {
  const { title, machine, input, events, answers, behaviour } = wish;
  const cases: Record<string, readonly object[]> = { ...events };
  for (const [actor, outputs] of Object.entries<readonly unknown[]>(answers)) {
    cases[`xstate.done.actor.${actor}`] = outputs.map((output) => ({ output }));
    cases[`xstate.error.actor.${actor}`] = failures;
  }
  return { title, machine: withMuteFlows(machine), input, cases, behaviour };
}

export const isPublic = (type: string): boolean => !type.startsWith('xstate.');

/** The cases of what a person, or another flow, may do. */
export const publicEvents = ({ cases }: Model): AnyEventObject[] =>
  Object.entries(cases)
    .filter(([type]) => isPublic(type))
    .flatMap(([type, payloads]) => payloads.map((payload) => ({ type, ...payload })));

export const takes = (snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean =>
  snapshot.status === 'active' && snapshot.can(event as never);
