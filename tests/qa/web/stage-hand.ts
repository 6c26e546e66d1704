import { nameOf, type Pressable, pressSelector } from '#tests/kit/names.ts';
import type { Driver, Name } from '#tests/kit/verbs.ts';
import { recordedValue } from '../fixtures.ts';
import type { RecordedStep } from '../recording.ts';
import type { TakenStep } from '../stage.ts';

const timeoutMs = 2_000;

type Verb = (...given: unknown[]) => Promise<unknown>;

/**
 * Notes what is done, as a recording has it. After each verb the screen catches up; a control in a part of the page
 * that is still loading is waited for.
 */
export function stageHand(driver: Driver, taken: TakenStep[]): Driver {
  const wrapped = Object.entries(driver).map(([name, verb]: [string, Verb]) => [
    name,
    async (...given: unknown[]) => {
      const step = notes[name]?.(...given);
      const result = await untilPossible(() => verb(...given));
      if (step) taken.push({ step, isOnPage: !(step.do === 'wait' || step.do === 'answer' || step.do === 'fail') });
      await settle(() => {});
      return result;
    },
  ]);
  return Object.fromEntries(wrapped) as Driver;
}

/** React commits before the next task; so does what it renders then. */
export async function settle(change: () => unknown): Promise<void> {
  await change();
  for (let task = 0; task < 2; task += 1) await new Promise((resolve) => setTimeout(resolve));
}

async function untilPossible(act: () => Promise<unknown>): Promise<unknown> {
  const end = performance.now() + timeoutMs;
  for (;;)
    try {
      return await act();
    } catch (failure) {
      if (performance.now() > end) throw failure;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
}

// biome-ignore lint/suspicious/noExplicitAny: the arguments are those of the verb with the same name.
const notes: Record<string, (...given: any[]) => RecordedStep> = {
  press: (name: Name) => ({ do: 'press', name: textOf(name) }),
  pressTwice: (name: Name) => ({ do: 'press', name: textOf(name) }),
  pressFirst: (name: Name) => ({ do: 'press', name: textOf(name), nth: 1 }),
  fill: (label: Name, text: string) => filled(textOf(label), text),
  refill: (label: Name, text: string) => filled(textOf(label), text),
  choose: (label: Name, option: string) => ({ do: 'choose', label: textOf(label), option }),
  attach: (label: Name, { name }: { name: string }) => ({ do: 'attach', label: textOf(label), file: name }),
  strike: (key: string, label?: Name) => ({
    do: 'strike',
    key,
    ...(label !== undefined && { label: textOf(label) }),
  }),
  passTime: (milliseconds: number) => ({ do: 'wait', milliseconds }),
  release: (call: string, output: unknown) => ({ do: 'answer', call, output }),
  cut: (call: string, error: unknown) => ({ do: 'fail', call, error }),
};

/** A secret without a fixture is refused when the recording is saved. */
const filled = (label: string, text: string): RecordedStep => ({
  do: 'fill',
  label,
  text: recordedValue({ label }, text) ?? text,
});

/** A recording names a control by its text. */
function textOf(name: Name): string {
  if (typeof name === 'string') return name;
  const names = [...document.querySelectorAll<Pressable>(pressSelector)].map(nameOf);
  return names.find((each) => name.test(each)) ?? name.source;
}
