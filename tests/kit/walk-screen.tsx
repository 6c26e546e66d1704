import { act, render } from '@testing-library/react';
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
  SimulatedClock,
} from 'xstate';
import { expectAccessible } from './accessible.ts';
import { controllable, drive } from './controllable.ts';
import type { Flow } from './flow.ts';
import { innerDriver } from './inner-driver.ts';
import { isPublic, publicEvents } from './model.ts';
import { leavesOf, titleOf } from './say.ts';
import type { Shown } from './shown.ts';
import { seenOf, takeStep, wantedAt } from './take-step.ts';
import { toursOf } from './tours.ts';
import type { Driver } from './verbs.ts';
import type { Step, Walk } from './walks.ts';

export interface Screen<Machine extends AnyStateMachine> {
  flow: Flow & { shown: Shown };
  machine: Machine;
  render(actor: Actor<Machine>): ReactNode;
  /** Flows that the screen shows as well; that they have ended is the walk's to say. */
  flows?: Record<string, AnyActorLogic>;
}

/** Walks a whole chart through its screen, every event in every place, and once in every state under StrictMode. */
export function walkScreen<Machine extends AnyStateMachine>(screen: Screen<Machine>): void {
  const { flow } = screen;
  const tours = toursOf(flow.model, { everywhere: true }).map((tour) => ({ steps: tour.length, tour }));
  const short = toursOf(flow.model).toSorted((one, other) => other.length - one.length)[0] ?? [];
  const examined = new Set<string>();
  const done = new Set<string>();

  it.each(tours)('a tour of $steps steps', ({ tour }) => take(screen, tour, { examined, done }));

  it('has been in every state of which the texts speak', () => {
    expect([...examined].sort()).toEqual(Object.keys(flow.shown.texts).sort());
  });

  it('has a control for each event, or tells who sends it', () => {
    const all = new Set(publicEvents(flow.model).map(({ type }) => type));
    expect([...done, ...Object.keys(flow.elsewhere ?? {})].sort()).toEqual([...all].sort());
  });

  it('goes every way that its states tell apart under StrictMode', () =>
    take(screen, short, { examined: new Set(examined), done: new Set(), Mode: StrictMode }));
}

interface Taking {
  /** The states that were looked at by axe. */
  examined: Set<string>;
  /** The events that a control has sent. */
  done: Set<string>;
  Mode?: (props: { children: ReactNode }) => ReactNode;
}

async function take<Machine extends AnyStateMachine>(
  { flow, machine, render: shownAs, flows = {} }: Screen<Machine>,
  tour: Walk,
  { examined, done, Mode = ({ children }) => children }: Taking,
): Promise<void> {
  const { logic, pending } = controllable(machine);
  const clock = new SimulatedClock();
  const whole = logic.provide({ actors: flows } as never);
  const actor = createActor(whole, { input: flow.model.input, clock } as never) as Actor<Machine>;
  actor.start();
  const current = (): AnyMachineSnapshot => actor.getSnapshot();
  render(
    <Mode>
      <MemoryRouter>{shownAs(actor)}</MemoryRouter>
    </Mode>,
  );
  const hand = innerDriver({ pending, clock });
  for (const [index, step] of tour.entries())
    try {
      if (isOfFlow(flows, step.event)) await act(async () => actor.send(step.event as never));
      else if (index > 0 && hasHand(flow, { ...step, snapshot: current() }, step.event)) {
        await takeStep(flow.gestures ?? {}, hand, step.event);
        if (isPublic(step.event.type)) done.add(step.event.type);
      } else if (index > 0) await act(() => drive({ actor, pending } as never, step.event));
      expect(current().value).toEqual(step.snapshot.value);
      await examine(flow, hand, step, examined);
    } catch (failure) {
      throw new Error(`step ${index}: ${titleOf(tour.slice(Math.max(0, index - 3), index + 1))}`, { cause: failure });
    }
}

const isOfFlow = (flows: object, { type }: AnyEventObject): boolean =>
  Object.keys(flows).some((id) => type.endsWith(`.actor.${id}`));

/** What nobody can do at this screen is sent: what others do, what is not offered now, and time without a name. */
function hasHand({ gestures = {}, elsewhere = {}, isOffered }: Flow, before: Step, event: AnyEventObject) {
  const { type } = event;
  if (type.startsWith('xstate.after.')) return type in gestures;
  if (!isPublic(type)) return true;
  return !(type in elsewhere) && (isOffered === undefined || isOffered(before, event));
}

async function examine({ shown }: { shown: Shown }, hand: Driver, step: Step, examined: Set<string>): Promise<void> {
  const state = leavesOf(step.snapshot.value);
  const seen = await hand.look();
  expect(seenOf(shown, seen), state).toEqual(wantedAt(shown, step));
  if (examined.has(state)) return;
  examined.add(state);
  await expectAccessible();
}
