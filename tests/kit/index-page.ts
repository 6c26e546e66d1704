import type { StateNode } from 'xstate';
import { declaredTransitions } from './coverage.ts';
import type { Flow } from './flow.ts';
import { tableOf } from './flow-page.ts';
import type { MutationScore } from './mutation.ts';
import { coveringPaths, edgePaths } from './paths.ts';

/** How many mistakes were planted in a chart, and how many each suite notices on its own. */
export type MutationCounts = readonly [planted: number, journeys: number, paths: number, rules: number, passed: number];

export const countsOf = ({ planted, journeys, paths, rules, survived }: MutationScore): MutationCounts => [
  planted.length,
  journeys.length,
  paths.length,
  rules.length,
  survived.length,
];

const heads = ['flow', 'who', 'where', 'states', 'transitions', 'test cases', 'edges'];
const mutationHeads = ['mistakes', 'journeys', 'test cases', 'rules', 'let pass'];

/** The first page of docs/machines: every flow with its size, and which suite notices the mistakes planted in its chart. */
export function indexPage(flows: Record<string, Flow>, counts: Record<string, MutationCounts>): string {
  const entries = Object.entries(flows);
  const sections = [
    '# Machines',
    'Every flow and every lifecycle of a stored record, written from the charts by `npm run atlas`; a test fails when a page is out of date. A page names who uses the flow and where, the shortest way into each state and what appears there, test cases with check boxes that together take every transition, how to get each answer of the server, and the journeys written by hand.',
    'Start the product with `npm start`: it prints the accounts of the demo world. Mails are read at `/dev/mailbox`. A call fails when the browser is offline (developer tools, Network, Offline). `/dev/ui` shows every part of the screens in every state.',
    tableOf(
      heads,
      entries.map(([name, flow]) => sizeRow(name, flow)),
    ),
    '## Planted mistakes',
    'Mistakes are planted in the chart (targets, order, guards, actions, tags, delays) and in its functions, one at a time. Each column counts what that suite notices on its own: the journeys, whose steps and ends are written by hand; the test cases above, compared with what they did before; the rules for all charts, tried where neither noticed. What is let pass is listed with its reason in `tests/mutation/let-pass.ts`.',
    tableOf(
      ['flow', ...mutationHeads],
      entries.map(([name, { model }]) => [`[${model.title}](${name}.md)`, ...(counts[name] ?? []).map(String)]),
    ),
  ];
  return `${sections.join('\n\n')}\n`;
}

const sizeRow = (name: string, { model, guide }: Flow): string[] => [
  `[${model.title}](${name}.md)`,
  guide.role,
  guide.address.startsWith('/') ? `\`${guide.address}\`` : guide.address,
  ...[leavesIn(model.machine.root), declaredTransitions(model.machine).length].map(String),
  ...[coveringPaths(model).length, edgePaths(model).length].map(String),
];

/** The mutation counts on a first page that was written before. */
export function countsOnPage(page: string, name: string): MutationCounts | undefined {
  const [, table = ''] = page.split('## Planted mistakes');
  const row = table.split('\n').find((line) => line.includes(`](${name}.md)`));
  const [planted, journeys, paths, rules, passed] = row?.split(' | ').slice(1).map(Number.parseFloat) ?? [];
  if (planted === undefined || passed === undefined) return undefined;
  return [planted, journeys ?? 0, paths ?? 0, rules ?? 0, passed];
}

export const leavesIn = ({ states }: StateNode): number =>
  Object.values(states).reduce((sum, node) => sum + leavesIn(node), 0) || 1;
