import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { type Actor, type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, createActor } from 'xstate';
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
    if (gesture && gesture(event) !== false) done.add(event.type);
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
  const [button] = pressable().filter((each) => (typeof name === 'string' ? each.name === name : name.test(each.name)));
  if (button) fireEvent.click(button.element);
  return button !== undefined;
}

/** Types a text anew, so that the field tells of it even where it stands there already. */
export function typeAnew(label: string | RegExp, text: string): void {
  const field = screen.getByLabelText(label);
  const values = 'value' in field && field.value === text ? ['', text] : [text];
  for (const value of values) fireEvent.change(field, { target: { value } });
}

/** The words of the page, element by element, and the names of the buttons that can be pressed: read in one pass. */
function look(): { shown: Set<string>; pressable: Set<string> } {
  const words = new Map<Node | null, string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    words.set(text.parentNode, (words.get(text.parentNode) ?? '') + text.nodeValue);
  return {
    shown: new Set([...words.values()].map(plain)),
    pressable: new Set(pressable().map(({ name }) => name)),
  };
}

function pressable(): { element: HTMLButtonElement; name: string }[] {
  const away = [...document.querySelectorAll('[aria-hidden=true], [inert]')];
  return [...document.querySelectorAll('button')]
    .filter((button) => !button.disabled && !away.some((each) => each.contains(button)))
    .map((element) => ({ element, name: element.getAttribute('aria-label') ?? plain(element.textContent) }));
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
