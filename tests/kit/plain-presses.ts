import type { AnyEventObject } from 'xstate';
import type { Flow } from './flow.ts';
import type { Driver } from './verbs.ts';

type Gesture = NonNullable<Flow['gestures']>[string];

/** The names of the buttons that alone send an event: the gesture is one press, whatever the event carries. */
export function plainPresses({ model, gestures = {} }: Pick<Flow, 'model' | 'gestures'>): Record<string, string> {
  const names = Object.entries(gestures).map(([type, gesture]) => {
    const pressed = new Set((model.cases[type] ?? []).map((payload) => onlyPress(gesture, { type, ...payload })));
    return [type, pressed.size === 1 ? [...pressed][0] : undefined];
  });
  return Object.fromEntries(names.filter(([, name]) => name !== undefined));
}

/** A gesture that is one press returns the promise of that press; one that goes on has a promise of its own. */
function onlyPress(gesture: Gesture, event: AnyEventObject): string | undefined {
  const pressed = new Map<Promise<never>, unknown>();
  const verb = (isPress: boolean) => (name: unknown) => {
    const neverDone = new Promise<never>(() => {});
    pressed.set(neverDone, isPress ? name : undefined);
    return neverDone;
  };
  const hand = new Proxy({}, { get: (_, name) => verb(name === 'press' || name === 'pressFirst') }) as Driver;
  const name = pressed.get(gesture(hand, event) as Promise<never>);
  return typeof name === 'string' ? name : undefined;
}
