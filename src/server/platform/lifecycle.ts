import { type AnyStateMachine, type EventFromLogic, type StateValueFrom, transition } from 'xstate';

/** What a chart asks to be done on the way from one state to the next, by name. */
export interface Step<Machine extends AnyStateMachine> {
  state: StateValueFrom<Machine>;
  effects: readonly string[];
}

/** Where an event leads a stored record, or null where its chart refuses the event. */
export function step<Machine extends AnyStateMachine>(
  machine: Machine,
  state: StateValueFrom<Machine>,
  event: EventFromLogic<Machine>,
): Step<Machine> | null {
  const chart: AnyStateMachine = machine;
  const from = chart.resolveState({ value: state, context: {} });
  if (!from.can(event)) return null;
  const [next, actions] = transition(chart, from, event);
  return { state: next.value, effects: actions.map(({ type }) => type) };
}
