import { z } from 'zod';
import { type QuestionReply, questionReply } from '#contract/question.ts';
import { maxMessages } from '#contract/question-choices.ts';
import type { QuestionThread } from '#contract/visitor-page.ts';
import type { QuestionTable } from '../db/tables/question.table.ts';
import { parseStored } from '../lib/stored-json.ts';

type Thread = Pick<QuestionTable, 'message' | 'answer' | 'replies'>;

export const repliesIn = ({ replies }: Pick<Thread, 'replies'>): QuestionReply[] =>
  parseStored(z.array(questionReply), replies);

export const withReply = (question: Thread, reply: QuestionReply): Pick<Thread, 'replies'> => ({
  replies: JSON.stringify([...repliesIn(question), reply]),
});

export const lastTextOf = (question: Thread): string =>
  repliesIn(question).at(-1)?.text ?? question.answer ?? question.message;

/** The last message is an answer. */
export const hasRoom = (question: Thread): boolean => repliesIn(question).length + 2 < maxMessages;

export const threadOf = (question: QuestionTable): QuestionThread => ({
  tripTitle: question.tripTitle,
  messages: [
    { by: 'visitor', text: question.message },
    ...(question.answer === null ? [] : [{ by: 'creator' as const, text: question.answer }]),
    ...repliesIn(question),
  ],
  waitingFor: waitingFor(question),
});

function waitingFor(question: QuestionTable): QuestionThread['waitingFor'] {
  if (question.state === 'asked' || question.state === 'publishedAsked') return 'creator';
  const isAnswered = question.state === 'answered' || question.state === 'published';
  return isAnswered && hasRoom(question) ? 'visitor' : 'closed';
}
