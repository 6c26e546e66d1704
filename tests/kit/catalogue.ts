import { declaredTransitions } from './coverage.ts';
import { diagramOf } from './diagram.ts';
import type { Model, Step, Walk } from './model.ts';
import { leavesOf, sayEvent, titleOf, walksOf } from './model.ts';

/** What a person reads of a flow: its diagram, what each state refuses, and every walk with its effects. */
export function catalogueOf(model: Model): string {
  const walks = walksOf(model);
  const count = declaredTransitions(model.machine).length;
  return [
    `# ${model.title}`,
    `${count} declared transitions, ${walks.length} walks; every transition is walked. Written by \`npm run atlas\`.`,
    `\`\`\`mermaid\n${diagramOf(model.machine)}\`\`\``,
    behaviourOf(walks),
  ]
    .join('\n\n')
    .concat('\n');
}

/** The part of the catalogue that a wrong chart must change: refusals and walks, without count and diagram. */
export const behaviourOf = (walks: readonly Walk[]): string =>
  `## Refusals\n\n${refusalTable(walks)}\n\n## Walks\n\n${walks.map(walkPart).join('\n\n')}`;

function refusalTable(walks: readonly Walk[]): string {
  const byState = Map.groupBy(walks.flat(), ({ snapshot }) => leavesOf(snapshot.value));
  const rows = [...byState].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [
    '| in | is refused | is refused at times |',
    '| --- | --- | --- |',
    ...rows.map(([state, steps]) => `| ${[state, ...refusalCells(steps)].join(' | ')} |`),
  ].join('\n');
}

function refusalCells(steps: readonly Step[]): string[] {
  const known = [...new Set(steps.flatMap(({ refuses }) => refuses))];
  const { always = [], atTimes = [] } = Object.groupBy(known, (event) =>
    steps.every(({ refuses }) => refuses.includes(event)) ? 'always' : 'atTimes',
  );
  return [always, atTimes].map((events) => events.map(asCode).join('<br>') || '–');
}

const asCode = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``;

export const walkPart = (walk: Walk, index: number): string =>
  [`### ${index + 1}. ${titleOf(walk)}`, '', ...walk.map((step, at) => stepPart(step, at, walk[at - 1]))].join('\n');

const stepPart = ({ event, snapshot, effects }: Step, index: number, before: Step | undefined): string =>
  [
    `${index + 1}. ${sayEvent(event)} → **${leavesOf(snapshot.value)}**`,
    ...[...effects, ...remembered(snapshot, before?.snapshot)].map((effect) => `   - ${effect}`),
  ].join('\n');

const remembered = ({ context }: Step['snapshot'], before: Step['snapshot'] | undefined): string[] =>
  Object.entries(Object(context))
    .map(([name, value]) => ({ name, text: JSON.stringify(value), was: JSON.stringify(before?.context[name]) }))
    .filter(({ text, was }) => before !== undefined && text !== was)
    .map(({ name, text }) => `remember ${name} ${text}`);
