import type { Trip } from '#contract/creator.ts';
import { maxShownQuestions } from '#contract/question-choices.ts';
import { fold } from '#rules/fold.ts';
import type { QuestionTable } from '../db/tables/blog.table.ts';
import type { Database } from '../db/tables.ts';
import { listPublishedQuestions } from './blog.store.ts';

type Questions = NonNullable<Trip['questions']>;

/** What the page of each trip shows: the newest first. */
export async function readShownQuestions(
  database: Database,
  accountId: string,
): Promise<(tripId: string) => Questions> {
  const byTrip = Map.groupBy(await listPublishedQuestions(database, accountId), ({ tripId }) => tripId);
  return (tripId) => (byTrip.get(tripId) ?? []).slice(0, maxShownQuestions).map(shownQuestion);
}

type Answered = Pick<QuestionTable, 'id' | 'name' | 'email' | 'message' | 'answer'>;

/** As the page of a trip shows it. The name and the address of who asked are left out where the texts have them too. */
export function shownQuestion({ id, name, email, message, answer }: Answered): Questions[number] {
  const own = fold(email);
  const question = message.replace(addresses, left);
  const kept = (answer ?? '').replace(addresses, (address) => (fold(address).includes(own) ? left : address));
  return { _id: id, question: withoutName(question, name), answer: withoutName(kept, name) };
}

const left = '…';
/** The lookbehind keeps a long text without an address from being read again from each of its characters. */
const addresses = /(?<![^\s<>()])[^\s<>()]+@[^\s<>()]+/gu;
const word = String.raw`[\p{L}\p{M}\d]{2,}`;
/** Words with nothing but blanks between them, and what follows on their line. */
const runs = new RegExp(`${word}(?:[ \\t]+${word})*`, 'gu');

/**
 * Leaves out the name where it stands as a name. A visitor may be called by a word: "Can we swim?" of Can stays, as
 * does "you can"; a greeting and a signature do not.
 */
function withoutName(text: string, name: string): string {
  const own = new Set([...name.matchAll(new RegExp(word, 'gu'))].map(([each]) => fold(each)));
  return text
    .replace(runs, (run, start: number) => {
      const isStart = startsSentence(text, start);
      const parts = run.split(/([ \t]+)/u);
      const names = parts.map((each) => own.has(fold(each)));
      const isAlone = isStart && parts.every((_, index) => index % 2 === 1 || names[index]);
      const isName = (index: number) => {
        if (!names[index]) return false;
        if (isAlone) return true;
        const isFull = names[index + 2] === true || names[index - 2] === true;
        return startsWithCapital(parts[index] ?? '') && (index > 0 || !isStart || isFull);
      };
      return parts.map((each, index) => (isName(index) ? left : each)).join('');
    })
    .replace(/…(?:\s+…)+/gu, left);
}

/** Reads backwards from the word: a search of the whole text for each word would take quadratic time. */
function startsSentence(text: string, start: number): boolean {
  for (let index = start - 1; index >= 0; index -= 1) {
    const before = text.charAt(index);
    if (/[.!?…\n]/.test(before)) return true;
    if (!/[\s"“(]/.test(before)) return false;
  }
  return true;
}

/** Scripts without capitals have names of any letters. */
const startsWithCapital = (text: string): boolean => !/^\p{Ll}/u.test(text);
