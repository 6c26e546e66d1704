import './loaded-parts.ts';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import {
  type Actor,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  SimulatedClock,
} from 'xstate';
import { controllable, drive, type StartOptions } from './controllable.ts';
import { countedFromNow } from './deadlines.ts';
import type { Flow } from './flow.ts';
import { flowNow } from './flow-now.ts';
import { innerDriver, type Settle } from './inner-driver.ts';
import { isPublic } from './model.ts';
import { takeStep } from './page-step.ts';
import type { Shown } from './shown.ts';

/** A chart with the React screen that shows it. */
export interface Screen<Machine extends AnyStateMachine> {
  flow: Flow & { shown: Shown };
  machine: Machine;
  render(actor: Actor<Machine>): ReactNode;
  /** The chart distinguishes many situations that the screen shows alike: each event is taken once in each state. */
  isWide?: boolean;
  /** The width of the window, where it decides what the screen shows. */
  width?: number;
  /** It has one language, whatever that of the reader is: the blog’s. */
  hasOwnLanguage?: boolean;
  /** Flows that the screen shows as well; their ends are events of the path. */
  flows?: Record<string, AnyActorLogic>;
}

/** Starts the chart of a screen, or restores it, with calls that wait for an answer. The caller renders the element, in jsdom or in a browser. */
export function startScreen<Machine extends AnyStateMachine>(
  { flow, machine, render, flows = {} }: Screen<Machine>,
  settle: Settle,
  { clock = clockOfFlow(), snapshot, inspect }: StartOptions = {},
) {
  const { logic, pending, started, effects } = controllable(machine);
  const whole = logic.provide({ actors: flows } as never);
  const actor = createActor(whole, {
    input: flow.model.input,
    clock,
    ...(snapshot && { snapshot }),
    ...(inspect && { inspect }),
  } as never) as Actor<Machine>;
  actor.start();
  const current = (): AnyMachineSnapshot => actor.getSnapshot();
  const driver = innerDriver({ pending, clock, settle });
  const perform = async (event: AnyEventObject, hand = driver): Promise<'by hand' | 'sent'> => {
    if (!endsFlow(flows, event) && hasControl(flow, current(), event)) {
      await takeStep(flow.gestures ?? {}, hand, event);
      return 'by hand';
    }
    const sent = countedFromNow(event);
    await settle(() => (endsFlow(flows, event) ? actor.send(sent as never) : drive({ actor, pending } as never, sent)));
    return 'sent';
  };
  const element = <MemoryRouter>{render(actor)}</MemoryRouter>;
  return { element, actor, current, driver, perform, pending, started, effects, clock };
}

/** The clock of a flow that begins. Where it stands is what the page's `Date` has to say. */
export function clockOfFlow(): SimulatedClock {
  const clock = new SimulatedClock();
  clock.set(flowNow);
  return clock;
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
