import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { takes } from './model.ts';
import { leavesOf } from './say.ts';
import type { Shown } from './shown.ts';
import type { Driver, Seen } from './verbs.ts';

type Gestures<Hand> = Record<string, (hand: Hand, event: AnyEventObject) => Promise<void>>;

/** Carries out a step on a page: a gesture by its verbs, or the answer of a call. */
export async function takeStep<Hand extends Driver>(
  gestures: Gestures<Hand>,
  hand: Hand,
  event: AnyEventObject,
): Promise<void> {
  const gesture = gestures[event.type === 'xstate.init' ? 'open' : event.type];
  if (gesture) return gesture(hand, event);
  const [, kind, actor = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
  if (kind === undefined) throw new Error(`There is no gesture for "${event.type}".`);
  await hand.hold(actor);
  if (kind === 'error') return hand.cut(actor, event.error);
  await hand.arrange(actor, event.output);
  await hand.release(actor, event.output);
}

/** The states whose texts are shown: the whole state, or the state of each region where `texts` lists those. */
export function textStatesOf(texts: Shown['texts'], { value }: AnyMachineSnapshot): string[] {
  const state = leavesOf(value);
  return state in texts ? [state] : state.split(' + ');
}

interface Sight {
  texts: string[];
  buttons: string[];
}

/** What a state shows: its own texts and no text of another state, and the buttons whose events are taken. */
export function expectedIn({ texts, buttons, where = {} }: Shown, snapshot: AnyMachineSnapshot): Sight {
  const words = textStatesOf(texts, snapshot).flatMap((state) => {
    const own = texts[state];
    if (!own) throw new Error(`No text is expected for "${state}".`);
    return own;
  });
  return {
    texts: everyText({ texts, where }).filter(
      (text) => words.includes(text) || where[text]?.(snapshot.context as never, snapshot),
    ),
    buttons: Object.keys(buttons).filter((name) => takes(snapshot, buttons[name] ?? { type: '' })),
  };
}

/** The same texts and buttons as they are found on the page. */
export const foundOn = ({ texts, buttons, where = {} }: Shown, seen: Seen): Sight => ({
  texts: everyText({ texts, where }).filter((text) => seen.texts.has(text)),
  buttons: Object.keys(buttons).filter((name) => seen.pressable.has(name)),
});

const everyText = ({ texts, where = {} }: Omit<Shown, 'buttons'>): string[] => [
  ...new Set([...Object.values(texts).flat(), ...Object.keys(where)]),
];
