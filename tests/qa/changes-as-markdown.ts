import { lineInWords } from './arrow-line.ts';
import type { Changes, FlowChanges } from './flow-details.ts';

/** "1 path", "2 paths". */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** What is compared with, for a sentence. */
export const sinceOf = ({ since }: Pick<Changes, 'since'>): string => since ?? 'the catalogue file';

/** The changes as a list to work through, with the address of each path below `origin`. */
export function changesAsMarkdown(changes: Changes, origin: string): string {
  const title = `# Changes since ${sinceOf(changes)}`;
  if (changes.flows.length === 0) return `${title}\n\nEvery flow has the same transitions.\n`;
  return `${[title, ...changes.flows.map((flow) => sectionOf(flow, origin))].join('\n\n')}\n`;
}

function sectionOf({ name, title, kind, ...flow }: FlowChanges, origin: string): string {
  const lines = [
    ...flow.paths.map((path) => `- [ ] [Path ${path.number}](${origin}/qa/${name}?path=${path.number}): ${path.name}`),
    ...flow.added.map((arrow) => `- new: ${lineInWords(arrow)}`),
    ...flow.altered.map(({ before, after }) => `- changed: ${lineInWords(before)} is now ${lineInWords(after)}`),
    ...flow.removed.map((arrow) => `- gone: ${lineInWords(arrow)}`),
    ...flow.untaken.map((arrow) => `- in no path: ${lineInWords(arrow)}`),
  ];
  return [`## ${title} (${kind})`, lines.join('\n')].join('\n\n');
}
