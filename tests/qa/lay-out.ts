import elkModule from 'elkjs/lib/elk.bundled.js';
import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import { type Diagram, type DiagramArrow, type DiagramState, everywhere } from '#tests/kit/diagram.ts';
import type { ArrowLine, DiagramLayout } from './flow-details.ts';
import { arrowLines, linesOf } from './lines-of.ts';

/** Its types describe an ES module; the file is CommonJS. */
const elk = new (elkModule as unknown as new () => ELK)();

const characterWidth = 7;
const lineHeight = 18;
const padding = 12;

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.edgeLabels.inline': 'true',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.spacing.nodeNode': '24',
};

/** Places the states and arrows of a diagram; `wordsFor` says what an arrow is called. */
export async function layOut(diagram: Diagram, wordsFor: (arrow: DiagramArrow) => string): Promise<DiagramLayout> {
  const states = withEverywhere(diagram);
  const arrows = diagram.arrows.map((arrow) => ({ ...arrow, words: wordsFor(arrow) }));
  const graph: ElkNode = await elk.layout<ElkNode>({
    id: 'diagram',
    layoutOptions: options,
    children: states.map(nodeOf),
    edges: arrows.map(({ source, target, words }, index) => ({
      id: String(index),
      sources: [source],
      targets: [target],
      labels: [{ text: words, ...sizeOf(arrowLines(words)) }],
    })),
  });
  const nodes = new Map(allNodes(graph).map((node) => [node.id, node]));
  const initials = new Set([diagram.initial, ...allStates(states).map(({ initial }) => initial)]);
  return {
    title: diagram.title,
    width: Math.ceil(graph.width ?? 0),
    height: Math.ceil(graph.height ?? 0),
    states: allStates(states).map(({ id, name, invokes, isCompound }) => ({
      ...{ id, name, invokes, isCompound },
      isInitial: initials.has(id),
      ...boxOf(nodes.get(id)),
    })),
    arrows: (graph.edges ?? []).flatMap((edge, index) => placedArrow(edge, arrows[index])),
  };
}

/** An arrow that leaves the whole chart needs a box to start from. */
function withEverywhere({ states, arrows }: Diagram): DiagramState[] {
  const isNeeded =
    arrows.some(({ source, target }) => source === everywhere || target === everywhere) &&
    !allStates(states).some(({ id }) => id === everywhere);
  const box = { id: everywhere, name: everywhere, invokes: [], isCompound: false, states: [] };
  const outside = arrows
    .flatMap(({ source, target }) => [source, target])
    .filter((id) => id !== everywhere && !allStates(states).some((state) => state.id === id));
  return [
    ...(isNeeded ? [{ ...box, initial: undefined, areRegions: false }] : []),
    ...[...new Set(outside)].map((id) => ({ ...box, id, name: id, initial: undefined, areRegions: false })),
    ...states,
  ];
}

const allStates = (states: readonly DiagramState[]): DiagramState[] =>
  states.flatMap((state) => [state, ...allStates(state.states)]);

function nodeOf(state: DiagramState): ElkNode {
  const lines = linesOf(state);
  const width = Math.max(...lines.map(widthOf)) + 2 * padding;
  const head = lines.length * lineHeight + padding;
  if (state.states.length === 0) return { id: state.id, width, height: head + padding };
  return {
    id: state.id,
    children: state.states.map(nodeOf),
    layoutOptions: {
      'elk.padding': `[top=${head + padding},left=${padding},bottom=${padding},right=${padding}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${head})`,
    },
  };
}

const widthOf = (text: string): number => text.length * characterWidth;
const sizeOf = (lines: readonly string[]) => ({
  width: Math.max(...lines.map(widthOf)),
  height: lines.length * lineHeight,
});

const allNodes = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(allNodes)];

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<ElkNode> = {}) => ({ x, y, width, height });

function placedArrow(edge: ElkExtendedEdge, arrow: (DiagramArrow & { words: string }) | undefined): ArrowLine[] {
  if (!arrow) return [];
  const { source, target, label, words } = arrow;
  const points = (edge.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
  const { x = 0, y = 0 } = edge.labels?.[0] ?? {};
  return [
    {
      ...{ source, target, label, words },
      points: points.map(({ x: left, y: top }) => ({ x: left, y: top })),
      labelAt: { x, y },
    },
  ];
}
