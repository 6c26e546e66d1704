import { z } from 'zod';
import { type QuestionReply, questionReply } from '#contract/question.ts';
import { maxMessages } from '#contract/question-choices.ts';
import type { QuestionTable } from '../db/tables/question.table.ts';
import type { Unit } from '../db/unit-of-work.ts';
import { signId } from '../lib/signed-id.ts';
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

export const threadPath = '/questions/thread';
export const threadPurpose = 'question-thread';

/** Null once the thread has ended. */
export const threadUrlOf = (
  { secrets, publicUrl }: Pick<Unit, 'secrets' | 'publicUrl'>,
  question: Thread & Pick<QuestionTable, 'id'>,
): string | null =>
  hasRoom(question) ? `${publicUrl}${threadPath}?token=${signId(secrets, threadPurpose, question.id)}` : null;
