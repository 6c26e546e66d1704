import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate';
import { sayEvent } from './say.ts';

/** A chart as Mermaid text, the same for the same chart. */
export const diagramOf = ({ root }: AnyStateMachine): string =>
  ['stateDiagram-v2', ...insideOf(root, 1), ...edgesOf(root)].join('\n').concat('\n');

const aliasOf = ({ path }: StateNode): string => path.join('__') || 'everywhere';

function insideOf(node: StateNode, depth: number): string[] {
  const pad = '  '.repeat(depth);
  const first = node.type === 'compound' ? node.initial.target?.[0] : undefined;
  const children = Object.values(node.states).flatMap((child, index) => [
    ...(node.type === 'parallel' && index > 0 ? [`${pad}--`] : []),
    ...stateOf(child, depth),
  ]);
  return [...(first ? [`${pad}[*] --> ${aliasOf(first)}`] : []), ...children];
}

function stateOf(node: StateNode, depth: number): string[] {
  const pad = '  '.repeat(depth);
  const calls = node.invoke.map(({ id }) => id).join(', ');
  const title = `${pad}state "${node.key}${calls ? ` ⟳ ${calls}` : ''}" as ${aliasOf(node)}`;
  return Object.keys(node.states).length === 0 ? [title] : [`${title} {`, ...insideOf(node, depth + 1), `${pad}}`];
}

const edgesOf = (node: StateNode): string[] => [
  ...([...node.transitions.values()].flat() as AnyTransitionDefinition[]).flatMap((edge) =>
    (edge.target ?? [node]).map((target) => `  ${aliasOf(node)} --> ${aliasOf(target)}: ${labelOf(edge)}`),
  ),
  ...(node.type === 'final' ? [`  ${aliasOf(node)} --> [*]`] : []),
  ...Object.values(node.states).flatMap(edgesOf),
];

function labelOf({ eventType, guard }: AnyTransitionDefinition): string {
  const name = typeof guard === 'object' && guard !== null && 'type' in guard ? guard.type : guard;
  return `${sayEvent({ type: String(eventType) })}${name ? ` [${String(name)}]` : ''}`;
}
