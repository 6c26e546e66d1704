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
  /** Whether what a snapshot shows was asked so: by what each actor was asked when it last answered, and last of all. */
  belongs?: ((snapshot: never, answered: Inputs, asked: Inputs) => boolean) | undefined;
  /** What of an input differs from walk to walk and decides nothing: what counts up, a text that is passed on. */
  counts?: readonly string[] | undefined;
  /** States that are there to be read, for as long as their page: nothing happens in them any more, and yet they may be kept. */
  rests?: readonly string[] | undefined;
}

type Inputs = Record<string, unknown>;

interface Wish<Machine extends AnyStateMachine, Given extends Answers<ActorsOf<Machine>>> {
  title: string;
  machine: Machine;
  input: InputFrom<Machine>;
  /** A case for each event of the chart, and for each answer of its actors: one that is missing does not compile. */
  events: { [Type in EventFromLogic<Machine>['type']]: readonly Payload<EventFromLogic<Machine>, Type>[] };
  answers: Given & EachKind<Given, Answers<ActorsOf<Machine>>>;
  behaviour?: (context: ContextOf<Machine>) => unknown;
  belongs?: (snapshot: SnapshotFrom<Machine>, answered: InputsOf<Machine>, asked: InputsOf<Machine>) => boolean;
  counts?: readonly string[];
  rests?: readonly string[];
}

/** What each actor was asked, if it was. */
type InputsOf<Machine extends AnyStateMachine> = {
  [Each in ActorsOf<Machine> as Each['src']]?: InputFrom<Each['logic']>;
};

type Payload<Event, Type> = Event extends { type: Type } ? Omit<Event, 'type'> & Said<Type> : never;
/** What a flow of a page shows is a whole snapshot: each has words that the catalogue says instead. */
type Said<Type> = Type extends `xstate.snapshot.${string}` ? { said: string } : unknown;

// biome-ignore format: one line tells that only two of its fifteen parts matter here.
type Parts<Machine> = Machine extends StateMachine<infer Context, infer _E, infer _C, infer Actor, infer _A, infer _G, infer _D, infer _V, infer _T, infer _I, infer _O, infer _M, infer _S, infer _H, infer _R> ? { context: Context; actor: Actor } : never;
export type ContextOf<Machine> =
  Parts<Machine> extends { context: infer Context extends MachineContext } ? Context : never;
export type ActorsOf<Machine> = Parts<Machine> extends { actor: infer Actor extends ProvidedActor } ? Actor : never;

/** Promises answer with an output and observables end; callbacks do neither. */
export type Answers<Actor extends ProvidedActor> = {
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

/** An answer that comes in several kinds has a case of each: the kinds that lack one are what does not compile. */
type EachKind<Given, All> = {
  [Actor in keyof All & keyof Given]: Exclude<KindIn<All[Actor]>, KindIn<Given[Actor]>> extends never
    ? unknown
    : { hasNoCaseOf: Exclude<KindIn<All[Actor]>, KindIn<Given[Actor]>> };
};
type KindIn<List> = List extends readonly (infer Answer)[] ? KindOf<Answer> : never;
type KindOf<Answer> = Answer extends { kind: infer Kind } ? Kind : Answer extends string ? Answer : never;

const failures = [{ error: undefined }, { error: { message: 'Network Error' } }];

/** Every actor that answers may also fail, and an actor is known by its own name. */
export function modelOf<Machine extends AnyStateMachine, const Given extends Answers<ActorsOf<Machine>>>(
  wish: Wish<Machine, Given>,
): Model {
  const { title, machine, input, events, answers, behaviour, belongs, counts, rests } = wish;
  const cases: Record<string, readonly object[]> = { ...events };
  for (const [actor, outputs] of Object.entries<readonly unknown[]>(answers)) {
    cases[`xstate.done.actor.${actor}`] = outputs.map((output) => ({ output }));
    cases[`xstate.error.actor.${actor}`] = failures;
  }
  return {
    title,
    machine: withMuteFlows(machine),
    input,
    cases,
    behaviour,
    belongs: belongs as Model['belongs'],
    counts,
    rests,
  };
}

export const isPublic = (type: string): boolean => !type.startsWith('xstate.');

/** The cases of what a person, or another flow, may do. */
export const publicEvents = ({ cases }: Model): AnyEventObject[] =>
  Object.entries(cases)
    .filter(([type]) => isPublic(type))
    .flatMap(([type, payloads]) => payloads.map((payload) => ({ type, ...payload })));

export const takes = (snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean =>
  snapshot.status === 'active' && snapshot.can(event as never);
