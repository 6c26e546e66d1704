import { NotFound, StateConflict } from '../lib/errors.ts';
import { initialStateOf, type Lifecycle, type Step, step } from './lifecycle.ts';
import type { Unit } from './unit-of-work.ts';

/** Applies a transition to a stored record and runs its effects; 409 where the chart rejects it. */
export async function advance<Row extends { id: string; state: string }, Move extends { type: string }>(
  unit: Unit,
  lifecycle: Lifecycle<Row, Move>,
  id: string,
  move: NoInfer<Move>,
): Promise<Row> {
  const moved = await advanceIfPossible(unit, lifecycle, id, move);
  if (moved === null) throw new StateConflict();
  return moved;
}

/** Like `advance`, but returns null where the chart rejects the transition. Overdue transitions are applied first. */
export async function advanceIfPossible<Row extends { id: string; state: string }, Move extends { type: string }>(
  unit: Unit,
  lifecycle: Lifecycle<Row, Move>,
  id: string,
  move: NoInfer<Move>,
): Promise<Row | null> {
  const row = await lifecycle.load(unit, id);
  if (!row) throw new NotFound();
  const due = lifecycle.overdue?.(row, unit.now) ?? null;
  const current = due === null ? row : ((await take(unit, lifecycle, row, due)) ?? row);
  const taken = await save(unit, lifecycle, current, move);
  if (taken === null) return null;
  const action = lifecycle.audited.find((name) => name === move.type);
  if (action !== undefined && unit.actor !== null)
    unit.record({ action, subjectId: lifecycle.subjectOf(taken.row), details: detailsOf(lifecycle, move) });
  await tell(unit, lifecycle, taken);
  return taken.row;
}

/** Applies the overdue transition of a record; null where there is none, or another unit has applied it. */
export async function applyOverdue<Row extends { id: string; state: string }, Move extends { type: string }>(
  unit: Unit,
  lifecycle: Lifecycle<Row, Move>,
  id: string,
): Promise<Row | null> {
  const row = await lifecycle.load(unit, id);
  const due = row && lifecycle.overdue?.(row, unit.now);
  return due ? take(unit, lifecycle, row, due) : null;
}

type Begin<Row> = (row: Row) => Promise<unknown>;

/** Creates a record by the first transition of its chart. */
export async function begin<Row extends { id: string; state: string }, Move extends { type: string }>(
  unit: Unit,
  lifecycle: Lifecycle<Row, Move>,
  beginning: { row: NoInfer<Row>; move: NoInfer<Move>; insert: Begin<NoInfer<Row>> },
): Promise<Row> {
  const { row, move, insert } = beginning;
  const facts = await lifecycle.facts(unit, row, move);
  const next = step(lifecycle.chart, String(initialStateOf(lifecycle.chart)), { ...move, facts });
  if (next === null) throw new StateConflict();
  const begun = { ...row, ...lifecycle.change(row, move, unit), state: next.state };
  await insert(begun);
  await tell(unit, lifecycle, { row: begun, move, effects: next.effects });
  return begun;
}

async function take<Row extends { id: string; state: string }, Move extends { type: string }>(
  unit: Unit,
  lifecycle: Lifecycle<Row, Move>,
  row: Row,
  move: Move,
): Promise<Row | null> {
  const taken = await save(unit, lifecycle, row, move);
  if (taken !== null) await tell(unit, lifecycle, taken);
  return taken?.row ?? null;
}

interface Taken<Row, Move> {
  row: Row;
  move: Move;
  effects: Step['effects'];
}

async function save<Row extends { id: string; state: string }, Move extends { type: string }>(
  unit: Unit,
  lifecycle: Lifecycle<Row, Move>,
  row: Row,
  move: Move,
): Promise<Taken<Row, Move> | null> {
  const facts = await lifecycle.facts(unit, row, move);
  const next = step(lifecycle.chart, row.state, { ...move, facts });
  if (next === null) return null;
  const change = { ...lifecycle.change(row, move, unit), state: next.state };
  if (!(await lifecycle.save(unit, row, change))) return null;
  return { row: { ...row, ...change }, move, effects: next.effects };
}

async function tell<Row extends { id: string; state: string }, Move extends { type: string }>(
  unit: Unit,
  lifecycle: Lifecycle<Row, Move>,
  { row, move, effects }: Taken<Row, Move>,
): Promise<void> {
  await lifecycle.recordHistory?.(unit, row, move);
  for (const { type, params } of effects) await effectOf(lifecycle, type)(unit, row, params);
}

function effectOf<Row extends { id: string; state: string }, Move extends { type: string }>(
  { chart, effects }: Lifecycle<Row, Move>,
  type: string,
) {
  const effect = effects.get(type);
  if (!effect) throw new Error(`Nothing does "${type}" for ${chart.id}.`);
  return effect;
}

const detailsOf = (
  { auditedDetails = [] }: { auditedDetails?: readonly string[] },
  move: object,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(move).flatMap(([name, value]) => (auditedDetails.includes(name) ? [[name, String(value)]] : [])),
  );
