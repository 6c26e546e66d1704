import { type DirectedGraphEdge, type DirectedGraphNode, toDirectedGraph } from '@xstate/graph';
import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate';
import { guardName } from './coverage.ts';
import { sayEvent } from './say.ts';

interface Edge {
  source: StateNode;
  target: StateNode;
  transition: AnyTransitionDefinition;
}

/** A chart with more transitions is drawn as one diagram of its outermost states, and one of each of them. */
const maxTransitions = 25;

export interface Diagram {
  title: string;
  text: string;
}

/** A chart as Mermaid diagrams: what each state calls and does, and all transitions. */
export function diagramsOf(machine: AnyStateMachine): Diagram[] {
  const edges = edgesIn(toDirectedGraph(machine));
  const regions = Object.values(machine.root.states).filter(({ states }) => Object.keys(states).length > 0);
  const label = (edge: Edge) => labelOf(edge.transition, machine);
  if (edges.length <= maxTransitions || regions.length === 0)
    return [{ title: 'All states', text: draw(rootLines(machine.root), edges, aliasOf, label) }];
  const outermost = Object.values(machine.root.states).map((node) => stateLine(node, 1));
  const between = edges.filter(({ source, target }) => outermostOf(source) !== outermostOf(target));
  return [
    { title: 'Outermost states', text: draw(outermost, between, outermostOf, label) },
    ...regions.map((region) => ({
      title: `Inside ${region.key}`,
      text: draw(
        stateLines(region, 1),
        edges.filter(({ source }) => isWithin(source, region)),
        (node) => (isWithin(node, region) ? aliasOf(node) : outermostOf(node)),
        label,
      ),
    })),
  ];
}

/** The graph has no eventless transitions. */
const edgesIn = ({ stateNode, edges, children }: DirectedGraphNode): Edge[] => [
  ...edges.map(({ source, target, transition }: DirectedGraphEdge) => ({ source, target, transition })),
  ...(stateNode.always ?? []).flatMap((transition) =>
    (transition.target ?? [stateNode]).map((target) => ({
      ...{ source: stateNode, target: target as StateNode },
      transition: transition as AnyTransitionDefinition,
    })),
  ),
  ...children.flatMap(edgesIn),
];

function draw(
  states: readonly string[],
  edges: readonly Edge[],
  alias: (node: StateNode) => string,
  label: (edge: Edge) => string,
): string {
  const lines = edges.map((edge) => `  ${alias(edge.source)} --> ${alias(edge.target)}: ${label(edge)}`);
  return ['stateDiagram-v2', ...states, ...new Set(lines)].join('\n');
}

const aliasOf = ({ path }: StateNode): string => path.join('__') || 'everywhere';

const outermostOf = ({ path: [first] }: StateNode): string => first ?? 'everywhere';

const isWithin = ({ path }: StateNode, { key }: StateNode): boolean => path[0] === key;

/** Mermaid draws regions only within a state. */
const rootLines = (root: StateNode): string[] => (root.type === 'parallel' ? stateLines(root, 1) : innerLines(root, 1));

function innerLines(node: StateNode, depth: number): string[] {
  const pad = '  '.repeat(depth);
  const initial = node.type === 'compound' ? node.initial.target?.[0] : undefined;
  const children = Object.values(node.states).flatMap((child, index) => [
    ...(node.type === 'parallel' && index > 0 ? [`${pad}--`] : []),
    ...stateLines(child, depth),
  ]);
  return [...(initial ? [`${pad}[*] --> ${aliasOf(initial)}`] : []), ...children];
}

function stateLines(node: StateNode, depth: number): string[] {
  const line = stateLine(node, depth);
  if (Object.keys(node.states).length === 0) return [line];
  return [`${line} {`, ...innerLines(node, depth + 1), `${'  '.repeat(depth)}}`];
}

/** The name of a state and what it calls. */
function stateLine(node: StateNode, depth: number): string {
  const pad = '  '.repeat(depth);
  if (node.invoke.length === 0 && node.path.length === 1 && Object.keys(node.states).length === 0)
    return `${pad}${aliasOf(node)}`;
  const calls = node.invoke.map(({ id }) => `<br/>⟳ ${id}`).join('');
  return `${pad}state "${node.key}${calls}" as ${aliasOf(node)}`;
}

function labelOf({ eventType, guard }: AnyTransitionDefinition, machine: AnyStateMachine): string {
  const [event, condition] = [sayEvent({ type: String(eventType) }), guardName(guard)];
  const delay = machine.implementations.delays[event.replace(/^after /, '')];
  return `${event}${typeof delay === 'number' ? ` (${delay} ms)` : ''}${condition ? ` [${condition}]` : ''}`;
}
