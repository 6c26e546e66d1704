import { fireEvent } from '@testing-library/dom';
import type { SimulatedClock } from 'xstate';
import type { Pending } from './controllable.ts';
import { countedFromNow, deadlineIn } from './deadlines.ts';
import { factsOf } from './facts.ts';
import { type Field, labelsOf, nameOf, type Pressable, plain } from './names.ts';
import type { Driver, Name } from './verbs.ts';

/** Carries out a change, and waits until React has committed what follows from it. */
export type Settle = (change: () => unknown) => Promise<void>;

interface Inside {
  pending: Map<string, Pending>;
  clock: SimulatedClock;
  settle: Settle;
}

/** Drives a page from inside: its calls wait for an answer from here, and its clock is this one. */
export function innerDriver({ pending, clock, settle }: Inside): Driver {
  const callOf = (actor: string): Pending => {
    const call = pending.get(actor);
    if (!call) throw new Error(`The chart never started "${actor}".`);
    return call;
  };
  const write = (label: Name, value: string) => void fireEvent.change(fieldOf(label), { target: { value } });
  return {
    async press(name) {
      const [button, another] = buttonsOf(name);
      if (another) throw new Error(`There are several buttons "${name}".`);
      touch(button, name);
    },
    async pressTwice(name) {
      touch(buttonsOf(name)[0], name);
      const [again] = buttonsOf(name);
      if (again) touch(again, name);
    },
    pressFirst: async (name) => touch(buttonsOf(name)[0], name),
    fill: async (label, text) => write(label, text),
    async refill(label, text) {
      write(label, '');
      write(label, text);
    },
    /** React listens to `focusout` for blur. */
    leave: async (label) => void fireEvent.focusOut(fieldOf(label)),
    async choose(label, option) {
      const field = fieldOf(label);
      if (field.type === 'radio') fireEvent.click(field);
      else write(label, optionsOf(field).find(({ text }) => text === option)?.value ?? option);
    },
    async attach(label, { name, type, bytes }) {
      const file = new File([new Uint8Array(bytes)], name, { type });
      fireEvent.change(fieldOf(label), { target: { files: [file] } });
    },
    async strike(key, label) {
      fireEvent.keyDown(label === undefined ? (document.activeElement ?? document.body) : fieldOf(label), { key });
    },
    passTime: (milliseconds) =>
      settle(() => {
        clock.increment(milliseconds);
        for (const { input, resolve, tick } of pending.values()) {
          tick();
          if (isTimeUp(input, milliseconds)) resolve(undefined);
        }
      }),
    hold: async (actor) => void callOf(actor),
    release: (actor, output) => settle(() => callOf(actor).resolve(countedFromNow(output))),
    cut: (actor, error) => settle(() => callOf(actor).reject(error)),
    look: async () => ({
      texts: new Set(wordsOfPage()),
      pressable: new Set(pressable().map(nameOf)),
      facts: () => factsOf(document.body),
    }),
  };
}

/** A pause that has passed, or a deadline that has come. */
const isTimeUp = (input: unknown, passed: number): boolean =>
  (Object(input).milliseconds ?? Infinity) <= passed || deadlineIn(input) <= Date.now();

function touch(button: HTMLElement | undefined, name: Name): void {
  if (!button)
    throw new Error(`There is no enabled button "${name}". The buttons are: ${pressable().map(nameOf).join(', ')}.`);
  fireEvent.click(button);
}

const isNamed = (text: string, name: Name): boolean => (typeof name === 'string' ? text === name : name.test(text));

const pressable = (): Pressable[] =>
  [...document.querySelectorAll<Pressable>('button, input:is([type=radio], [type=checkbox])')].filter(
    (button) =>
      !button.matches(':disabled, [aria-disabled=true]') && button.closest('[aria-hidden=true], [inert]') === null,
  );

const buttonsOf = (name: Name): Pressable[] => pressable().filter((button) => isNamed(nameOf(button), name));

const optionsOf = (field: Field): HTMLOptionElement[] => [...((field as HTMLSelectElement).options ?? [])];

function fieldOf(label: Name): Field {
  const fields = [...document.querySelectorAll<Field>('input, textarea, select')];
  const found = fields.find((field) => labelsOf(field).some((text) => isNamed(text, label)));
  if (!found) {
    const others = fields.flatMap(labelsOf).filter(Boolean).join(', ');
    throw new Error(`There is no field "${label}". The fields are: ${others}.`);
  }
  return found;
}

/** What the fields of the page hold, by their labels. */
export const fieldsOnPage = (): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll<Field>('input:not([type=file]), textarea, select')].map((field) => [
      labelsOf(field).find(Boolean) ?? field.name,
      field.value,
    ]),
  );

/** The text of each element, without that of its children. */
const wordsOfPage = (): string[] =>
  [...document.body.querySelectorAll('*')].map(({ childNodes }) =>
    plain([...childNodes].map((node) => (node instanceof Text ? node.data : '')).join('')),
  );
