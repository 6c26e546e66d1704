import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate';
import { guardName, statesIn, transitionsOf } from './coverage.ts';
import { sayEvent } from './say.ts';

/** A chart as Mermaid text, the same for the same chart: what each state does, and every way out of it. */
export const diagramOf = (machine: AnyStateMachine): string =>
  ['stateDiagram-v2', ...wholeOf(machine), ...statesIn(machine.root).flatMap((node) => edgesOf(node, machine))]
    .join('\n')
    .concat('\n');

export const aliasOf = ({ path }: StateNode): string => path.join('__') || 'everywhere';

/** Regions side by side are drawn within a state alone, so a chart that begins with them is drawn as one. */
const wholeOf = ({ root }: AnyStateMachine): string[] =>
  root.type === 'parallel' ? stateOf(root, 1) : insideOf(root, 1);

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
  const title = `${pad}state "${linesOf(node).join('<br/>')}" as ${aliasOf(node)}`;
  return Object.keys(node.states).length === 0 ? [title] : [`${title} {`, ...insideOf(node, depth + 1), `${pad}}`];
}

/** Its name and tags, what it calls, and what it does on the way in and out. */
export function linesOf({ key, tags, invoke, entry, exit }: StateNode): string[] {
  const deeds = Object.entries({ entry: namesOf(entry), exit: namesOf(exit) });
  return [
    [key, ...tags.map((tag) => `#${tag}`)].join(' '),
    ...(invoke.length === 0 ? [] : [`⟳ ${invoke.map(({ id }) => id).join(', ')}`]),
    ...deeds.filter(([, names]) => names.length > 0).map(([way, names]) => `${way} / ${names.join(', ')}`),
  ];
}

/** A delay is begun and given up by deeds that its transition speaks of already. */
const namesOf = (actions: readonly unknown[]): string[] =>
  actions
    .map((action) => (typeof action === 'string' ? action : String(Reflect.get(Object(action), 'type'))))
    .filter((name) => name !== 'xstate.raise' && name !== 'xstate.cancel');

const edgesOf = (node: StateNode, machine: AnyStateMachine): string[] => [
  ...transitionsOf(node).flatMap((edge) =>
    (edge.target ?? [node]).map((target) => `  ${aliasOf(node)} --> ${aliasOf(target)}: ${labelOf(edge, machine)}`),
  ),
  ...(node.type === 'final' ? [`  ${aliasOf(node)} --> [*]`] : []),
];

export function labelOf({ eventType, guard }: AnyTransitionDefinition, machine: AnyStateMachine): string {
  const [said, name] = [sayEvent({ type: String(eventType) }), guardName(guard)];
  const delay = machine.implementations.delays[said.replace(/^after /, '')];
  return `${said}${typeof delay === 'number' ? ` (${delay} ms)` : ''}${name ? ` [${name}]` : ''}`;
}
