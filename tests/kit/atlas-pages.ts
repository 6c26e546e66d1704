import type { StateNode } from 'xstate';
import { catalogueOf, tableOf } from './catalogue.ts';
import { declaredTransitions } from './coverage.ts';
import type { Flow } from './flow.ts';
import type { Journeys } from './journey.ts';
import { isPublic, type Model } from './model.ts';
import type { MutationScore } from './mutation.ts';
import { walkedTransitions } from './play.ts';
import { toursOf } from './tours.ts';
import { walksOf } from './walks.ts';

type Flows = Record<string, Flow>;

/** The page of every flow, by its name. */
export const flowPages = (flows: Flows, journeys: Record<string, Journeys>): [name: string, text: string][] =>
  Object.entries(flows).map(([name, { model, words }]) => [
    `${name}.md`,
    catalogueOf(model, { words, journeys: journeys[name]?.titles ?? [] }),
  ]);

/** The first page: what was counted, and which suite notices the mistakes planted in a chart. */
export function indexPage(flows: Flows, counts: Record<string, MutationCounts>): string {
  const heads = ['flow', 'states', 'events', 'transitions', 'walked', 'walks', 'tours', ...suiteHeads];
  const rows = Object.entries(flows).map(([name, { model }]) => rowOf(name, model, counts[name]));
  const words = [
    '# Machines',
    'Every flow and lifecycle, walked: written by `npm run atlas`, and a test fails when it drifts.',
    tableOf(heads, rows),
    'A state counts where nothing lies within it. Mistakes are planted in the chart (targets, order, guards, actions, entry, exit, what happens by itself, delays, tags, ends) and in its file (what guards, what is remembered and what is asked reckon). By journeys: one that was written by hand fails. By rules: one of those that hold at every step of every walk is broken. The same: another order of routes of which no answer fits two. Let pass: listed with its reason in `tests/mutation/let-pass.ts`. What this page and its neighbours say notices nothing.',
  ];
  return `${words.join('\n\n')}\n`;
}

/** How many mistakes the journeys noticed and the rules did, how many change nothing, and how many are let pass. */
type MutationCounts = readonly [journeys: number, rules: number, equal: number, survived: number];

export const countsOf = ({ journeys, rules, equal, survived }: MutationScore): MutationCounts => [
  journeys.length,
  rules.length,
  equal.length,
  survived.length,
];

/** What a first page that was written before says of a flow. */
export function countsOnPage(page: string, name: string): MutationCounts | undefined {
  const row = page.split('\n').find((line) => line.includes(`](${name}.md)`));
  const [journeys, rules, equal, survived] = row?.split(' | ').slice(-5, -1).map(Number) ?? [];
  if (survived === undefined) return undefined;
  return [journeys, rules, equal, survived] as MutationCounts;
}

const suiteHeads = ['mistakes planted', 'by journeys', 'by rules', 'the same', 'let pass', 'noticed'];

function rowOf(name: string, model: Model, counted: MutationCounts = [0, 0, 0, 0]) {
  const transitions = declaredTransitions(model.machine).length;
  const [journeys, rules, equal, survived] = counted;
  const counts = [
    leavesIn(model.machine.root),
    Object.keys(model.cases).filter(isPublic).length,
    transitions,
    transitions === 0 ? '–' : shareOf(walkedTransitions(model).size, transitions),
    walksOf(model).length,
    toursOf(model).length,
    journeys + rules + equal + survived,
    journeys,
    rules,
    equal,
    survived,
    shareOf(journeys + rules, journeys + rules + survived),
  ];
  return [`[${model.title}](${name}.md)`, ...counts.map(String)];
}

const shareOf = (part: number, whole: number): string => `${Math.floor((100 * part) / whole)} %`;

const leavesIn = ({ states }: StateNode): number =>
  Object.values(states).reduce((sum, node) => sum + leavesIn(node), 0) || 1;
