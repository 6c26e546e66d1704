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
  SnapshotFrom,
  StateMachine,
} from 'xstate';
import { withMuteFlows } from './mute.ts';

/** For every event, and every answer of an actor, the payloads worth trying. */
export type Cases = Record<string, readonly object[]>;

/** A chart with everything that a path may feed it. */
export interface Model {
  title: string;
  machine: AnyStateMachine;
  input: unknown;
  cases: Cases;
  /** The part of the context that decides which events are taken; without it the state alone does. */
  vertex?: ((context: never) => unknown) | undefined;
  /** Whether a snapshot shows the answer to its latest question: by each actor's input when it last answered, and by its latest input. */
  isConsistent?: ((snapshot: never, answered: Inputs, asked: Inputs) => boolean) | undefined;
  /** Parts of an input that differ from path to path and decide nothing: a counter, a text that is passed on. */
  varyingInputs?: readonly string[] | undefined;
  /** States in which nothing happens any more, although the chart has not ended. */
  restingStates?: readonly string[] | undefined;
  /** Transitions that journeys take and no path can: a path starts from one input. */
  journeyOnly?: readonly string[] | undefined;
}

type Inputs = Record<string, unknown>;

interface ModelOptions<Machine extends AnyStateMachine, Given extends Answers<ActorsOf<Machine>>> {
  title: string;
  machine: Machine;
  input: InputFrom<Machine>;
  /** A case for each event that carries something, and for each answer of an actor: a missing one does not compile. */
  events: EventCases<EventFromLogic<Machine>>;
  answers: Given & EachKind<Given, Answers<ActorsOf<Machine>>>;
  vertex?: (context: ContextOf<Machine>) => unknown;
  isConsistent?: (snapshot: SnapshotFrom<Machine>, answered: InputsOf<Machine>, asked: InputsOf<Machine>) => boolean;
  varyingInputs?: readonly string[];
  restingStates?: readonly string[];
  journeyOnly?: readonly string[];
}

/** The input of each actor that was started. */
type InputsOf<Machine extends AnyStateMachine> = {
  [Each in ActorsOf<Machine> as Each['src']]?: InputFrom<Each['logic']>;
};

// biome-ignore lint/complexity/noBannedTypes: `{}` is an event that carries nothing.
type IsPlain<Event, Type> = {} extends Payload<Event, Type> ? Type : never;
type EventCases<Event extends { type: string }> = {
  [Type in Event['type'] as Exclude<Type, IsPlain<Event, Type>>]: readonly Payload<Event, Type>[];
} & { [Type in Event['type'] as IsPlain<Event, Type>]?: readonly Payload<Event, Type>[] };

type Payload<Event, Type> = Event extends { type: Type } ? Omit<Event, 'type'> & Said<Type> : never;
/** The event of a child flow carries a whole snapshot: `said` is its short name for people. */
type Said<Type> = Type extends `xstate.snapshot.${string}` ? { said: string } : unknown;

// biome-ignore format: one line shows that only two of the fifteen parts matter here.
type Parts<Machine> = Machine extends StateMachine<infer Context, infer _E, infer _C, infer Actor, infer _A, infer _G, infer _D, infer _V, infer _T, infer _I, infer _O, infer _M, infer _S, infer _H, infer _R> ? { context: Context; actor: Actor } : never;
export type ContextOf<Machine> =
  Parts<Machine> extends { context: infer Context extends MachineContext } ? Context : never;
export type ActorsOf<Machine> = Parts<Machine> extends { actor: infer Actor extends ProvidedActor } ? Actor : never;

/** Promises answer with an output and observables complete; callbacks do neither. */
export type Answers<Actor extends ProvidedActor> = {
  [Each in Actor as Answering<Each['logic']> extends never ? never : Each['src']]: readonly Answering<Each['logic']>[];
};
type Answering<Logic> =
  Logic extends PromiseActorLogic<infer Output, infer _I, infer _E>
    ? Output
    : Logic extends ObservableActorLogic<infer _C, infer _J, infer _F>
      ? undefined
      : Logic extends AnyStateMachine
        ? // biome-ignore lint/complexity/noBannedTypes: `{}` is a chart without an output.
          {} extends OutputFrom<Logic>
          ? never
          : OutputFrom<Logic>
        : never;

/** An answer of several kinds needs a case of each kind; a missing kind does not compile. */
type EachKind<Given, All> = {
  [Actor in keyof All & keyof Given]: Exclude<KindIn<All[Actor]>, KindIn<Given[Actor]>> extends never
    ? unknown
    : { hasNoCaseOf: Exclude<KindIn<All[Actor]>, KindIn<Given[Actor]>> };
};
type KindIn<List> = List extends readonly (infer Answer)[] ? KindOf<Answer> : never;
type KindOf<Answer> = Answer extends { kind: infer Kind } ? Kind : Answer extends string ? Answer : never;

const failures = [{ error: undefined }, { error: { message: 'Network Error' } }];

/** Every actor that answers may also fail. An event that is not listed carries nothing, and has one case. */
export function modelOf<Machine extends AnyStateMachine, const Given extends Answers<ActorsOf<Machine>>>(
  options: ModelOptions<Machine, Given>,
): Model {
  const { machine, events, answers, isConsistent, ...rest } = options;
  const plain = machine.events.filter(isPublic).map((type) => [type, [{}]]);
  const cases: Record<string, readonly object[]> = { ...Object.fromEntries(plain), ...events };
  for (const [actor, outputs] of Object.entries<readonly unknown[]>(answers)) {
    cases[`xstate.done.actor.${actor}`] = outputs.map((output) => ({ output }));
    cases[`xstate.error.actor.${actor}`] = failures;
  }
  return { ...rest, machine: withMuteFlows(machine), cases, isConsistent: isConsistent as Model['isConsistent'] };
}

export const isSameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const isPublic = (type: string): boolean => !type.startsWith('xstate.');

/** The cases of the events that a person or another flow sends. */
export const publicEvents = ({ cases }: Model): AnyEventObject[] =>
  Object.entries(cases)
    .filter(([type]) => isPublic(type))
    .flatMap(([type, payloads]) => payloads.map((payload) => ({ type, ...payload })));

export const takes = (snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean =>
  snapshot.status === 'active' && snapshot.can(event as never);
