import type { AnyEventObject } from 'xstate';
import { takes } from './model.ts';
import { leavesOf } from './say.ts';
import type { Shown } from './shown.ts';
import type { Driver, Seen } from './verbs.ts';
import type { Step } from './walks.ts';

type Gestures<Hand> = Record<string, (hand: Hand, event: AnyEventObject) => Promise<void>>;

/** Does with a page what a step of a walk says: a gesture by its verbs, or what becomes of a call. */
export async function takeStep<Hand extends Driver>(
  gestures: Gestures<Hand>,
  hand: Hand,
  event: AnyEventObject,
): Promise<void> {
  const gesture = gestures[event.type];
  if (gesture) return gesture(hand, event);
  const [, kind, actor = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
  if (kind === undefined) throw new Error(`There is no gesture for "${event.type}".`);
  await hand.hold(actor);
  if (kind === 'error') return hand.cut(actor, event.error);
  await hand.arrange(actor, event.output);
  await hand.release(actor, event.output);
}

interface Sight {
  texts: string[];
  buttons: string[];
}

/** What a step is to show: the words of its state and none of another, and the buttons whose events are taken. */
export function wantedAt({ texts, buttons, where = {} }: Shown, { snapshot }: Pick<Step, 'snapshot'>): Sight {
  const state = leavesOf(snapshot.value);
  const words = texts[state];
  if (!words) throw new Error(`No text is expected for "${state}".`);
  return {
    texts: everyText({ texts, where }).filter(
      (text) => words.includes(text) || where[text]?.(snapshot.context as never, snapshot),
    ),
    buttons: Object.keys(buttons).filter((name) => takes(snapshot, buttons[name] ?? { type: '' })),
  };
}

/** What of it is there. */
export const seenOf = ({ texts, buttons, where = {} }: Shown, seen: Seen): Sight => ({
  texts: everyText({ texts, where }).filter((text) => seen.texts.has(text)),
  buttons: Object.keys(buttons).filter((name) => seen.pressable.has(name)),
});

const everyText = ({ texts, where = {} }: Omit<Shown, 'buttons'>): string[] => [
  ...new Set([...Object.values(texts).flat(), ...Object.keys(where)]),
];
