import type { Platform } from '../db/platform.ts';
import type { QuestionTable } from '../db/tables/question.table.ts';
import type { Unit } from '../db/unit-of-work.ts';
import { signedIdIn, signId } from '../lib/signed-id.ts';
import { findQuestion } from './question.store.ts';
import { hasRoom } from './question-thread.ts';

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
