import { setImmediate } from 'node:timers/promises';
import { cleanup } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { letPass } from '#tests/mutation/let-pass.ts';
import { flows, journeys } from './flows.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { coveringPaths } from './paths.ts';
import { type Screen, takePathOnScreen } from './screen-path.tsx';
import { sourceMutantsOf } from './source-mutants.ts';

/** So many are planted at the least, and evenly spread, where there are many. */
const few = 30;

/** What a chart remembers is not all to be seen; what it does is. */
const leastShare = 0.6;

/** Plants mistakes in a chart and goes through its screen, where nothing tells but what is to be seen and to be pressed. */
export function plantInScreen<Machine extends AnyStateMachine>(screen: Screen<Machine>): void {
  const [name] = Object.entries(flows).find(([, { model }]) => model === screen.flow.model) ?? [''];
  const excused = letPass[name] ?? {};
  let mutants: Mutant[] = [];

  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { machine, file } = journeys[name] ?? expect.fail(`There are no journeys of "${name}".`);
    mutants = [...mutantsOf(machine), ...(await sourceMutantsOf(file, machine))];
  });
  afterAll(() => void vi.restoreAllMocks());

  it('notices no mistake that journeys and rules let pass because it is none', async () => {
    const none = mutants.filter((mutant) => mutant.name in excused);
    expect(none).toHaveLength(Object.keys(excused).length);
    expect((await noticedIn(screen, none)).map((mutant) => mutant.name)).toEqual([]);
  });

  it('notices most of the others', async () => {
    const real = mutants.filter((mutant) => !(mutant.name in excused));
    const every = Math.max(1, Math.floor(real.length / few));
    const sample = real.filter((_, index) => index % every === 0);
    const noticed = await noticedIn(screen, sample);
    const passed = sample.filter((mutant) => !noticed.includes(mutant)).map((mutant) => mutant.name);
    expect(noticed.length / sample.length, passed.join('\n')).toBeGreaterThanOrEqual(leastShare);
  });
}

async function noticedIn<Machine extends AnyStateMachine>(
  screen: Screen<Machine>,
  mutants: readonly Mutant[],
): Promise<Mutant[]> {
  const noticed: Mutant[] = [];
  for (const mutant of mutants) if (await isNoticed(screen, mutant)) noticed.push(mutant);
  return noticed;
}

/** A chart that breaks outright throws where nobody catches it, later than the step that broke it: that is noticed too. */
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
