import type { StateNode } from 'xstate';
import type { Flow } from './flow.ts';
import { tableOf } from './flow-page.ts';

/** The first page of docs/machines: every flow, who uses it and where. */
export function indexPage(flows: Record<string, Flow>): string {
  const sections = [
    '# Machines',
    'Every flow and every lifecycle of a stored record, written from the charts by `npm run atlas`; a test fails when a page is out of date. A page names who uses the flow and where, the shortest way into each state and what appears there, test cases with check boxes that together take every transition, how to get each answer of the server, and the journeys written by hand.',
    'Start the product with `npm start`: it prints the accounts of the demo world. Mails are read at `/dev/mailbox`. A call fails when the browser is offline (developer tools, Network, Offline). `/dev/ui` shows every part of the screens in every state.',
    tableOf(
      ['flow', 'who', 'where'],
      Object.entries(flows).map(([name, { model, guide }]) => [
        `[${model.title}](${name}.md)`,
        guide.role,
        guide.address.startsWith('/') ? `\`${guide.address}\`` : guide.address,
      ]),
    ),
  ];
  return `${sections.join('\n\n')}\n`;
}

export const leavesIn = ({ states }: StateNode): number =>
  Object.values(states).reduce((sum, node) => sum + leavesIn(node), 0) || 1;
