import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { publicEvents } from './model.ts';
import { plantInScreen } from './planted-screen.tsx';
import { type Screen, tourScreen } from './tour-screen.tsx';
import { toursOf } from './tours.ts';

/** Walks a whole chart through its screen; where mistakes are planted, sees which of them the screen notices. */
export function walkScreen<Machine extends AnyStateMachine>(screen: Screen<Machine>): void {
  if (process.env.VAYA_PLANTED === undefined) walkWholeScreen(screen);
  else plantInScreen(screen);
}

/** Every event in every place, or once in every state where there are very many; and the longest way of the latter under StrictMode. */
function walkWholeScreen<Machine extends AnyStateMachine>(screen: Screen<Machine>): void {
  const { flow, isWide = false } = screen;
  const tours = toursOf(flow.model, { everywhere: !isWide }).map((tour) => ({ steps: tour.length, tour }));
  const short = toursOf(flow.model).toSorted((one, other) => other.length - one.length)[0] ?? [];
  const examined = new Set<string>();
  const done = new Set<string>();

  it.each(tours)('a tour of $steps steps', ({ tour }) => tourScreen(screen, tour, { examined, done }));

  it('has been in every state of which the texts speak', () => {
    expect([...examined].sort()).toEqual(Object.keys(flow.shown.texts).sort());
  });

  it('has a control for each event, or tells who sends it', () => {
    const all = new Set(publicEvents(flow.model).map(({ type }) => type));
    expect([...done, ...Object.keys(flow.elsewhere ?? {})].sort()).toEqual([...all].sort());
  });

  it('goes every way that its states tell apart under StrictMode', () =>
    tourScreen(screen, short, { examined: new Set(examined), done: new Set(), Mode: StrictMode }));
}
