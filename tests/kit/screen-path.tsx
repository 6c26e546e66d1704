import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { expectAccessible } from './accessible.ts';
import { isPublic } from './model.ts';
import { expectedIn, foundOn, namesOf, textStatesOf } from './page-step.ts';
import type { Path } from './paths.ts';
import { takePath } from './run-path.ts';
import { leavesOf } from './say.ts';
import { clockOfFlow, type Screen, startScreen } from './screen.tsx';

/** What the tests of a screen have seen so far. */
export interface Seen {
  states: Set<string>;
  /** The states whose facts were compared. */
  facts: Set<string>;
  events: Set<string>;
}

interface Taking {
  seen?: Seen;
  Mode?: (props: { children: ReactNode }) => ReactNode;
  /** Whether the state of the chart is compared too, and not only what the screen shows. */
  comparesState?: boolean;
}

/** Takes a path through the screen of a chart: gestures on its controls, and in each state the texts and buttons written by hand. */
export async function takePathOnScreen<Machine extends AnyStateMachine>(
  screen: Screen<Machine>,
  path: Path,
  { seen, Mode, comparesState = true }: Taking = {},
): Promise<void> {
  const { flow } = screen;
  const { current, driver, perform } = mount(screen, Mode);
  const check = async (state: AnyMachineSnapshot) => {
    const name = leavesOf(state.value);
    if (comparesState) expect(leavesOf(current().value)).toBe(name);
    expect(foundOn(flow, await driver.look(), state), name).toEqual(expectedIn(flow, state));
    for (const each of namesOf(state)) seen?.facts.add(each);
    const states = textStatesOf(flow.shown.texts, state);
    if (!seen || states.every((each) => seen.states.has(each))) return;
    for (const each of states) seen.states.add(each);
    await expectAccessible();
  };
  await takePath(
    path,
    async ({ event }) => {
      if ((await perform(event)) === 'by hand' && isPublic(event.type)) seen?.events.add(event.type);
    },
    check,
  );
}

/** Renders a screen with a controlled chart. Its clock is the page's, until the test restores `Date.now`. */
export function mount<Machine extends AnyStateMachine>(
  screen: Screen<Machine>,
  Mode: Taking['Mode'] = ({ children }) => children,
) {
  const clock = clockOfFlow();
  Date.now = () => clock.now();
  const { element, ...started } = startScreen(screen, (change) => act(async () => void change()), { clock });
  render(<Mode>{element}</Mode>);
  return started;
}
