import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate';
import { guardName, statesIn, transitionsOf } from './coverage.ts';
import { sayEvent } from './say.ts';

/** A chart with more transitions is drawn as one diagram of its outermost states, and one of each of them. */
const maxTransitions = 25;

/** What one diagram of a chart shows. */
export interface Diagram {
  title: string;
  states: DiagramState[];
  /** Each arrow once, in the order of the chart. */
  arrows: DiagramArrow[];
  /** The chart's own first state, where the diagram shows the whole chart. */
  initial: string | undefined;
}

export interface DiagramState {
  /** The path of the state, joined by `__`. */
  id: string;
  name: string;
  /** The calls and charts that it invokes. */
  invokes: string[];
  /** Whether it has states of its own, which a diagram of the outermost states leaves out. */
  isCompound: boolean;
  states: DiagramState[];
  initial: string | undefined;
  areRegions: boolean;
}

export interface DiagramArrow {
  source: string;
  target: string;
  label: string;
  /** The type of its event. */
  event: string;
  guard: string | undefined;
}

/** The source of an arrow that leaves the whole chart. */
export const everywhere = 'everywhere';

export function diagramsOf(machine: AnyStateMachine): Diagram[] {
  const edges = statesIn(machine.root).flatMap(transitionsOf).flatMap(edgesOf);
  const regions = Object.values(machine.root.states).filter(({ states }) => Object.keys(states).length > 0);
  const arrows = (those: readonly Edge[], idOf: (node: StateNode) => string) => arrowsOf(those, idOf, machine);
  if (edges.length <= maxTransitions || regions.length === 0) {
    const root = stateOf(machine.root);
    // Mermaid draws regions only within a state.
    const whole = root.areRegions ? { states: [root], initial: undefined } : root;
    return [{ title: 'All states', states: whole.states, initial: whole.initial, arrows: arrows(edges, idOf) }];
  }
  const between = edges.filter(({ source, target }) => outermostOf(source) !== outermostOf(target));
  return [
    {
      title: 'Outermost states',
      states: Object.values(machine.root.states).map((node) => ({ ...stateOf(node), initial: undefined, states: [] })),
      initial: undefined,
      arrows: arrows(between, outermostOf),
    },
    ...regions.map((region) => ({
      title: `Inside ${region.key}`,
      states: [stateOf(region)],
      initial: undefined,
      arrows: arrows(
        edges.filter(({ source }) => isWithin(source, region)),
        (node) => (isWithin(node, region) ? idOf(node) : outermostOf(node)),
      ),
    })),
  ];
}

/** A diagram in the language of Mermaid. */
export function mermaidOf({ states, arrows, initial }: Diagram): string {
  const lines = innerLines({ states, initial }, 1);
  const links = arrows.map((arrow) => `  ${arrowLine(arrow)}`);
  return ['stateDiagram-v2', ...lines, ...links].join('\n');
}

interface Edge {
  source: StateNode;
  target: StateNode;
  transition: AnyTransitionDefinition;
}

const edgesOf = (transition: AnyTransitionDefinition): Edge[] =>
  (transition.target ?? [transition.source]).map((target) => ({ source: transition.source, target, transition }));

/** The arrows of these transitions where a chart is drawn as a whole, as lines of Mermaid. */
export const arrowLinesOf = (machine: AnyStateMachine, transitions: readonly AnyTransitionDefinition[]): string[] =>
  arrowsOf(transitions.flatMap(edgesOf), idOf, machine).map(arrowLine);

const arrowLine = ({ source, target, label }: DiagramArrow): string => `${source} --> ${target}: ${label}`;

function arrowsOf(edges: readonly Edge[], idOf: (node: StateNode) => string, machine: AnyStateMachine): DiagramArrow[] {
  const arrows = edges.map(({ source, target, transition }) => ({
    source: idOf(source),
    target: idOf(target),
    label: labelOf(transition, machine),
    event: String(transition.eventType),
    guard: guardName(transition.guard),
  }));
  return [...new Map(arrows.map((arrow) => [arrowLine(arrow), arrow])).values()];
}

const idOf = ({ path }: StateNode): string => path.join('__') || everywhere;

const outermostOf = ({ path: [first] }: StateNode): string => first ?? everywhere;

const isWithin = ({ path }: StateNode, { key }: StateNode): boolean => path[0] === key;

function stateOf(node: StateNode): DiagramState {
  const initial = node.type === 'compound' ? node.initial.target?.[0] : undefined;
  return {
    id: idOf(node),
    name: node.key,
    invokes: node.invoke.map(({ id }) => id),
    isCompound: Object.keys(node.states).length > 0,
    states: Object.values(node.states).map(stateOf),
    initial: initial && idOf(initial),
    areRegions: node.type === 'parallel',
  };
}

function innerLines(
  {
    states,
    initial,
    areRegions = false,
  }: { states: DiagramState[]; initial: string | undefined; areRegions?: boolean },
  depth: number,
): string[] {
  const pad = '  '.repeat(depth);
  const children = states.flatMap((child, index) => [
    ...(areRegions && index > 0 ? [`${pad}--`] : []),
    ...stateLines(child, depth),
  ]);
  return [...(initial ? [`${pad}[*] --> ${initial}`] : []), ...children];
}

function stateLines(state: DiagramState, depth: number): string[] {
  const line = stateLine(state, depth);
  if (state.states.length === 0) return [line];
  return [`${line} {`, ...innerLines(state, depth + 1), `${'  '.repeat(depth)}}`];
}

/** The name of a state and what it calls. */
function stateLine({ id, name, invokes, isCompound }: DiagramState, depth: number): string {
  const pad = '  '.repeat(depth);
  if (invokes.length === 0 && id === name && !isCompound) return `${pad}${id}`;
  return `${pad}state "${name}${invokes.map((call) => `<br/>⟳ ${call}`).join('')}" as ${id}`;
}

function labelOf({ eventType, guard }: AnyTransitionDefinition, machine: AnyStateMachine): string {
  const [event, condition] = [sayEvent({ type: String(eventType) }), guardName(guard)];
  const delay = machine.implementations.delays[event.replace(/^after /, '')];
  return `${event}${typeof delay === 'number' ? ` (${delay} ms)` : ''}${condition ? ` [${condition}]` : ''}`;
}
