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

/** The `kind` of an answer, or the answer itself if it is a string. Any other answer is 'done'. */
type KindOf<Answer> = Answer extends { kind: infer Kind extends string }
  ? Kind
  : Answer extends string
    ? Answer
    : 'done';
export type OfKind<Answer, Kind> = Answer extends unknown ? (KindOf<Answer> extends Kind ? Answer : never) : never;

/** The error of a call that threw. */
export interface Failure {
  failure: unknown;
}

/** Assigns the message of a failed or rejected call to the context; null if there is none. */
export const failureMessage = (_: unknown, { failure }: Failure) => ({ message: messageOf(failure) });
export const refusalMessage = (_: unknown, { message }: Refused) => ({ message });

type ParamsByName = Record<string, ParameterizedObject['params'] | undefined>;

/** The actions or guards that accept `Given` as their params, or need none. */
type NamesAccepting<Given, Params> = {
  [Name in keyof Params & string]: [Given] extends [Params[Name]] ? Name : never;
}[keyof Params & string];

/** An action by its name, which receives the answer, or with params of its own, which may be made from the answer and the context. */
type BranchAction<Given, Context, Actions> =
  | NamesAccepting<Given, Actions>
  | {
      [Name in keyof Actions & string]: {
        type: Name;
        params: Actions[Name] | ((answer: Given, context: Context) => Actions[Name]);
      };
    }[keyof Actions & string];

interface Branch<Given, Context, Actions, Guards> {
  guard?: NamesAccepting<undefined, Guards>;
  target?: string;
  actions?: BranchAction<Given, Context, Actions> | readonly BranchAction<Given, Context, Actions>[];
}

/** A target state, one branch, or several of which the first with an open guard is taken. */
type Route<Given, Context, Actions, Guards> =
  | string
  | Branch<Given, Context, Actions, Guards>
  | readonly Branch<Given, Context, Actions, Guards>[];

type Routes<Answer, Context, Actions, Guards> = {
  [Kind in KindOf<Answer>]: Route<OfKind<Answer, Kind>, Context, Actions, Guards>;
} & { failed: Route<Failure, Context, Actions, Guards> };

type InputOption<Context, Event, Input> = undefined extends Input
  ? { input?: never }
  : { input: Input | ((args: { context: Context; event: Event }) => Input) };

type ParameterizedUnion<Params> = {
  [Name in keyof Params & string]: { type: Name; params: Params[Name] };
}[keyof Params & string];

/** `call(name, routes)`, typed by what `setup` inferred for one chart. A kind of answer without a route does not compile. */
export type Call<Setup> =
  Setup extends SetupReturn<
    infer Context extends MachineContext,
    infer Event extends AnyEventObject,
    infer Actors extends Record<string, UnknownActorLogic>,
    infer _Children extends Record<string, string>,
    infer Actions extends ParamsByName,
    infer Guards extends ParamsByName,
    infer Delay extends string,
    infer _Tag extends string,
    infer _Input,
    infer _Output extends NonReducibleUnknown,
    infer Emitted extends EventObject,
    infer Meta extends MetaObject
  >
    ? <Name extends keyof Actors & string>(
        name: Name,
        routes: InputOption<Context, Event, InputFrom<Actors[Name]>> &
          Routes<OutputFrom<Actors[Name]>, Context, Actions, Guards>,
      ) => InvokeConfig<
        Context,
        Event,
        { src: Name; logic: Actors[Name]; id: string | undefined },
        ParameterizedUnion<Actions>,
        ParameterizedUnion<Guards>,
        Delay,
        Emitted,
        Meta
      > & { id: Name; src: Name }
    : never;

/**
 * Makes `call` for a chart: an invoke with one branch per kind of answer, and one for a failure. Two rules differ from
 * plain XState: an action by its name receives the answer as its params, and an answer of a kind without a route throws.
 */
export function callOf<Setup>(setup: Setup): Call<Setup>;
export function callOf(): object {
  return (name: string, { input, failed = [], ...routes }: Record<string, AnyRoute>) => {
    const kinds = Object.keys(routes);
    return {
      id: name,
      src: name,
      ...(input !== undefined && { input }),
      // The guards before the last branch have thrown on any kind but its own.
      onDone: Object.entries(routes).flatMap(([kind, route], index) =>
        branchesOf(route).map((branch) =>
          transitionOf(branch, answerIn, index < kinds.length - 1 ? isOfKind(kind, kinds) : undefined),
        ),
      ),
      onError: branchesOf(failed).map((branch) => transitionOf(branch, failureIn)),
    };
  };
}

interface AnyBranch {
  guard?: string;
  target?: string;
  actions?: AnyAction | readonly AnyAction[];
}

type AnyAction = string | { type: string; params: unknown };
type AnyRoute = string | AnyBranch | readonly AnyBranch[];

interface CallEnd {
  context: unknown;
  event: { type: string; output?: unknown; error?: unknown };
}

const answerIn = ({ event }: CallEnd): unknown => event.output;
const failureIn = ({ event }: CallEnd): Failure => ({ failure: event.error });

const branchesOf = (route: AnyRoute): AnyBranch[] =>
  [route].flat().map((branch) => (typeof branch === 'string' ? { target: branch } : branch));

function transitionOf(
  { guard, target, actions }: AnyBranch,
  givenIn: (end: CallEnd) => unknown,
  ofKind?: (end: CallEnd) => boolean,
) {
  const both = ofKind && guard !== undefined ? and([ofKind, guard]) : (ofKind ?? guard);
  return {
    ...(both && { guard: both }),
    ...(target !== undefined && { target }),
    ...(actions !== undefined && { actions: [actions].flat().map((action) => actionOf(action, givenIn)) }),
  };
}

function actionOf(action: AnyAction, givenIn: (end: CallEnd) => unknown) {
  if (typeof action === 'string') return { type: action, params: givenIn };
  const { type, params } = action;
  return { type, params: typeof params === 'function' ? (end: CallEnd) => params(givenIn(end), end.context) : params };
}

/** Diagrams show the name of this guard. */
function isOfKind(kind: string, kinds: readonly string[]): (end: CallEnd) => boolean {
  const guard = (end: CallEnd) => kindOf(answerIn(end), kinds) === kind;
  return Object.defineProperty(guard, 'name', { value: `is${kind.charAt(0).toUpperCase()}${kind.slice(1)}` });
}

function kindOf(answer: unknown, kinds: readonly string[]): string {
  const named: unknown = Reflect.get(Object(answer), 'kind') ?? answer;
  const kind = kinds.find((each) => each === named) ?? kinds.find((each) => each === 'done');
  if (kind === undefined) throw new TypeError(`No route for an answer of the kind "${String(named)}".`);
  return kind;
}
