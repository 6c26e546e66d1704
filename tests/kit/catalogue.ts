import { declaredTransitions } from './coverage.ts';
import { diagramOf } from './diagram.ts';
import type { Model, Walk } from './model.ts';
import { leavesOf, sayEvent, titleOf, walksOf } from './model.ts';

/** What a person reads of a flow: its diagram, what each state refuses, and every walk with its effects. */
export function catalogueOf(model: Model): string {
  const walks = walksOf(model);
  const count = declaredTransitions(model.machine).length;
  return [
    `# ${model.title}`,
    `${count} declared transitions, ${walks.length} walks; every transition is walked. Written by \`npm run atlas\`.`,
    `\`\`\`mermaid\n${diagramOf(model.machine)}\`\`\``,
    `## Refusals\n\n${refusalTable(walks)}`,
    `## Walks\n\n${walks.map(walkPart).join('\n\n')}`,
  ]
    .join('\n\n')
    .concat('\n');
}

function refusalTable(walks: readonly Walk[]): string {
  const byState = new Map(walks.flat().map(({ snapshot, refuses }) => [leavesOf(snapshot.value), refuses]));
  const rows = [...byState].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [
    '| in | is refused |',
    '| --- | --- |',
    ...rows.map(([state, refuses]) => `| ${state} | ${refuses.map(asCode).join('<br>') || '–'} |`),
  ].join('\n');
}

const asCode = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``;

const walkPart = (walk: Walk, index: number): string =>
  [`### ${index + 1}. ${titleOf(walk)}`, '', ...walk.map(stepPart)].join('\n');

const stepPart = ({ event, snapshot, effects }: Walk[number], index: number): string =>
  [
    `${index + 1}. ${sayEvent(event)} → **${leavesOf(snapshot.value)}**`,
    ...effects.map((effect) => `   - ${effect}`),
  ].join('\n');
