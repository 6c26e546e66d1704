import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { declaredTransitions } from './coverage.ts';
import { diagramOf } from './diagram.ts';
import { kindOf } from './invariants.ts';
import { type Model, publicEvents, takes } from './model.ts';
import { leavesOf } from './say.ts';
import { type Step, type Walk, walksOf } from './walks.ts';

/** What somebody does for an event, in words that a person can follow. */
export type Words = Record<string, string | ((event: AnyEventObject) => string)>;

export interface Told {
  words: Words;
  /** The journeys that were written by hand, by what they say. */
  journeys: readonly string[];
}

/** What a person reads of a flow, to its end: its diagram, what can happen in each state and what follows, and its journeys. */
export function catalogueOf(model: Model, { words, journeys }: Told): string {
  const walks = walksOf(model);
  const count = declaredTransitions(model.machine).length;
  return [
    `# ${model.title}`,
    `${count} declared transitions, walked by ${walks.length} walks. Written by \`npm run atlas\`.`,
    `\`\`\`mermaid\n${diagramOf(model.machine)}\`\`\``,
    '## Journeys',
    journeys.map((title) => `- ${title}`).join('\n') || 'None.',
    '## What can happen, and what follows',
    ...placesOf(walks).map((place) => placePart(model, words, place)),
  ]
    .join('\n\n')
    .concat('\n');
}

interface Place {
  state: string;
  snapshots: AnyMachineSnapshot[];
  moves: { event: AnyEventObject; before: AnyMachineSnapshot | undefined; step: Step }[];
}

function placesOf(walks: readonly Walk[]): Place[] {
  const moves = walks.flatMap((walk) => walk.map((step, index) => ({ step, before: walk[index - 1]?.snapshot })));
  const snapshots = Map.groupBy(
    moves.map(({ step }) => step.snapshot),
    ({ value }) => leavesOf(value),
  );
  const begun = Map.groupBy(moves, ({ before }) => (before ? leavesOf(before.value) : ''));
  const states = ['', ...[...snapshots.keys()].toSorted()];
  return states.map((state) => ({
    state,
    snapshots: snapshots.get(state) ?? [],
    moves: (begun.get(state) ?? []).map(({ step, before }) => ({ event: step.event, before, step })),
  }));
}

function placePart(model: Model, words: Words, { state, snapshots, moves }: Place): string {
  const rows = Map.groupBy(moves, ({ event, step }) =>
    [state === '' ? 'It begins' : eventWords(words, event), leavesOf(step.snapshot.value)].join('\n'),
  );
  const cells = [...rows].map(([key, those]) => {
    const [what = '', to = ''] = key.split('\n');
    const follows = [
      ...new Set(those.flatMap(({ step, before }) => [...effectsIn(step), ...remembered(step, before)])),
    ];
    return [what, to === state ? 'stays' : `**${to}**`, follows.join('; ') || '–'];
  });
  return [
    `### ${state || 'At first'}${snapshots[0] ? tagsOf(snapshots[0]) : ''}`,
    ...(cells.length > 0 ? [tableOf(['when', 'then', 'and so'], cells)] : []),
    ...(snapshots.some(({ status }) => status !== 'active') ? ['It is over.'] : refusalLines(model, words, snapshots)),
  ].join('\n\n');
}

function refusalLines(model: Model, words: Words, snapshots: readonly AnyMachineSnapshot[]): string[] {
  const refused = Map.groupBy(publicEvents(model), (event) => {
    const count = snapshots.filter((snapshot) => !takes(snapshot, event)).length;
    return count === 0 ? 'never' : count === snapshots.length ? 'always' : 'at times';
  });
  const listOf = (when: 'always' | 'at times') =>
    [...new Set((refused.get(when) ?? []).map((event) => eventWords(words, event)))].join('; ');
  return snapshots.length === 0
    ? []
    : [
        ...(listOf('at times') ? [`At times not possible: ${listOf('at times')}.`] : []),
        ...(listOf('always') ? [`Not possible: ${listOf('always')}.`] : []),
      ];
}

/** An event of a person in their words, and one that comes by itself in plain ones. */
export function eventWords(words: Words, event: AnyEventObject): string {
  const told = words[event.type];
  if (told !== undefined) return escaped(typeof told === 'string' ? told : told(event));
  const [, outcome, actor = ''] = /^xstate\.(done|error|snapshot)(?:\.actor)?\.(.+)$/.exec(event.type) ?? [];
  if (outcome === 'snapshot') return `\`${actor}\` shows ${event.said}`;
  if (outcome === 'error') return `\`${actor}\` fails`;
  if (outcome === 'done') return `\`${actor}\` answers${answerWords(event)}`;
  return event.type.replace(/^xstate\.after\.([^.]+)\..*$/, 'The time of `$1` is up');
}

function answerWords(event: AnyEventObject): string {
  const kind = kindOf(event);
  if (kind !== undefined) return ` “${kind}”`;
  return event.output === null ? ' nothing' : '';
}

const escaped = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** What follows, by its names: what it carries is told by the journeys. */
const effectsIn = ({ effects }: Step): string[] =>
  effects.map((effect) => {
    const [verb = '', name = ''] = effect.split(' ');
    if (verb === 'wait') return effect.replace(/ for .*/, '').replace('wait', 'waits');
    if (verb === 'start')
      return effect.startsWith('start and follow') ? `follows ${effect.split(' ')[3]}` : `asks ${name}`;
    if (verb === 'stop') return `is done with ${name}`;
    if (verb === 'do') return `does ${name}`;
    return `tells ${name.startsWith('{') ? 'who listens' : name} ${/"type":"([^"]+)"/.exec(effect)?.[1] ?? ''}`.trim();
  });

const remembered = ({ snapshot: { context } }: Step, before: AnyMachineSnapshot | undefined): string[] =>
  Object.keys(Object(context))
    .filter((name) => before && JSON.stringify(context[name]) !== JSON.stringify(before.context[name]))
    .map((name) => `remembers ${name}`);

const tagsOf = ({ tags }: AnyMachineSnapshot): string => [...tags].map((tag) => ` #${tag}`).join('');

export const tableOf = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
