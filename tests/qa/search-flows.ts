import type { FlowSummary } from './flow-details.ts';

/** Words that testers use for the same thing. */
const synonyms = [
  ['pagination', 'paging', 'page.next', 'page.turn', 'page.more', 'next page', 'load more', 'show more'],
  ['dashboard', 'configuration', '/config'],
  ['timer', 'countdown', 'deadline'],
  ['expired', 'expires', 'over'],
  ['login', 'log in', 'sign in', 'sign-in'],
  ['save', 'saving', 'saved'],
  ['delete', 'remove'],
  ['fails', 'failed', 'error', 'try again'],
];

export interface FoundFlow<Flow> {
  flow: Flow;
  /** The phrases of the flow that have the words, a few of them; none where its title or address has all. */
  phrases: string[];
}

const maxPhrases = 3;

/** The flows that have every word of the query; those that have it in their title come first. */
export function searchFlows<Flow extends Pick<FlowSummary, 'name' | 'title' | 'address' | 'phrases'>>(
  flows: readonly Flow[],
  query: string,
): FoundFlow<Flow>[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean).map(sameAs);
  const found = flows.flatMap((flow) => {
    const head = `${flow.title} ${flow.name} ${flow.address}`.toLowerCase();
    const missing = words.filter((word) => !has(head, word));
    const phrases = flow.phrases.filter((phrase) => missing.some((word) => has(phrase.toLowerCase(), word)));
    const isFound = missing.every((word) => phrases.some((phrase) => has(phrase.toLowerCase(), word)));
    return isFound ? [{ flow, missing: missing.length, phrases: phrases.slice(0, maxPhrases) }] : [];
  });
  return found.toSorted((one, other) => one.missing - other.missing).map(({ flow, phrases }) => ({ flow, phrases }));
}

const sameAs = (word: string): readonly string[] => synonyms.find((those) => those.includes(word)) ?? [word];

const has = (text: string, words: readonly string[]): boolean => words.some((word) => text.includes(word));
