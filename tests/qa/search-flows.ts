import type { FlowSummary } from './flow-details.ts';

/** Words that testers use for the same thing. */
const synonyms = [
  [
    ...['pagination', 'paging', 'page.next', 'page.previous', 'page.more', 'next page', 'load more', 'show more'],
    ...['page numbers', 'sayfalama'],
  ],
  ['dashboard', 'configuration', 'config'],
  ['timer', 'countdown', 'deadline', 'geri sayım', 'sayaç'],
  ['expired', 'expires', 'over'],
  ['login', 'log in', 'sign in', 'sign-in'],
  ['save', 'saving', 'saved'],
  ['delete', 'remove'],
  ['fails', 'failed', 'error', 'try again'],
  ['wrong', 'invalid', 'incorrect'],
  ['photo', 'picture', 'image'],
].map((those) => those.map(folded));

/** Letters alone: with or without the dots and tails of Turkish. */
function folded(text: string): string {
  return text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i');
}

export interface FoundFlow<Flow> {
  flow: Flow;
  /** The phrases of the flow that have the words, a few of them; none where its title or address has all. */
  phrases: string[];
}

const maxPhrases = 3;
/** The names of events and calls are found, but not shown. */
const isReadable = (phrase: string): boolean => !/^\p{Ll}\S*(?:\.\w|\p{Ll}\p{Lu})\S*$/u.test(phrase);

/** The flows that have every word of the query; those that have it in their title come first. */
export function searchFlows<Flow extends Pick<FlowSummary, 'name' | 'title' | 'address' | 'phrases'>>(
  flows: readonly Flow[],
  query: string,
): FoundFlow<Flow>[] {
  const words = wordsIn(folded(query)).map(matcherOf);
  const found = flows.flatMap((flow) => {
    const head = folded(`${flow.title} ${flow.name} ${flow.address}`);
    const missing = words.filter((isIn) => !isIn(head));
    const countIn = (phrase: string) => missing.filter((isIn) => isIn(folded(phrase))).length;
    const phrases = flow.phrases
      .filter((phrase) => countIn(phrase) > 0)
      .toSorted((one, other) => countIn(other) - countIn(one));
    const isFound = missing.every((isIn) => phrases.some((phrase) => isIn(folded(phrase))));
    return isFound ? [{ flow, missing: missing.length, phrases: phrases.filter(isReadable).slice(0, maxPhrases) }] : [];
  });
  return found.toSorted((one, other) => one.missing - other.missing).map(({ flow, phrases }) => ({ flow, phrases }));
}

/** The words of a query; several that mean one thing are one. */
function wordsIn(query: string): string[] {
  const phrase = synonyms.flat().find((each) => each.includes(' ') && ` ${query} `.includes(` ${each} `));
  return phrase ? [phrase, ...wordsIn(query.replace(phrase, ' '))] : query.split(/\s+/).filter(Boolean);
}

/** Whether a text has what was typed, a short word at the start of one, or a whole word that means the same. */
function matcherOf(word: string): (text: string) => boolean {
  const others = synonyms.find((those) => those.includes(word))?.filter((other) => other !== word) ?? [];
  const whole = others.map((other) => new RegExp(`(?<!\\p{L})${other.replace('.', '\\.')}(?!\\p{L})`, 'u'));
  const has = (text: string) =>
    word.length < 4 ? text.split(/[^\p{L}\p{N}]+/u).some((each) => each.startsWith(word)) : text.includes(word);
  return (text) => has(text) || whole.some((pattern) => pattern.test(text));
}
