import { randomUUID } from 'node:crypto';
import type { Language } from '#contract/language.ts';
import type { QuestionFormReply, QuestionRequest } from '#contract/question.ts';
import { fold } from '#rules/fold.ts';
import { blogAddress } from '#rules/trip-address.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { findTripPage } from '../blog/find-page.ts';
import { answerOnce } from '../db/idempotency.ts';
import type { Platform } from '../db/platform.ts';
import { takeToken } from '../db/rate-limit.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import { Conflict, NotFound } from '../lib/errors.ts';
import { utcDay } from '../lib/utc-day.ts';
import { questionMail } from './question.mails.ts';
import { findBlocked, findSetting, insertQuestion } from './question.store.ts';

interface TripNamed {
  username: string;
  trip: string;
}

const day = 24 * 60 * 60_000;
export const [maxOfSender, maxToCreator] = [5, 30];

export async function readQuestionForm(platform: Platform, named: TripNamed): Promise<QuestionFormReply> {
  const { fullName, title } = await findTrip(platform, named);
  return { fullName, title };
}

interface Asking {
  request: QuestionRequest;
  language: Language;
  key: string | null;
}

export async function askQuestion(platform: Platform, named: TripNamed, asking: Asking): Promise<{ success: true }> {
  const trip = await findTrip(platform, named);
  const { request, language, key } = asking;
  const content = JSON.stringify(['askQuestion', trip.id, request]);
  await inUnitOfWork(platform, (unit) =>
    answerOnce(unit, { key, content }, async () => {
      await ask(unit, trip, { request, language });
      return '';
    }),
  );
  return { success: true };
}

interface Trip {
  id: string;
  title: string;
  fullName: string;
  accountId: string;
}

async function findTrip(platform: Platform, { username, trip }: TripNamed): Promise<Trip> {
  const options = { audience: 'visitor' as const, language: null, today: utcDay(platform.now()) };
  const found = await findTripPage(platform, { username, trip, ...options });
  if (found.kind !== 'page') throw new NotFound(noTrip);
  const { creatorId: accountId, fullName } = found.page;
  if ((await findSetting(platform.database, accountId))?.areWelcome === 0) throw new NotFound(turnedOff);
  return { id: found.trip.id, title: found.trip.title, fullName, accountId };
}

async function ask(unit: Unit, trip: Trip, { request, language }: Pick<Asking, 'request' | 'language'>): Promise<void> {
  const creator = await lockAccount(unit, trip.accountId);
  if (creator?.state !== 'active') throw new NotFound(noTrip);
  const { name, email, message } = request;
  const address = fold(email);
  if (await findBlocked(unit.database, unit.secrets.hashes('blocked sender', address), unit.now))
    throw new Conflict(blocked);
  await takeToken(
    unit,
    { name: 'questions_of_sender', subject: address, max: maxOfSender, windowMs: day },
    { code: 'tooManyRequests', text: tooManyOfSender },
  );
  await takeToken(
    unit,
    { name: 'questions_to_creator', subject: creator.id, max: maxToCreator, windowMs: day },
    { code: 'tooManyRequests', text: tooManyToCreator },
  );
  const asked = { id: randomUUID(), accountId: creator.id, tripId: trip.id, tripTitle: trip.title };
  const row = {
    ...{ ...asked, state: 'asked' as const, name, email, language, message },
    ...{ answer: null, createdAt: unit.now, answeredAt: null },
  };
  await insertQuestion(unit.database, row);
  const url = `${unit.publicUrl}${blogAddress(creator.username)}/questions`;
  unit.queueMail({
    ...{ to: creator.email, language: creator.language, accountId: creator.id, subjectId: row.id },
    ...questionMail(row, creator.name, url, creator.language),
  });
}

const noTrip = { en: 'This trip is no longer published.', tr: 'Bu gezi artık yayında değil.' };
const turnedOff = {
  en: 'This creator does not accept questions right now.',
  tr: 'Bu içerik üreticisi şu anda soru kabul etmiyor.',
};
const blocked = {
  en: 'We can’t deliver questions from this email address.',
  tr: 'Bu e-posta adresinden gelen soruları iletemiyoruz.',
};
const tooManyOfSender = {
  en: `You can ask ${maxOfSender} questions a day. Please try again tomorrow.`,
  tr: `Günde en çok ${maxOfSender} soru sorabilirsiniz. Lütfen yarın yeniden deneyin.`,
};
const tooManyToCreator = {
  en: 'This creator has received too many questions today. Please try again tomorrow.',
  tr: 'Bu içerik üreticisi bugün çok fazla soru aldı. Lütfen yarın yeniden deneyin.',
};
