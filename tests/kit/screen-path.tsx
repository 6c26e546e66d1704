import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';
import {
  type Actor,
  type AnyActorLogic,
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
import { isPublic } from './model.ts';
import { expectedIn, foundOn, takeStep, textStatesOf } from './page-step.ts';
import type { Path } from './paths.ts';
import { takePath } from './run-path.ts';
import { leavesOf } from './say.ts';
import type { Shown } from './shown.ts';

export interface Screen<Machine extends AnyStateMachine> {
  flow: Flow & { shown: Shown };
  machine: Machine;
  render(actor: Actor<Machine>): ReactNode;
  /** The chart distinguishes many situations that the screen shows alike: each event is taken once in each state. */
  isWide?: boolean;
  /** Flows that the screen shows as well; their ends are events of the path. */
  flows?: Record<string, AnyActorLogic>;
}

/** What the tests of a screen have seen so far. */
export interface Seen {
  states: Set<string>;
  events: Set<string>;
}

interface Taking {
  seen?: Seen;
  Mode?: (props: { children: ReactNode }) => ReactNode;
  /** Whether the state of the chart is compared too, and not only what the screen shows. */
  comparesState?: boolean;
}

/** Takes a path through the screen of a chart: gestures on its controls, and in each state the texts and buttons written by hand. */
export async function takePathOnScreen<Machine extends AnyStateMachine>(
  screen: Screen<Machine>,
  path: Path,
  { seen, Mode, comparesState = true }: Taking = {},
): Promise<void> {
  const { flow } = screen;
  const { current, driver, perform } = mount(screen, Mode);
  const check = async (state: AnyMachineSnapshot) => {
    const name = leavesOf(state.value);
    if (comparesState) expect(leavesOf(current().value)).toBe(name);
    expect(foundOn(flow.shown, await driver.look()), name).toEqual(expectedIn(flow.shown, state));
    const states = textStatesOf(flow.shown.texts, state);
    if (!seen || states.every((each) => seen.states.has(each))) return;
    for (const each of states) seen.states.add(each);
    await expectAccessible();
  };
  await takePath(
    path,
    async ({ event }) => {
      if ((await perform(event)) === 'by hand' && isPublic(event.type)) seen?.events.add(event.type);
    },
    check,
  );
}

/** Renders a screen with a controlled chart. */
export function mount<Machine extends AnyStateMachine>(
  { flow, machine, render: renderScreen, flows = {} }: Screen<Machine>,
  Mode: Taking['Mode'] = ({ children }) => children,
) {
  const { logic, pending, started, effects } = controllable(machine);
  const clock = new SimulatedClock();
  const whole = logic.provide({ actors: flows } as never);
  const actor = createActor(whole, { input: flow.model.input, clock } as never) as Actor<Machine>;
  actor.start();
  const current = (): AnyMachineSnapshot => actor.getSnapshot();
  render(
    <Mode>
      <MemoryRouter>{renderScreen(actor)}</MemoryRouter>
    </Mode>,
  );
  const driver = innerDriver({ pending, clock });
  const perform = async (event: AnyEventObject, hand = driver): Promise<'by hand' | 'sent'> => {
    if (!endsFlow(flows, event) && hasControl(flow, current(), event)) {
      await takeStep(flow.gestures ?? {}, hand, event);
      return 'by hand';
    }
    await act(async () =>
      endsFlow(flows, event) ? actor.send(event as never) : drive({ actor, pending } as never, event),
    );
    return 'sent';
  };
  return { current, driver, perform, started, effects };
}

const endsFlow = (flows: object, { type }: AnyEventObject): boolean =>
  Object.keys(flows).some((id) => type.endsWith(`.actor.${id}`));

/** Events without a control on this screen are sent: those of other senders, and of time or other flows without a gesture. */
export function hasControl(
  { gestures = {}, elsewhere = {}, isOffered }: Flow,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): boolean {
  const { type } = event;
  if (/^xstate\.(?:after|snapshot)\./.test(type)) return type in gestures;
  if (!isPublic(type)) return true;
  return !(type in elsewhere) && (isOffered === undefined || isOffered(snapshot, event));
}
