import { deepStrictEqual } from 'node:assert';
import type { AnyMachineSnapshot } from 'xstate';
import { type Controlled, drive, startControlled } from './controllable.ts';
import type { Model } from './model.ts';
import type { Path, PathStep } from './paths.ts';

/** Takes a path with the executors of @xstate/graph: each event is performed by the same function, each state is checked by another. */
export async function takePath(
  path: Path,
  perform: (step: Pick<PathStep, 'event' | 'state'>) => unknown,
  check: (state: AnyMachineSnapshot) => unknown,
): Promise<void> {
  const types = new Set(path.steps.slice(1).map(({ event }) => event.type));
  await path.test({
    events: Object.fromEntries([...types].map((type) => [type, async (step) => void (await perform(step))])),
    states: { '*': async (state) => void (await check(state)) },
  });
}

/** Takes a path with a running chart; returns the transitions that it took. */
export async function runPath({ machine, input }: Model, path: Path): Promise<ReadonlySet<string>> {
  const run = startControlled(machine, input);
  await takePath(
    path,
    ({ event }) => drive(run, event),
    (state) => expectSame(run, state),
  );
  run.actor.stop();
  return run.taken;
}

/** The same, and after each step the chart is saved as text and another one is restored from it. */
export async function runPathWithReloads({ machine, input }: Model, path: Path): Promise<void> {
  let run = startControlled(machine, input);
  await takePath(
    path,
    ({ event }) => drive(run, event),
    (state) => {
      expectSame(run, state);
      if (state.status === 'active') run = reloaded(run, machine);
    },
  );
  run.actor.stop();
}

function reloaded({ actor }: Controlled, machine: Model['machine']): Controlled {
  const saved = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
  actor.stop();
  return startControlled(machine, undefined, { snapshot: saved });
}

const expectSame = ({ actor }: Controlled, expected: AnyMachineSnapshot): void =>
  deepStrictEqual(contentOf(actor.getSnapshot()), contentOf(expected));

const contentOf = ({ value, status, context }: AnyMachineSnapshot) => ({ value, status, context });
