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
import { leavesOf, titleOf } from './say.ts';
import type { Shown } from './shown.ts';
import { seenOf, takeStep, wantedAt } from './take-step.ts';
import type { Driver } from './verbs.ts';
import type { Step, Walk } from './walks.ts';

export interface Screen<Machine extends AnyStateMachine> {
  flow: Flow & { shown: Shown };
  machine: Machine;
  render(actor: Actor<Machine>): ReactNode;
  /** So many places tell apart what the screen shows alike: each event is taken once in each state. */
  isWide?: boolean;
  /** Flows that the screen shows as well; that they have ended is the walk's to say. */
  flows?: Record<string, AnyActorLogic>;
}

interface Taking {
  /** The states that were looked at by axe. */
  examined: Set<string>;
  /** The events that a control has sent. */
  done: Set<string>;
  Mode?: (props: { children: ReactNode }) => ReactNode;
}

/** Takes a tour through the screen of a chart: what is to be done at it is done by hand, and what is to be seen was written by hand. */
export async function tourScreen<Machine extends AnyStateMachine>(
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

/** What nobody can do at this screen is sent: what others do, what is not offered now, and time or another flow without a gesture. */
function hasHand({ gestures = {}, elsewhere = {}, isOffered }: Flow, before: Step, event: AnyEventObject) {
  const { type } = event;
  if (/^xstate\.(?:after|snapshot)\./.test(type)) return type in gestures;
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
