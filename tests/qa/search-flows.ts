import type { FlowSummary } from './flow-details.ts';

/** Words that testers use for the same thing. */
const synonyms = [
  ['pagination', 'paging', 'page.next', 'page.previous', 'page.more', 'next page', 'load more', 'show more'],
  ['dashboard', 'configuration', 'config'],
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
  const words = query.toLowerCase().split(/\s+/).filter(Boolean).map(matcherOf);
  const found = flows.flatMap((flow) => {
    const head = `${flow.title} ${flow.name} ${flow.address}`.toLowerCase();
    const missing = words.filter((isIn) => !isIn(head));
    const countIn = (phrase: string) => missing.filter((isIn) => isIn(phrase.toLowerCase())).length;
    const phrases = flow.phrases
      .filter((phrase) => countIn(phrase) > 0)
      .toSorted((one, other) => countIn(other) - countIn(one));
    const isFound = missing.every((isIn) => phrases.some((phrase) => isIn(phrase.toLowerCase())));
    return isFound ? [{ flow, missing: missing.length, phrases: phrases.slice(0, maxPhrases) }] : [];
  });
  return found.toSorted((one, other) => one.missing - other.missing).map(({ flow, phrases }) => ({ flow, phrases }));
}

/** Whether a text has what was typed, or a whole word that means the same. */
function matcherOf(word: string): (text: string) => boolean {
  const others = synonyms.find((those) => those.includes(word))?.filter((other) => other !== word) ?? [];
  const whole = others.map((other) => new RegExp(`(?<!\\p{L})${other.replace('.', '\\.')}(?!\\p{L})`, 'u'));
  return (text) => text.includes(word) || whole.some((pattern) => pattern.test(text));
}
