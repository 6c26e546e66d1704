import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { valuesOf } from './facts.ts';
import type { Flow } from './flow.ts';
import { isSameJson, takes } from './model.ts';
import { plainPresses } from './plain-presses.ts';
import { leavesOf } from './say.ts';
import type { Facts, Shown } from './shown.ts';
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
  await hand.release(actor, event.output);
}

/** The states whose texts are shown: the whole state, or the state of each region where `texts` lists those. */
export function textStatesOf(texts: Shown['texts'], { value }: AnyMachineSnapshot): string[] {
  const state = leavesOf(value);
  return state in texts ? [state] : state.split(' + ');
}

/** A flow with a screen. */
export type ShownFlow = Pick<Flow, 'model' | 'gestures' | 'isOffered'> & { shown: Shown };

interface Sight {
  texts: string[];
  buttons: string[];
  /** Each as "Check-in: 12 Jun 2026". */
  facts: string[];
}

/** What a state shows: its own texts and no text of another state, the buttons whose events are taken, and its facts. */
export function expectedIn(flow: ShownFlow, snapshot: AnyMachineSnapshot): Sight {
  const { texts, facts, where = {} } = flow.shown;
  const words = textStatesOf(texts, snapshot).flatMap((state) => {
    const own = texts[state];
    if (!own) throw new Error(`No text is expected for "${state}".`);
    return own;
  });
  return {
    texts: everyText({ texts, where }).filter(
      (text) => words.includes(text) || where[text]?.(snapshot.context as never, snapshot),
    ),
    buttons: Object.entries(buttonsOf(flow))
      .filter(([, event]) => takes(snapshot, event) && (flow.isOffered?.(snapshot, event) ?? true))
      .map(([name]) => name),
    facts: Object.entries(factsIn(facts, snapshot)).map(([label, values]) => lineOf(label, [values].flat())),
  };
}

/** The buttons whose press is the whole gesture of an event that carries nothing, and those that are listed by hand. */
function buttonsOf({ shown, ...flow }: ShownFlow): Record<string, AnyEventObject> {
  const presses = Object.entries(plainPresses(flow)).filter(([type]) => isSameJson(flow.model.cases[type], [{}]));
  const all = { ...Object.fromEntries(presses.map(([type, name]) => [name, { type }])), ...shown.buttons };
  return Object.fromEntries(Object.entries(all).flatMap(([name, event]) => (event ? [[name, event]] : [])));
}

/** The whole state, and the state of each region. */
export function namesOf({ value }: AnyMachineSnapshot): string[] {
  const state = leavesOf(value);
  return [...new Set([state, ...state.split(' + ')])];
}

const factsIn = (facts: Shown['facts'] = {}, snapshot: AnyMachineSnapshot): Facts =>
  Object.assign(
    {},
    ...namesOf(snapshot).map((name) => {
      const own = facts[name];
      return typeof own === 'function' ? own(snapshot.context) : own;
    }),
  );

const lineOf = (label: string, values: readonly string[]): string =>
  `${label}: ${values.length === 0 ? '(there is no such label)' : values.map((value) => value || '(empty)').join(' | ')}`;

/** The same texts and buttons, and the labels of this state, as they are found on the page. */
export function foundOn(flow: ShownFlow, seen: Seen, snapshot: AnyMachineSnapshot): Sight {
  const { texts, facts, where = {} } = flow.shown;
  const labels = Object.keys(factsIn(facts, snapshot));
  const found = labels.length === 0 ? [] : seen.facts();
  return {
    texts: everyText({ texts, where }).filter((text) => seen.texts.has(text)),
    buttons: Object.keys(buttonsOf(flow)).filter((name) => seen.pressable.has(name)),
    facts: labels.map((label) => lineOf(label, valuesOf(found, label))),
  };
}

const everyText = ({ texts, where = {} }: Pick<Shown, 'texts' | 'where'>): string[] => [
  ...new Set([...Object.values(texts).flat(), ...Object.keys(where)]),
];
