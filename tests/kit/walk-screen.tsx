import { StrictMode } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { numbered, wordsOf } from './describe.ts';
import type { Flow } from './flow.ts';
import { isPublic, publicEvents } from './model.ts';
import { isNightly } from './nightly.ts';
import { coveringPaths, edgePaths, type Path } from './paths.ts';
import { plantInScreen } from './planted-screen.tsx';
import { doublePressFaults } from './press-twice.ts';
import { hasControl, type Screen } from './screen.tsx';
import { type Seen, takePathOnScreen } from './screen-path.tsx';
import { toursOf } from './tours.ts';

/** Takes every path of a chart through its screen; where mistakes are planted, counts those that the screen notices. */
export function walkScreen<Machine extends AnyStateMachine>(screen: Screen<Machine>): void {
  const { flow, width } = screen;
  const real = { now: Date.now, width: window.innerWidth };
  describe(flow.model.title, () => {
    beforeAll(() => {
      if (width !== undefined) window.innerWidth = width;
    });
    afterAll(() => {
      Date.now = real.now;
      window.innerWidth = real.width;
    });
    if (process.env.VAYA_PLANTED === undefined) testScreen(screen);
    else plantInScreen(screen);
  });
}

function testScreen<Machine extends AnyStateMachine>(screen: Screen<Machine>): void {
  const { flow } = screen;
  const paths = [...coveringPaths(flow.model), ...pathsToControls(flow)];
  const seen: Seen = { states: new Set(), facts: new Set(), events: new Set() };

  it.for(numbered(wordsOf(flow), paths))('$name', ({ path }) => takePathOnScreen(screen, path, { seen }));

  it('shows the texts of every state', () => {
    expect([...seen.states].sort()).toEqual(Object.keys(flow.shown.texts).sort());
  });

  it('shows the facts of every state that has some', () => {
    const { facts = {} } = flow.shown;
    expect(Object.keys(facts).filter((state) => !seen.facts.has(state))).toEqual([]);
  });

  it('has a control for each event, or the flow names its sender', () => {
    const all = new Set(publicEvents(flow.model).map(({ type }) => type));
    expect([...seen.events, ...Object.keys(flow.elsewhere ?? {})].sort()).toEqual([...all].sort());
  });

  it('shows the same under StrictMode', () =>
    takePathOnScreen(screen, paths.at(-1) ?? expect.fail(), { Mode: StrictMode }));

  it('has one effect for a double press on each button that changes something', async () => {
    expect(await doublePressFaults(screen)).toEqual([]);
  });

  if (isNightly)
    it.for(toursOf(flow.model, { everywhere: !screen.isWide }))(
      'takes every event in every state, in a tour of $weight steps',
      (path) => takePathOnScreen(screen, path),
    );
}

/** Paths to the controls that the screen offers only in states where the other paths do not use them. */
function pathsToControls(flow: Flow): Path[] {
  const usedIn = (path: Path): string[] =>
    path.steps.flatMap(({ event }, index) => {
      const before = path.steps[index - 1]?.state;
      return before && isPublic(event.type) && hasControl(flow, before, event) ? [event.type] : [];
    });
  const used = new Set(coveringPaths(flow.model).flatMap(usedIn));
  const added: Path[] = [];
  for (const path of edgePaths(flow.model)) {
    const missing = usedIn(path).filter((type) => !used.has(type));
    if (missing.length > 0) added.push(path);
    for (const type of missing) used.add(type);
  }
  return added;
}
