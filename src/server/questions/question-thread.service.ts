import type { QuestionReply } from '#contract/question.ts';
import { maxMessages } from '#contract/question-choices.ts';
import { findAccount } from '../accounts/accounts.ts';
import { advance } from '../db/advance.ts';
import type { Platform } from '../db/platform.ts';
import type { QuestionTable } from '../db/tables/question.table.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import { Conflict, NotFound } from '../lib/errors.ts';
import { signedIdIn } from '../lib/signed-id.ts';
import { admitReply } from './ask-question.service.ts';
import { questions } from './question.lifecycle.ts';
import { findQuestion } from './question.store.ts';
import { hasRoom, repliesIn, threadPurpose } from './question-thread.ts';

export interface Thread extends Pick<QuestionTable, 'tripTitle' | 'language'> {
  creator: string;
  messages: Pick<QuestionReply, 'by' | 'text'>[];
  /** Whose turn it is; 'closed' once the thread has ended. */
  waitingFor: 'visitor' | 'creator' | 'closed';
}

export async function readThread(platform: Platform, token: string): Promise<Thread> {
  const question = await findByToken(platform, platform.database, token);
  const creator = await findAccount(platform.database, question.accountId);
  const { tripTitle, language } = question;
  return {
    ...{ tripTitle, language, creator: creator?.name ?? '' },
    messages: messagesOf(question),
    waitingFor: waitingFor(question),
  };
}

const messagesOf = (question: QuestionTable): Thread['messages'] => [
  { by: 'visitor', text: question.message },
  ...(question.answer === null ? [] : [{ by: 'creator' as const, text: question.answer }]),
  ...repliesIn(question),
];

function waitingFor(question: QuestionTable): Thread['waitingFor'] {
  if (question.state === 'asked' || question.state === 'publishedAsked') return 'creator';
  const isAnswered = question.state === 'answered' || question.state === 'published';
  return isAnswered && hasRoom(question) ? 'visitor' : 'closed';
}

interface Reply {
  token: string;
  text: string;
  /** How many messages the visitor had seen: a form that is sent again must not answer a later message. */
  seen: number;
  /** The client address. */
  address: string;
}

export const replyInThread = (platform: Platform, { token, text, seen, address }: Reply): Promise<void> =>
  inUnitOfWork(platform, async (unit) => {
    const { id, accountId: creatorId, email } = await findByToken(platform, unit.database, token);
    await admitReply(unit, { email, address, creatorId });
    const question = await findQuestion(unit.database, id);
    if (!question || waitingFor(question) === 'closed') throw new Conflict(closed);
    if (waitingFor(question) !== 'visitor' || messagesOf(question).length !== seen) throw new Conflict(changed);
    await advance(unit, questions, id, { type: 'question.reply', text });
  });

async function findByToken(
  { secrets }: Pick<Platform, 'secrets'>,
  database: Unit['database'],
  token: string,
): Promise<QuestionTable> {
  const id = signedIdIn(secrets, threadPurpose, token);
  const question = id === null ? undefined : await findQuestion(database, id);
  if (!question) throw new NotFound(gone);
  return question;
}

const gone = {
  en: 'This link no longer works. Questions are deleted after a year.',
  tr: 'Bu bağlantı artık geçerli değil. Sorular bir yıl sonra silinir.',
};
const closed = {
  en: `This conversation is closed. It can have ${maxMessages} messages.`,
  tr: `Bu yazışma kapandı. Bir yazışmada en çok ${maxMessages} mesaj olur.`,
};
const changed = {
  en: 'There is a newer message. Please read it before you write.',
  tr: 'Daha yeni bir mesaj var. Lütfen yazmadan önce okuyun.',
};
