import {
  type AnyStateMachine,
  type EventFromLogic,
  initialTransition,
  type StateMachine,
  type StateValueFrom,
  transition,
} from 'xstate';
import type { AuditAction } from '#contract/audit-actions.ts';
import type { Unit } from './unit-of-work.ts';

/** A stored record that has a chart. */
interface StoredRecord {
  id: string;
  state: string;
}

/** How one kind of stored record is moved along its chart. */
export interface Lifecycle<Row extends StoredRecord, Move extends { type: string }> {
  chart: AnyStateMachine;
  /** Finds the record and locks it until the unit ends: the account's row first, then its own. */
  load(unit: Unit, id: string): Promise<Row | undefined>;
  /** The transition that is overdue, whether or not it is stored yet. */
  overdue?(row: Row, now: number): Move | null;
  /** What the chart's guards need to know: other records, the clock, stored columns. */
  facts(unit: Unit, row: Row, move: Move): unknown;
  /** What is stored with the new state. */
  change(row: Row, move: Move, unit: Unit): Partial<Row>;
  /** Saves it where the state is still the one that was read; nothing where it is not. */
  save(unit: Unit, row: Row, change: Partial<Row>): Promise<unknown>;
  /** What the record's own history keeps of a move that was made; none where it has no history. */
  recordHistory?(unit: Unit, row: Row, move: Move): Promise<unknown>;
  /** What the chart asks for, by the name that it has there. */
  effects: ReadonlyMap<string, (unit: Unit, row: Row, params: unknown) => unknown>;
  /** The moves that are written to the audit trail. */
  audited: readonly AuditAction[];
  subjectOf(row: Row): string;
  /** Fields of a move that its audit entry holds: codes and days, never free text, since the trail cannot be erased. */
  auditedDetails?: readonly string[];
}

/** A lifecycle as its feature declares it, held to the names and the types of its chart. */
interface LifecycleDeclaration<
  Chart extends AnyStateMachine,
  Row extends StoredRecord & { state: StateValueFrom<Chart> },
> extends Omit<Lifecycle<Row, MoveOf<Chart>>, 'effects' | 'facts' | 'audited' | 'auditedDetails'> {
  chart: Chart;
  facts(unit: Unit, row: Row, move: MoveOf<Chart>): Promise<FactsOf<Chart>> | FactsOf<Chart>;
  /** One function for each action of the chart: a missing one does not compile, nor does one that the chart does not name. */
  effects: EffectsOf<Chart, Row>;
  audited: readonly (MoveOf<Chart>['type'] & AuditAction)[];
  auditedDetails?: readonly Exclude<NamesIn<MoveOf<Chart>>, 'type'>[];
}

type NamesIn<Move> = Move extends unknown ? keyof Move & string : never;

export const lifecycleOf =
  <Row extends StoredRecord>() =>
  <Chart extends AnyStateMachine>(
    declaration: LifecycleDeclaration<Chart, Row & { state: StateValueFrom<Chart> }>,
  ): Lifecycle<Row & { state: StateValueFrom<Chart> }, MoveOf<Chart>> => ({
    ...declaration,
    effects: new Map(Object.entries(declaration.effects)),
  });

type WithoutFacts<Event extends { type: string }> = Event extends unknown
  ? Omit<Event, 'facts' | 'type'> & { type: Event['type'] }
  : never;
/** An event of the chart, as its caller says it: without the facts. */
export type MoveOf<Chart extends AnyStateMachine> = WithoutFacts<EventFromLogic<Chart>>;

type FactsOf<Chart extends AnyStateMachine> = EventFromLogic<Chart> extends { facts: infer Facts } ? Facts : undefined;

// biome-ignore format: one line tells that only one of its fifteen parts matters here.
type ActionOf<Chart> = Chart extends StateMachine<infer _C, infer _E, infer _H, infer _P, infer Action, infer _G, infer _D, infer _V, infer _T, infer _I, infer _O, infer _M, infer _S, infer _W, infer _R> ? Action : never;

type EffectsOf<Chart, Row> = {
  [Action in ActionOf<Chart> as Action['type']]: (unit: Unit, row: Row, params: Action['params']) => unknown;
};

export interface Step {
  state: string;
  effects: readonly { type: string; params: unknown }[];
}

/** Where an event leads a stored record, or null where its chart refuses the event. */
export function step(chart: AnyStateMachine, state: string, event: { type: string }): Step | null {
  const from = chart.resolveState({ value: state, context: {} });
  if (!from.can(event)) return null;
  const [next, actions] = transition(chart, from, event);
  return { state: String(next.value), effects: actions.map(({ type, params }) => ({ type, params })) };
}

/** The state of a new record. */
export const initialStateOf = <Chart extends AnyStateMachine>(chart: Chart): StateValueFrom<Chart> => {
  const [{ value }]: [{ value: StateValueFrom<Chart> }, unknown] = initialTransition<AnyStateMachine>(chart);
  return value;
};
