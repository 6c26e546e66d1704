import {
  type AnyEventObject,
  and,
  type EventObject,
  type InputFrom,
  type InvokeConfig,
  type MachineContext,
  type MetaObject,
  type NonReducibleUnknown,
  type OutputFrom,
  type ParameterizedObject,
  type SetupReturn,
  type UnknownActorLogic,
} from 'xstate';
import { messageOf } from '#machines/rules/message-of.ts';
import type { Refused } from './refusal.ts';

/** An answer comes in kinds: by its own word for it, or as the word itself. One that has none is done. */
type KindOf<Answer> = Answer extends { kind: infer Kind extends string }
  ? Kind
  : Answer extends string
    ? Answer
    : 'done';
export type OfKind<Answer, Kind> = Answer extends unknown ? (KindOf<Answer> extends Kind ? Answer : never) : never;

/** The names of what can be given this, or needs nothing. */
type Takers<Given, Params> = {
  [Name in keyof Params & string]: [Given] extends [Params[Name]] ? Name : never;
}[keyof Params & string];

interface Way<Given, Actions, Guards> {
  guard?: Takers<undefined, Guards>;
  target?: string;
  actions?: Takers<Given, Actions> | readonly Takers<Given, Actions>[];
}

/** Where something leads, with the actions that are given it; of several ways the first that is open. */
type Route<Given, Actions, Guards> = string | Way<Given, Actions, Guards> | readonly Way<Given, Actions, Guards>[];

type Routes<Answer, Actions, Guards> = {
  [Kind in KindOf<Answer>]: Route<OfKind<Answer, Kind>, Actions, Guards>;
} & { failed: Route<Failure, Actions, Guards> };

/** What a chart is told of a call that failed. */
export interface Failure {
  failure: unknown;
}

/** What a chart remembers of a call that failed, and of one that was turned down: the words, if there are any. */
export const failureWords = (_: unknown, { failure }: Failure) => ({ message: messageOf(failure) });
export const refusalWords = (_: unknown, { message }: Refused) => ({ message });

type Asking<Context, Event, Input> = undefined extends Input
  ? { input?: never }
  : { input: Input | ((now: { context: Context; event: Event }) => Input) };

type Named<Params> = {
  [Name in keyof Params & string]: { type: Name; params: Params[Name] };
}[keyof Params & string];

type Params = Record<string, ParameterizedObject['params'] | undefined>;

/** Makes the calls of a chart: an invoke that leads each kind of the answer, and a failure, where the chart says. A kind without a route does not compile. */
export function callOf<
  Context extends MachineContext,
  Event extends AnyEventObject,
  Actors extends Record<string, UnknownActorLogic>,
  Children extends Record<string, string>,
  Actions extends Params,
  Guards extends Params,
  Delay extends string,
  Tag extends string,
  Input,
  Output extends NonReducibleUnknown,
  Emitted extends EventObject,
  Meta extends MetaObject,
>(
  _: SetupReturn<Context, Event, Actors, Children, Actions, Guards, Delay, Tag, Input, Output, Emitted, Meta>,
): <Name extends keyof Actors & string>(
  name: Name,
  routes: Asking<Context, Event, InputFrom<Actors[Name]>> & Routes<OutputFrom<Actors[Name]>, Actions, Guards>,
) => InvokeConfig<
  Context,
  Event,
  { src: Name; logic: Actors[Name]; id: string | undefined },
  Named<Actions>,
  Named<Guards>,
  Delay,
  Emitted,
  Meta
> & { id: Name; src: Name };
export function callOf(): object {
  return (name: string, { input, failed = [], ...kinds }: Record<string, LooseRoute>) => ({
    id: name,
    src: name,
    ...(input !== undefined && { input }),
    /** The last kind needs no guard: it is what is left. */
    onDone: Object.entries(kinds).flatMap(([kind, route], index, { length }) =>
      waysOf(route).map((way) => transitionBy(way, answerIn, index < length - 1 ? kind : null)),
    ),
    onError: waysOf(failed).map((way) => transitionBy(way, failureIn, null)),
  });
}

interface LooseWay {
  guard?: string;
  target?: string;
  actions?: string | readonly string[];
}

type LooseRoute = string | LooseWay | readonly LooseWay[];

interface Ended {
  event: { type: string; output?: unknown; error?: unknown };
}

const answerIn = ({ event }: Ended): unknown => event.output;
const failureIn = ({ event }: Ended): Failure => ({ failure: event.error });

const waysOf = (route: LooseRoute): LooseWay[] =>
  [route].flat().map((way) => (typeof way === 'string' ? { target: way } : way));

function transitionBy({ guard, target, actions }: LooseWay, params: (ended: Ended) => unknown, kind: string | null) {
  const ofKind = kind === null ? undefined : isOfKind(kind);
  const both = ofKind && guard !== undefined ? and([ofKind, guard]) : (ofKind ?? guard);
  return {
    ...(both && { guard: both }),
    ...(target !== undefined && { target }),
    ...(actions !== undefined && { actions: [actions].flat().map((type) => ({ type, params })) }),
  };
}

/** A guard that a diagram calls by the kind that it is for. */
function isOfKind(kind: string): (ended: Ended) => boolean {
  const guard = (ended: Ended) => kindOf(answerIn(ended)) === kind;
  return Object.defineProperty(guard, 'name', { value: `is${kind.charAt(0).toUpperCase()}${kind.slice(1)}` });
}

const kindOf = (answer: unknown): unknown => Reflect.get(Object(answer), 'kind') ?? answer;
