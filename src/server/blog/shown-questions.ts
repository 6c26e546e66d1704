import type { Trip } from '#contract/creator.ts';
import { maxShownQuestions } from '#contract/question-choices.ts';
import { fold } from '#rules/fold.ts';
import type { QuestionTable } from '../db/tables/question.table.ts';
import type { Database } from '../db/tables.ts';
import { listPublishedQuestions } from './published-questions.store.ts';

type Questions = NonNullable<Trip['questions']>;

/** What the pages of a creator's trips show, by trip: the newest first. */
export async function listShownQuestions(database: Database, accountId: string): Promise<Map<string, Questions>> {
  const byTrip = Map.groupBy(await listPublishedQuestions(database, accountId), ({ tripId }) => tripId);
  return new Map([...byTrip].map(([tripId, rows]) => [tripId, rows.slice(0, maxShownQuestions).map(shownQuestion)]));
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
const addresses = /[^\s<>()]+@[^\s<>()]+/gu;
const words = /[\p{L}\p{M}\d]{2,}/gu;

/** A word that only looks like a name in lower case stays: "can" of a visitor called Can. */
function withoutName(text: string, name: string): string {
  const typed = new Set<string>(name.match(words));
  const folded = new Set([...typed].map(fold));
  const isName = (word: string) => typed.has(word) || (/^\p{Lu}/u.test(word) && folded.has(fold(word)));
  return text.replace(words, (word) => (isName(word) ? left : word)).replace(/…(?:\s+…)+/gu, left);
}
