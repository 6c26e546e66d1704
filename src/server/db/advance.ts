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
  const current = due === null ? row : ((await applyMove(unit, lifecycle, row, due)) ?? row);
  const applied = await storeState(unit, lifecycle, current, move);
  if (applied === null) return null;
  const action = lifecycle.audited.find((name) => name === move.type);
  if (action !== undefined && unit.actor !== null)
    unit.record({ action, subjectId: lifecycle.subjectOf(applied.row), details: detailsOf(lifecycle, move) });
  await runEffects(unit, lifecycle, applied);
  return applied.row;
}

/** Applies the overdue transition of a record; null where there is none, or another unit has applied it. */
export async function applyOverdue<Row extends { id: string; state: string }, Move extends { type: string }>(
  unit: Unit,
  lifecycle: Lifecycle<Row, Move>,
  id: string,
): Promise<Row | null> {
  const row = await lifecycle.load(unit, id);
  const due = row && lifecycle.overdue?.(row, unit.now);
  return due ? applyMove(unit, lifecycle, row, due) : null;
}

/** Creates a record by the first transition of its chart. */
export async function createRecord<Row extends { id: string; state: string }, Move extends { type: string }>(
  unit: Unit,
  lifecycle: Lifecycle<Row, Move>,
  first: { row: NoInfer<Row>; move: NoInfer<Move>; insert(row: NoInfer<Row>): Promise<unknown> },
): Promise<Row> {
  const { row, move, insert } = first;
  const facts = await lifecycle.facts(unit, row, move);
  const next = step(lifecycle.chart, String(initialStateOf(lifecycle.chart)), { ...move, facts });
  if (next === null) throw new StateConflict();
  const created = { ...row, ...lifecycle.change(row, move, unit), state: next.state };
  await insert(created);
  await runEffects(unit, lifecycle, { row: created, move, effects: next.effects });
  return created;
}

async function applyMove<Row extends { id: string; state: string }, Move extends { type: string }>(
  unit: Unit,
  lifecycle: Lifecycle<Row, Move>,
  row: Row,
  move: Move,
): Promise<Row | null> {
  const applied = await storeState(unit, lifecycle, row, move);
  if (applied !== null) await runEffects(unit, lifecycle, applied);
  return applied?.row ?? null;
}

interface AppliedMove<Row, Move> {
  row: Row;
  move: Move;
  effects: Step['effects'];
}

async function storeState<Row extends { id: string; state: string }, Move extends { type: string }>(
  unit: Unit,
  lifecycle: Lifecycle<Row, Move>,
  row: Row,
  move: Move,
): Promise<AppliedMove<Row, Move> | null> {
  const facts = await lifecycle.facts(unit, row, move);
  const next = step(lifecycle.chart, row.state, { ...move, facts });
  if (next === null) return null;
  const change = { ...lifecycle.change(row, move, unit), state: next.state };
  if (!(await lifecycle.save(unit, row, change))) return null;
  return { row: { ...row, ...change }, move, effects: next.effects };
}

async function runEffects<Row extends { id: string; state: string }, Move extends { type: string }>(
  unit: Unit,
  lifecycle: Lifecycle<Row, Move>,
  { row, move, effects }: AppliedMove<Row, Move>,
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
