import { cleanup } from '@testing-library/react';
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { describeSteps, wordsOf } from './describe.ts';
import type { Flow } from './flow.ts';
import { isPublic } from './model.ts';
import { edgePaths, type Path } from './paths.ts';
import { hasControl, type Screen } from './screen.tsx';
import { mount } from './screen-path.tsx';
import type { Driver } from './verbs.ts';

/** Presses each button that starts a call or has an effect twice, as a double click does, and returns what that did more than one press. */
export async function doublePressFaults<Machine extends AnyStateMachine>(screen: Screen<Machine>): Promise<string[]> {
  const faults: string[] = [];
  for (const path of pressesIn(screen.flow)) {
    const once = await outcomeOf(screen, path, 'press');
    if (once.presses === 0) continue;
    const twice = await outcomeOf(screen, path, 'pressTwice');
    if (twice.outcome !== once.outcome)
      faults.push(`${describeSteps(wordsOf(screen.flow), path.steps)}: ${twice.outcome} instead of ${once.outcome}`);
  }
  return faults;
}

/** The shortest path to each event that a control sends and that starts a call or has an effect. */
function pressesIn(flow: Flow): Path[] {
  const found = new Map<string, Path>();
  for (const path of edgePaths(flow.model)) {
    const [before, last] = path.steps.slice(-2);
    if (!before || !last || !isPublic(last.event.type) || last.event.type in (flow.repeatable ?? {})) continue;
    const changes = Object.keys(last.calls).some(isCallOf(flow)) || last.effects.some((effect) => /^do /.test(effect));
    if (!changes || !hasControl(flow, before.state, last.event)) continue;
    const known = found.get(last.event.type);
    if (!known || known.steps.length > path.steps.length) found.set(last.event.type, path);
  }
  return [...found.values()];
}

const isCallOf =
  ({ model }: Flow) =>
  (id: string): boolean =>
    `xstate.error.actor.${id}` in model.cases && id !== 'pause' && id !== 'countdown';

async function outcomeOf<Machine extends AnyStateMachine>(
  screen: Screen<Machine>,
  { steps }: Path,
  verb: 'press' | 'pressTwice',
): Promise<{ presses: number; outcome: string }> {
  const { driver, perform, started, effects } = mount(screen);
  const [last, ...before] = steps.slice(1).toReversed();
  for (const { event } of before.toReversed()) await perform(event);
  const [calls, done] = [started.length, effects.length];
  let presses = 0;
  const press = async (name: Parameters<Driver['press']>[0]) => {
    presses += 1;
    await driver[verb](name);
  };
  await perform((last ?? { event: { type: 'xstate.init' } }).event as AnyEventObject, { ...driver, press });
  cleanup();
  const names = [...started.slice(calls), ...effects.slice(done).flatMap(Object.keys)];
  return { presses, outcome: names.join(', ') || 'nothing' };
}
