import { act, render } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import {
  type Actor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  SimulatedClock,
} from 'xstate';
import { expectAccessible } from './accessible.ts';
import { controllable, drive } from './controllable.ts';
import type { Flow } from './flow.ts';
import { innerDriver } from './inner-driver.ts';
import { isPublic, publicEvents } from './model.ts';
import { leavesOf, titleOf } from './say.ts';
import type { Shown } from './shown.ts';
import { seenOf, takeStep, wantedAt } from './take-step.ts';
import type { Driver } from './verbs.ts';
import { type Step, type Walk, walksOf } from './walks.ts';

export interface Screen<Machine extends AnyStateMachine> {
  flow: Flow & { shown: Shown };
  machine: Machine;
  render(actor: Actor<Machine>): ReactNode;
}

/** Walks a whole chart through its screen, and the longest walks under StrictMode as well. */
export function walkScreen<Machine extends AnyStateMachine>(screen: Screen<Machine>): void {
  const { flow } = screen;
  const walks = walksOf(flow.model);
  const examined = new Set<string>();
  const done = new Set<string>();

  it.each(walks.map((walk) => ({ title: titleOf(walk), walk })))('$title', ({ walk }) =>
    take(screen, walk, examined, done),
  );

  it('has been in every state of which the texts speak', () => {
    expect([...examined].sort()).toEqual(Object.keys(flow.shown.texts).sort());
  });

  it('has a control for each event, or tells who sends it', () => {
    const all = new Set(publicEvents(flow.model).map(({ type }) => type));
    expect([...done, ...Object.keys(flow.elsewhere ?? {})].sort()).toEqual([...all].sort());
  });

  const longest = [...walks].sort((one, other) => other.length - one.length).slice(0, 5);
  it.each(longest.map((walk) => ({ title: titleOf(walk), walk })))('under StrictMode: $title', ({ walk }) =>
    take(screen, walk, new Set(examined), new Set(), StrictMode),
  );
}

async function take<Machine extends AnyStateMachine>(
  { flow, machine, render: shownAs }: Screen<Machine>,
  walk: Walk,
  examined: Set<string>,
  done: Set<string>,
  Mode: (props: { children: ReactNode }) => ReactNode = ({ children }) => children,
): Promise<void> {
  const { logic, pending } = controllable(machine);
  const clock = new SimulatedClock();
  const actor = createActor(logic, { input: flow.model.input, clock } as never) as Actor<Machine>;
  actor.start();
  render(
    <Mode>
      <MemoryRouter>{shownAs(actor)}</MemoryRouter>
    </Mode>,
  );
  const hand = innerDriver({ pending, clock });
  const current = (): AnyMachineSnapshot => actor.getSnapshot();
  await examine(flow, hand, current(), examined);
  for (const [index, { event, snapshot }] of walk.slice(1).entries()) {
    if (hasHand(flow, walk[index], event)) {
      await takeStep(flow.gestures ?? {}, hand, event);
      if (isPublic(event.type)) done.add(event.type);
    } else await act(() => drive({ actor, pending } as never, event));
    expect(current().value).toEqual(snapshot.value);
    await examine(flow, hand, current(), examined);
  }
}

/** What nobody can do at this screen is sent: what others do, what is not offered now, and time without a name. */
function hasHand({ gestures = {}, elsewhere = {}, isOffered }: Flow, before: Step | undefined, event: AnyEventObject) {
  const { type } = event;
  if (type.startsWith('xstate.after.')) return type in gestures;
  if (!isPublic(type)) return true;
  return !(type in elsewhere) && (before === undefined || isOffered === undefined || isOffered(before, event));
}

async function examine(
  { shown }: { shown: Shown },
  hand: Driver,
  snapshot: AnyMachineSnapshot,
  examined: Set<string>,
): Promise<void> {
  const state = leavesOf(snapshot.value);
  expect(seenOf(shown, await hand.look()), state).toEqual(wantedAt(shown, { snapshot }));
  if (examined.has(state)) return;
  examined.add(state);
  await expectAccessible();
}
