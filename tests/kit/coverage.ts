import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate';

/** A transition by its source, its event, its guard and its place among the event's transitions. */
export function transitionKey(taken: AnyTransitionDefinition): string {
  const { source, eventType, guard, target } = taken;
  const list = source.transitions.get(String(eventType)) ?? [];
  const name = typeof guard === 'object' && guard !== null && 'type' in guard ? guard.type : guard;
  const targets = target?.map(({ path }) => path.join('.')).join(', ') ?? 'stay';
  return `${source.path.join('.') || 'root'} — ${String(eventType)}${name ? ` [${String(name)}]` : ''} → ${targets} #${list.indexOf(taken as never)}`;
}

export const declaredTransitions = ({ root }: AnyStateMachine): string[] => transitionsIn(root).map(transitionKey);

const transitionsIn = (node: StateNode): AnyTransitionDefinition[] =>
  [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
    ...Object.values(node.states).flatMap(transitionsIn),
  ] as AnyTransitionDefinition[];
