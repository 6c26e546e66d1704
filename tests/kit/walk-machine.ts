import { deepStrictEqual } from 'node:assert';
import { type Controlled, drive, startControlled } from './controllable.ts';
import type { Model } from './model.ts';
import type { Step, Walk } from './walks.ts';

/** Takes a walk with a running chart, its actors answering when the walk says so; tells which transitions it took. */
export async function walkMachine({ machine, input }: Model, walk: Walk): Promise<ReadonlySet<string>> {
  const run = startControlled(machine, input);
  for (const [index, step] of walk.entries()) {
    if (index > 0) await drive(run, step.event);
    expectShown(run, step);
  }
  run.actor.stop();
  return run.taken;
}

/** The same, and between all steps the chart is put away as text, and another one goes on from it. */
export async function walkWithReloads({ machine, input }: Model, walk: Walk): Promise<void> {
  let run = startControlled(machine, input);
  for (const [index, step] of walk.entries()) {
    if (index > 0) await drive(run, step.event);
    expectShown(run, step);
    if (step.snapshot.status === 'active') run = reloaded(run, machine);
  }
  run.actor.stop();
}

function reloaded({ actor }: Controlled, machine: Model['machine']): Controlled {
  const kept = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
  actor.stop();
  return startControlled(machine, undefined, kept);
}

const expectShown = ({ actor }: Controlled, { snapshot }: Step): void =>
  deepStrictEqual(shownBy(actor.getSnapshot()), shownBy(snapshot));

const shownBy = ({ value, status, context }: Step['snapshot']) => ({ value, status, context });
