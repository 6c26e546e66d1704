import type { StateNode } from 'xstate';
import { catalogueOf, tableOf } from './catalogue.ts';
import { declaredTransitions } from './coverage.ts';
import { isPublic, type Model } from './model.ts';
import type { MutationScore } from './mutation.ts';
import { walkedTransitions } from './play.ts';
import { toursOf } from './tours.ts';
import { walksOf } from './walks.ts';

export type Models = Record<string, Model>;

/** The page of every flow, by its name. */
export const flowPages = (models: Models): [name: string, text: string][] =>
  Object.entries(models).map(([name, model]) => [`${name}.md`, catalogueOf(model)]);

/** The first page: what was counted, and how many of the mistakes planted in a chart its walks would show. */
export function indexPage(models: Models, scores: Record<string, MutationScore>): string {
  const heads = ['flow', 'states', 'events', 'transitions', 'walked', 'walks', 'tours', 'mistakes planted', 'noticed'];
  const rows = Object.entries(models).map(([name, model]) => rowOf(name, model, scores[name]));
  const words = [
    '# Machines',
    'Every flow and lifecycle, walked: written by `npm run atlas`, and a test fails when it drifts.',
    tableOf(heads, rows),
    'A state counts where nothing lies within it. A mistake that no case can tell from the chart is none and is not counted: another name of the same target, two guards that exclude each other.',
  ];
  return `${words.join('\n\n')}\n`;
}

function rowOf(name: string, model: Model, score: MutationScore = { killed: [], survived: [], equivalent: [] }) {
  const transitions = declaredTransitions(model.machine).length;
  const { killed, survived } = score;
  const planted = killed.length + survived.length;
  const counts = [
    leavesIn(model.machine.root),
    Object.keys(model.cases).filter(isPublic).length,
    transitions,
    shareOf(walkedTransitions(model).size, transitions),
    walksOf(model).length,
    toursOf(model).length,
    planted,
    shareOf(killed.length, planted),
  ];
  return [`[${model.title}](${name}.md)`, ...counts.map(String)];
}

const shareOf = (part: number, whole: number): string => `${Math.floor((100 * part) / whole)} %`;

const leavesIn = ({ states }: StateNode): number =>
  Object.values(states).reduce((sum, node) => sum + leavesIn(node), 0) || 1;
