import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate';

/** A transition by its source, event, guard and index among the event's transitions. */
export function transitionKey(taken: AnyTransitionDefinition): string {
  const { source, eventType, guard, target } = taken;
  const list = eventType === '' ? (source.always ?? []) : (source.transitions.get(String(eventType)) ?? []);
  const name = guardName(guard);
  const targets = target?.map(({ path }) => path.join('.')).join(', ') ?? 'stay';
  const event = String(eventType) || 'always';
  return `${source.path.join('.') || 'root'} — ${event}${name ? ` [${name}]` : ''} → ${targets} #${list.indexOf(taken as never)}`;
}

/** A guard by its name; a combined guard by the names of its parts. */
export const guardName = (guard: unknown): string | undefined => {
  if (guard === undefined) return undefined;
  if (typeof guard !== 'function')
    return String(typeof guard === 'object' ? Reflect.get(Object(guard), 'type') : guard);
  const parts: unknown[] = Reflect.get(guard, 'guards') ?? [];
  return [guard.name, ...parts.map(guardName)].join(' ');
};

export const declaredTransitions = ({ root }: AnyStateMachine): string[] =>
  statesIn(root).flatMap(transitionsOf).map(transitionKey);

/** A state and all its descendants. */
export const statesIn = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(statesIn)];

export const transitionsOf = (node: StateNode): AnyTransitionDefinition[] =>
  [...[...node.transitions.values()].flat(), ...(node.always ?? [])] as AnyTransitionDefinition[];
