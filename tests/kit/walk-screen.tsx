import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import {
  type Actor,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
} from 'xstate';
import { expectAccessible } from './accessible.ts';
import { controllable, drive } from './controllable.ts';
import { type Model, publicEvents, takes } from './model.ts';
import { leavesOf, titleOf } from './say.ts';
import type { Shown } from './shown.ts';
import { type Walk, walksOf } from './walks.ts';

export interface Screen<Machine extends AnyStateMachine> extends Shown {
  model: Model;
  machine: Machine;
  render(actor: Actor<Machine>): ReactNode;
  /** What a person does for an event; false where there is no control for it now, as another flow may send it too. */
  gestures: Record<string, (event: AnyEventObject) => unknown>;
  /** Flows that the screen shows as well; that they have ended is the walk's to say. */
  flows?: Record<string, AnyActorLogic>;
  /** Events that no control of this screen sends, each with who does: they are sent. */
  elsewhere?: Record<string, string>;
}

/** Walks a whole chart through its screen, twice: as it is, and under StrictMode. */
export function walkScreen<Machine extends AnyStateMachine>(shown: Screen<Machine>): void {
  const walks = walksOf(shown.model);
  const examined = new Set<string>();
  const done = new Set<string>();

  it.each(walks.map((walk) => ({ title: titleOf(walk), walk })))('$title', ({ walk }) =>
    take(shown, walk, examined, done),
  );

  it('has been in every state of which the texts speak', () => {
    expect([...examined].sort()).toEqual(Object.keys(shown.texts).sort());
  });

  it('has a control for each event, or tells who sends it', () => {
    const all = new Set(publicEvents(shown.model).map(({ type }) => type));
    expect([...done, ...Object.keys(shown.elsewhere ?? {})].sort()).toEqual([...all].sort());
  });

  const longest = [...walks].sort((one, other) => other.length - one.length).slice(0, 5);
  it.each(longest.map((walk) => ({ title: titleOf(walk), walk })))('under StrictMode: $title', ({ walk }) =>
    take(shown, walk, new Set(examined), new Set(), StrictMode),
  );
}

async function take<Machine extends AnyStateMachine>(
  shown: Screen<Machine>,
  walk: Walk,
  examined: Set<string>,
  done: Set<string>,
  Mode: (props: { children: ReactNode }) => ReactNode = ({ children }) => children,
): Promise<void> {
  const { logic, pending } = controllable(shown.machine);
  const { flows = {} } = shown;
  const isOfFlow = ({ type }: AnyEventObject) => Object.keys(flows).some((id) => type.endsWith(`.actor.${id}`));
  const actor = createActor(logic.provide({ actors: flows } as never), {
    input: shown.model.input,
  } as never) as Actor<Machine>;
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
    if (gesture && gesture(event) !== false) done.add(event.type);
    else if (isOfFlow(event)) await act(async () => actor.send(event as never));
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
  const words = texts[state] ?? expect.fail(`No text is expected for "${state}".`);
  const every = [...new Set(Object.values(texts).flat())];
  const { shown, pressable } = look();
  expect(
    every.filter((text) => shown.has(text)),
    state,
  ).toEqual(every.filter((text) => words.includes(text)));
  for (const [name, event] of Object.entries(buttons)) {
    expect(pressable.has(name), `"${name}" in ${state}`).toBe(takes(snapshot, event));
  }
  if (examined.has(state)) return;
  examined.add(state);
  await expectAccessible();
}

/** Presses a button if it is there and can be pressed. */
export function pressIfThere(name: string | RegExp): boolean {
  const button = screen.queryAllByRole('button', { name }).find((each) => !each.hasAttribute('disabled'));
  if (button) fireEvent.click(button);
  return button !== undefined;
}

/** Types a text anew, so that the field tells of it even where it stands there already. */
export function typeAnew(label: string | RegExp, text: string): void {
  for (const value of ['', text]) fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

/** The words of the page, element by element, and the names of the buttons that can be pressed: read in one pass. */
function look(): { shown: Set<string>; pressable: Set<string> } {
  const shown = [...document.body.querySelectorAll('*')].map(({ childNodes }) =>
    plain([...childNodes].map((node) => (node instanceof Text ? node.data : '')).join('')),
  );
  const pressable = [...document.querySelectorAll('button')]
    .filter((button) => !button.disabled && button.closest('[aria-hidden=true], [inert]') === null)
    .map((button) => button.getAttribute('aria-label') ?? plain(button.textContent));
  return { shown: new Set(shown), pressable: new Set(pressable) };
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
