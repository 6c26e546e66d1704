import { setImmediate } from 'node:timers/promises';
import { cleanup } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { letPass } from '#tests/mutation/let-pass.ts';
import { flows, journeys } from './flows.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { isNoticedOnPaths } from './mutation.ts';
import { coveringPaths } from './paths.ts';
import type { Screen } from './screen.tsx';
import { takePathOnScreen } from './screen-path.tsx';
import { sourceMutantsOf } from './source-mutants.ts';

/** A sample of at least this size, evenly spread. */
const sampleSize = 30;

/** Not everything in a chart's context is visible on its screen. */
const minShare = 0.5;

/** Plants mistakes in a chart and takes its paths through the screen: a mistake is noticed by texts and buttons alone. */
export function plantInScreen<Machine extends AnyStateMachine>(screen: Screen<Machine>): void {
  const [name] = Object.entries(flows).find(([, { model }]) => model === screen.flow.model) ?? [''];
  const excused = letPass[name] ?? {};
  let mutants: Mutant[] = [];

  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { machine, file } = journeys[name] ?? expect.fail(`There are no journeys of "${name}".`);
    const replaced = replacedIn(screen.machine, machine);
    mutants = [...mutantsOf(machine), ...(await sourceMutantsOf(file, machine))].map((mutant) => ({
      name: mutant.name,
      get machine() {
        return mutant.machine.provide(replaced as never);
      },
    }));
  });
  afterAll(() => void vi.restoreAllMocks());

  it('notices no mistake that is excused because it changes nothing', async () => {
    const none = mutants.filter((mutant) => mutant.name in excused);
    expect(none).toHaveLength(Object.keys(excused).length);
    expect((await noticedIn(screen, none)).map((mutant) => mutant.name)).toEqual([]);
  });

  it('notices most of the others, together with the test cases', async () => {
    const real = mutants.filter((mutant) => !(mutant.name in excused));
    const every = Math.max(1, Math.floor(real.length / sampleSize));
    const sample = real.filter((_, index) => index % every === 0);
    const noticed = await noticedIn(screen, sample);
    const passed = sample.filter((mutant) => !noticed.includes(mutant) && !isNoticedOnPaths(screen.flow.model, mutant));
    expect(passed.length / sample.length, passed.map(({ name: mistake }) => mistake).join('\n')).toBeLessThanOrEqual(
      1 - minShare,
    );
  });
}

/** What the chart of a screen does in place of the product's: the planted ones do it too. */
function replacedIn({ implementations }: AnyStateMachine, product: AnyStateMachine): object {
  const kinds = ['actions', 'actors', 'guards', 'delays'] as const;
  const changedIn = (kind: (typeof kinds)[number]) =>
    Object.entries(implementations[kind]).filter(
      ([name, value]) => value !== Reflect.get(product.implementations[kind], name),
    );
  return Object.fromEntries(kinds.map((kind) => [kind, Object.fromEntries(changedIn(kind))]));
}

async function noticedIn<Machine extends AnyStateMachine>(
  screen: Screen<Machine>,
  mutants: readonly Mutant[],
): Promise<Mutant[]> {
  const noticed: Mutant[] = [];
  for (const mutant of mutants) if (await isNoticed(screen, mutant)) noticed.push(mutant);
  return noticed;
}

/** A broken chart may throw outside of the test, after the step that broke it: that counts as noticed. */
async function isNoticed<Machine extends AnyStateMachine>(screen: Screen<Machine>, mutant: Mutant): Promise<boolean> {
  const others = process.listeners('uncaughtException');
  let isBroken = false;
  const note = (failure: ErrorEvent | Error) => {
    isBroken = true;
    if (!(failure instanceof Error)) failure.preventDefault();
  };
  process.removeAllListeners('uncaughtException').on('uncaughtException', note);
  addEventListener('error', note);
  try {
    return (await isSeen(screen, mutant)) || isBroken;
  } finally {
    await setImmediate();
    removeEventListener('error', note);
    process.removeListener('uncaughtException', note);
    for (const other of others) process.on('uncaughtException', other);
  }
}

async function isSeen<Machine extends AnyStateMachine>(screen: Screen<Machine>, mutant: Mutant): Promise<boolean> {
  for (const path of coveringPaths(screen.flow.model))
    try {
      await takePathOnScreen({ ...screen, machine: mutant.machine as Machine }, path, { comparesState: false });
    } catch {
      return true;
    } finally {
      cleanup();
    }
  return false;
}
