import { inWords } from '#tests/kit/in-words.ts';
import type { StateBox } from './flow-details.ts';

/** What the box of a state says: its name, then what it invokes. */
export const linesOf = ({ name, invokes }: Pick<StateBox, 'name' | 'invokes'>): string[] => [
  inWords(name),
  ...invokes.map((call) => `⟳ ${inWords(call)}`),
];

const maxCharacters = 32;

/** What an arrow says, in lines that leave the diagram narrow. */
export function arrowLines(words: string): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = [lines.at(-1) ?? '', word].filter(Boolean).join(' ');
    if (lines.length > 0 && longer.length <= maxCharacters) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
