import { z } from 'zod';
import type { QuestionThread } from '#contract/blog-document.ts';
import { type QuestionReply, questionReply } from '#contract/question.ts';
import { maxMessages } from '#contract/question-choices.ts';
import type { Platform } from '../db/platform.ts';
import { parseStored } from '../db/queries.ts';
import type { QuestionTable } from '../db/tables/blog.table.ts';
import type { Unit } from '../db/unit-of-work.ts';
import { signedIdIn, signId } from '../lib/secrets.ts';
import { findQuestion } from './question.store.ts';

type Thread = Pick<QuestionTable, 'message' | 'answer' | 'replies'>;

export const repliesIn = ({ replies }: Pick<Thread, 'replies'>): QuestionReply[] =>
  parseStored(z.array(questionReply), replies);

export const withReply = (question: Thread, reply: QuestionReply): Pick<Thread, 'replies'> => ({
  replies: JSON.stringify([...repliesIn(question), reply]),
});

export const lastTextOf = (question: Thread): string =>
  repliesIn(question).at(-1)?.text ?? question.answer ?? question.message;

/** The last message is an answer. */
const hasRoom = (question: Thread): boolean => repliesIn(question).length + 2 < maxMessages;

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

type Linked = Pick<QuestionTable, 'id' | 'accountId' | 'tripId'>;
type Context = Pick<Unit, 'secrets' | 'publicUrl'>;

export const confirmationLink = { path: '/questions/confirm', purpose: 'question-confirmation' };
export const threadLink = { path: '/questions/thread', purpose: 'question-thread' };

type Link = typeof threadLink;

/** Names the blog and the trip too, which lead on once the question is deleted. */
const urlOf = ({ secrets, publicUrl }: Context, { path, purpose }: Link, { id, accountId, tripId }: Linked): string =>
  `${publicUrl}${path}?token=${signId(secrets, purpose, [id, accountId, tripId].join('_'))}`;

export const confirmationUrlOf = (context: Context, question: Linked): string =>
  urlOf(context, confirmationLink, question);

/** Null once the thread has ended. */
export const threadUrlOf = (context: Context, question: QuestionTable): string | null =>
  hasRoom(question) ? urlOf(context, threadLink, question) : null;

export interface OpenedLink extends Pick<Linked, 'accountId' | 'tripId'> {
  /** Undefined once it is deleted. */
  question: QuestionTable | undefined;
}

/** Null for a token that was changed. Tokens of earlier releases name the question alone. */
export async function openLink(
  { secrets, database }: Platform,
  { purpose }: Link,
  token: string,
): Promise<OpenedLink | null> {
  const signed = signedIdIn(secrets, purpose, token);
  if (signed === null) return null;
  const [id = '', accountId = '', tripId = ''] = signed.split('_');
  const question = await findQuestion(database, id);
  return { question, accountId: question?.accountId ?? accountId, tripId: question?.tripId ?? tripId };
}
