import { chosenIn } from '#machines/rules/comparison-address.ts';
import { withoutListSearch } from '#machines/rules/list-look.ts';
import { type Parameters, valueIn } from '#rules/parameters.ts';
import type { DirectorySnapshot } from './directory.machine.ts';
import type { DirectoryFlows } from './directory.setup.ts';

export const flowsIn = ({ children: { profile, addressBar, ...flows } }: DirectorySnapshot) => flows as DirectoryFlows;

export const profileIn = ({ children }: DirectorySnapshot) => children.profile ?? null;
/** The list of the shortlist that the address shows, by its word there; without one it shows the directory. */
export const listIn = ({ context }: DirectorySnapshot): string | null => valueIn('list', context.parameters) || null;

export const chosenOf = ({ context }: DirectorySnapshot): string[] => chosenIn(context.parameters);

export const addressAfter =
  (parameters: Parameters) =>
  (change: Record<string, string | null>): string => {
    const kept = 'list' in change ? withoutListSearch(parameters) : parameters;
    const next = new URLSearchParams(kept.map(([name, value]) => [name, value]));
    for (const [name, value] of Object.entries(change))
      if (value === null) next.delete(name);
      else next.set(name, value);
    return `?${next}`;
  };
