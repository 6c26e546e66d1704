import { findAccount, lockAccount } from '../accounts/accounts.ts';
import { advance } from '../db/advance.ts';
import type { Platform } from '../db/platform.ts';
import { takeToken } from '../db/rate-limit.ts';
import type { QuestionTable } from '../db/tables/question.table.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import { NotFound } from '../lib/errors.ts';
import { noTrip, turnedOff } from './ask-question.service.ts';
import { questions } from './question.lifecycle.ts';
import { findQuestion, findSetting } from './question.store.ts';
import { questionIdIn } from './question-token.ts';

const maxToCreator = 30;

export interface Confirmation extends Pick<QuestionTable, 'state' | 'tripTitle' | 'message' | 'language'> {
  creator: string;
}

export async function readConfirmation(platform: Platform, token: string): Promise<Confirmation> {
  const question = await findByToken(platform, platform.database, token);
  const creator = await findAccount(platform.database, question.accountId);
  const { state, tripTitle, message, language } = question;
  return { state, tripTitle, message, language, creator: creator?.name ?? '' };
}

/** Sends the question to its creator. Repeated, it changes nothing. */
export async function confirmQuestion(platform: Platform, token: string): Promise<void> {
  await inUnitOfWork(platform, async (unit) => {
    const { id, accountId } = await findByToken(platform, unit.database, token);
    const creator = await lockAccount(unit, accountId);
    if ((await findQuestion(unit.database, id))?.state !== 'unconfirmed') return;
    if (creator?.state !== 'active') throw new NotFound(noTrip);
    if ((await findSetting(unit.database, accountId))?.areWelcome === 0) throw new NotFound(turnedOff);
    await takeToken(
      unit,
      { name: 'questions_to_creator', subject: accountId, max: maxToCreator, windowMs: 24 * 60 * 60_000 },
      { code: 'tooManyRequests', text: tooManyToCreator },
    );
    await advance(unit, questions, id, { type: 'question.confirm' });
  });
}

async function findByToken(
  platform: Pick<Platform, 'secrets'>,
  database: Unit['database'],
  token: string,
): Promise<QuestionTable> {
  const id = questionIdIn(platform, token);
  const question = id === null ? undefined : await findQuestion(database, id);
  if (!question) throw new NotFound(expired);
  return question;
}

const expired = {
  en: 'This link no longer works. Links work for a day: please ask your question again on the page of the trip.',
  tr: 'Bu bağlantı artık geçerli değil. Bağlantılar bir gün geçerlidir: Lütfen sorunuzu gezinin sayfasından yeniden sorun.',
};
const tooManyToCreator = {
  en: 'This creator has received too many questions today. Please ask again tomorrow.',
  tr: 'Bu içerik üreticisi bugün çok fazla soru aldı. Lütfen yarın yeniden sorun.',
};
