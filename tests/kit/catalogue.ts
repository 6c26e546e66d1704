import { declaredTransitions } from './coverage.ts';
import { diagramOf } from './diagram.ts';
import { isPublic, type Model } from './model.ts';
import { leavesOf, sayEvent, titleOf } from './say.ts';
import { type Step, type Walk, walksOf } from './walks.ts';

/** What a person reads of a flow: its diagram, what each state refuses, and every walk with its effects. */
export function catalogueOf(model: Model): string {
  const walks = walksOf(model);
  const count = declaredTransitions(model.machine).length;
  return [
    `# ${model.title}`,
    `${count} declared transitions, ${walks.length} walks; every transition is walked. Written by \`npm run atlas\`.`,
    `\`\`\`mermaid\n${diagramOf(model.machine)}\`\`\``,
    `## Every event in every state\n\n${totalityTable(model, walks)}`,
    behaviourOf(walks),
  ]
    .join('\n\n')
    .concat('\n');
}

/** The part of the catalogue that a wrong chart must change: refusals and walks, without count and diagram. */
export const behaviourOf = (walks: readonly Walk[]): string =>
  `## Refusals\n\n${refusalTable(walks)}\n\n## Walks\n\n${walks.map(walkPart).join('\n\n')}`;

/** Nothing is left open: in each state each event is taken, refused, or one or the other as the refusals below tell. */
function totalityTable({ cases }: Model, walks: readonly Walk[]): string {
  const types = Object.keys(cases).filter(isPublic);
  const rows = stepsByState(walks).map(([state, steps]) => [
    state,
    ...types.map((type) => verdictOn(type, cases, steps)),
  ]);
  return tableOf(['in', ...types.map(asCode)], rows);
}

function verdictOn(type: string, cases: Model['cases'], steps: readonly Step[]): string {
  const events = (cases[type] ?? []).map((payload) => sayEvent({ type, ...payload }));
  const refused = steps.flatMap(({ refuses }) => events.map((event) => refuses.includes(event)));
  if (steps.some(({ snapshot }) => snapshot.status !== 'active')) return 'over';
  return refused.every(Boolean) ? 'refused' : refused.some(Boolean) ? 'depends' : 'taken';
}

const stepsByState = (walks: readonly Walk[]): [string, Step[]][] =>
  [...Map.groupBy(walks.flat(), ({ snapshot }) => leavesOf(snapshot.value))].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );

export const tableOf = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const refusalTable = (walks: readonly Walk[]): string =>
  tableOf(
    ['in', 'is refused', 'is refused at times'],
    stepsByState(walks).map(([state, steps]) => [state, ...refusalCells(steps)]),
  );

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
    `${index + 1}. ${sayEvent(event)} → **${leavesOf(snapshot.value)}**${tagsOf(snapshot)}`,
    ...[...effects, ...remembered(snapshot, before?.snapshot)].map((effect) => `   - ${effect}`),
  ].join('\n');

const tagsOf = ({ tags }: Step['snapshot']): string => [...tags].map((tag) => ` #${tag}`).join('');

const remembered = ({ context }: Step['snapshot'], before: Step['snapshot'] | undefined): string[] =>
  Object.entries(Object(context))
    .map(([name, value]) => ({ name, text: JSON.stringify(value), was: JSON.stringify(before?.context[name]) }))
    .filter(({ text, was }) => before !== undefined && text !== was)
    .map(({ name, text }) => `remember ${name} ${text}`);
