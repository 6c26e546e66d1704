import { act, render, screen, within } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { type Actor, type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, createActor } from 'xstate';
import { controllable, drive } from '#tests/kit/controllable.ts';
import { leavesOf, type Model, titleOf, type Walk, walksOf } from '#tests/kit/model.ts';
import { expectAccessible } from './accessible.ts';

export interface Screen<Machine extends AnyStateMachine> {
  model: Model;
  machine: Machine;
  render(actor: Actor<Machine>): ReactNode;
  /** What a person does for an event; events without a gesture come from elsewhere and are sent. */
  gestures: Record<string, (event: AnyEventObject) => void>;
  /** A button that is there and enabled exactly when its event is possible. */
  buttons: Record<string, AnyEventObject>;
  /** What a person reads, for each state: written by hand. */
  texts: Record<string, readonly string[]>;
}

/** Walks a whole chart through its screen, twice: as it is, and under StrictMode. */
export function walkScreen<Machine extends AnyStateMachine>(shown: Screen<Machine>): void {
  const walks = walksOf(shown.model);
  const examined = new Set<string>();

  it.each(walks.map((walk) => ({ title: titleOf(walk), walk })))('$title', ({ walk }) => take(shown, walk, examined));

  it('has been in every state of which the texts speak', () => {
    expect([...examined].sort()).toEqual(Object.keys(shown.texts).sort());
  });

  const longest = [...walks].sort((one, other) => other.length - one.length).slice(0, 5);
  it.each(longest.map((walk) => ({ title: titleOf(walk), walk })))('under StrictMode: $title', ({ walk }) =>
    take(shown, walk, new Set(examined), StrictMode),
  );
}

async function take<Machine extends AnyStateMachine>(
  shown: Screen<Machine>,
  walk: Walk,
  examined: Set<string>,
  Mode: (props: { children: ReactNode }) => ReactNode = ({ children }) => children,
): Promise<void> {
  const { logic, pending } = controllable(shown.machine);
  const actor = createActor(logic, { input: shown.model.input } as never) as Actor<Machine>;
  actor.start();
  render(
    <Mode>
      <MemoryRouter>{shown.render(actor)}</MemoryRouter>
    </Mode>,
  );
  const current = (): AnyMachineSnapshot => actor.getSnapshot();
  await examine(shown, current(), examined);
  for (const { event, snapshot } of walk.slice(1)) {
    const gesture = shown.gestures[event.type];
    if (gesture) gesture(event);
    else await act(() => drive({ actor, pending } as never, event));
    expect(current().value).toEqual(snapshot.value);
    await examine(shown, current(), examined);
  }
}

async function examine<Machine extends AnyStateMachine>(
  { texts, buttons }: Screen<Machine>,
  snapshot: AnyMachineSnapshot,
  examined: Set<string>,
): Promise<void> {
  const state = leavesOf(snapshot.value);
  for (const text of texts[state] ?? expect.fail(`No text is expected for "${state}".`)) {
    expect(within(document.body).queryAllByText(text, { exact: true }), `"${text}" in ${state}`).not.toEqual([]);
  }
  for (const [name, event] of Object.entries(buttons)) {
    expect(isPressable(name), `"${name}" in ${state}`).toBe(
      snapshot.status === 'active' && snapshot.can(event as never),
    );
  }
  if (examined.has(state)) return;
  examined.add(state);
  await expectAccessible();
}

const isPressable = (name: string): boolean =>
  screen.queryAllByRole('button', { name }).some((button) => !button.hasAttribute('disabled'));
