import { chosenIn } from '#machines/rules/comparison-address.ts';
import { type Parameters, valueIn } from '#rules/parameters.ts';
import type { DirectorySnapshot } from './directory.machine.ts';

type Children = DirectorySnapshot['children'];

/** The flows that are there as long as the page is. */
export type DirectoryFlows = Required<
  Pick<
    Children,
    | 'discovery'
    | 'details'
    | 'panel'
    | 'lists'
    | 'city'
    | 'counts'
    | 'shortlist'
    | 'ownLists'
    | 'listAddition'
    | 'searchSaving'
  >
>;

export const flowsIn = ({ children }: DirectorySnapshot) => {
  const { discovery, details, panel, lists, city, counts, shortlist, ownLists, listAddition, searchSaving } =
    children as DirectoryFlows;
  return { discovery, details, panel, lists, city, counts, shortlist, ownLists, listAddition, searchSaving };
};

export const profileIn = ({ children }: DirectorySnapshot) => children.profile ?? null;
/** The list of the shortlist that the address shows, by its word there; without one it shows the directory. */
export const listIn = ({ context }: DirectorySnapshot): string | null => valueIn('list', context.parameters) || null;

export const chosenOf = ({ context }: DirectorySnapshot): string[] => chosenIn(context.parameters);

export const addressAfter =
  (parameters: Parameters) =>
  (change: Record<string, string | null>): string => {
    const next = new URLSearchParams(parameters.map(([name, value]) => [name, value]));
    for (const [name, value] of Object.entries(change))
      if (value === null) next.delete(name);
      else next.set(name, value);
    return `?${next}`;
  };
