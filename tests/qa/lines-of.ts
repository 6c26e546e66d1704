import type { StateBox } from './flow-details.ts';

/** What the box of a state says: its name, then what it invokes. */
export const linesOf = ({ name, invokes }: Pick<StateBox, 'name' | 'invokes'>): string[] => [
  name,
  ...invokes.map((call) => `⟳ ${call}`),
];
