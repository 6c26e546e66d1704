import { inWords } from '#tests/kit/in-words.ts';
import type { StateBox } from './flow-details.ts';

/** What the box of a state says: its name, then what it invokes. */
export const linesOf = ({ name, invokes }: Pick<StateBox, 'name' | 'invokes'>): string[] => [
  inWords(name),
  ...invokes.map((call) => `⟳ ${inWords(call)}`),
];
