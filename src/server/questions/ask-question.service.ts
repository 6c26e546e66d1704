import { randomUUID } from 'node:crypto';
import type { Language } from '#contract/language.ts';
import type { QuestionRequest } from '#contract/question.ts';
import { maxMessages } from '#contract/question-choices.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { findTripPage } from '../blog/find-page.ts';
import { advance } from '../db/advance.ts';
import { answerOnce } from '../db/idempotency.ts';
import type { Platform } from '../db/platform.ts';
import { takeToken } from '../db/rate-limit.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import { networkOf } from '../http/request.ts';
import { mailboxOf } from '../lib/contacts.ts';
import { Conflict, NotFound } from '../lib/errors.ts';
import { dayMs, utcDay } from '../lib/time.ts';
import { questions } from './question.lifecycle.ts';
import { confirmationMail } from './question.mails.ts';
import { areQuestionsWelcome, findBlocked, findQuestion, insertQuestion } from './question.store.ts';
import { confirmationUrlOf, threadOf } from './question-thread.ts';

interface TripNamed {
  username: string;
  trip: string;
}

const [maxOfSender, maxToCreator] = [5, 30];
const [maxOfNetwork, maxOfNetworkToCreator] = [10, 5];

interface Asking {
  request: QuestionRequest;
  language: Language;
  key: string | null;
  /** The client address. */
  address: string;
}

export async function askQuestion(platform: Platform, named: TripNamed, asking: Asking): Promise<{ success: true }> {
  const trip = await findTrip(platform, named);
  const { request, language, key, address } = asking;
  const content = JSON.stringify(['askQuestion', trip.id, request]);
  await inUnitOfWork(platform, (unit) =>
    answerOnce(unit, { key, content }, async () => {
      await ask(unit, trip, { request, language, address });
      return '';
    }),
  );
  return { success: true };
}

interface Trip {
  id: string;
  title: string;
  accountId: string;
}

async function findTrip(platform: Platform, { username, trip }: TripNamed): Promise<Trip> {
  const options = { audience: 'visitor' as const, language: null, today: utcDay(platform.now()) };
  const found = await findTripPage(platform, { username, trip, ...options });
  if (found.kind !== 'page') throw new NotFound(noTrip);
  const { creatorId: accountId } = found.page;
  if (!(await areQuestionsWelcome(platform.database, accountId))) throw new NotFound(turnedOff);
  return { id: found.trip.id, title: found.trip.title, accountId };
}

async function ask(unit: Unit, trip: Trip, { request, language, address }: Omit<Asking, 'key'>): Promise<void> {
  const creator = await lockAccount(unit, trip.accountId);
  if (creator?.state !== 'active') throw new NotFound(noTrip);
  const { name, email, message } = request;
  await limitSender(unit, { email, address, creatorId: creator.id });
  const of = { id: randomUUID(), accountId: creator.id, tripId: trip.id };
  await insertQuestion(unit.database, {
    ...{ ...of, tripTitle: trip.title, state: 'unconfirmed' },
    ...{ name, email, language, message, answer: null, replies: '[]', createdAt: unit.now, answeredAt: null },
  });
  unit.queueMail({
    ...{ to: email, language, subjectId: of.id },
    ...confirmationMail({ tripTitle: trip.title, creator: creator.name }, confirmationUrlOf(unit, of), language),
  });
}

/** Sends the question to its creator. Repeated, it changes nothing. */
export const confirmQuestion = (platform: Platform, id: string): Promise<void> =>
  inUnitOfWork(platform, async (unit) => {
    const question = await findQuestion(unit.database, id);
    if (!question) return;
    await lockAccount(unit, question.accountId);
    if ((await findQuestion(unit.database, id))?.state !== 'unconfirmed') return;
    await refuseBlocked(unit, question.email);
    await admitToCreator(unit, question.accountId);
    await advance(unit, questions, id, { type: 'question.confirm' });
  });

export interface VisitorReply {
  text: string;
  /** How many messages the visitor had seen: a form that is sent again must not answer a later message. */
  seen: number;
  /** The client address. */
  address: string;
}

/** A later message of a thread is limited as a new question is. */
export const replyInThread = (platform: Platform, id: string, { text, seen, address }: VisitorReply): Promise<void> =>
  inUnitOfWork(platform, async (unit) => {
    const found = await findQuestion(unit.database, id);
    if (!found) throw new Conflict(closed);
    await admitToCreator(unit, found.accountId);
    await limitSender(unit, { email: found.email, address, creatorId: found.accountId });
    const question = await findQuestion(unit.database, id);
    const thread = question && threadOf(question);
    if (!thread || thread.waitingFor === 'closed') throw new Conflict(closed);
    if (thread.waitingFor !== 'visitor' || thread.messages.length !== seen) throw new Conflict(changed);
    await advance(unit, questions, id, { type: 'question.reply', text });
  });

interface Sender {
  email: string;
  /** The client address. */
  address: string;
  creatorId: string;
}

async function limitSender(unit: Unit, { email, address, creatorId }: Sender): Promise<void> {
  await refuseBlocked(unit, email);
  const network = networkOf(address);
  for (const { text, ...limit } of [
    { name: 'questions_of_sender', subject: mailboxOf(email), max: maxOfSender, text: tooManyOfSender },
    { name: 'questions_from_network', subject: network, max: maxOfNetwork, text: tooManyOfNetwork },
    {
      ...{ name: 'questions_from_network_to_creator', subject: `${creatorId} ${network}` },
      ...{ max: maxOfNetworkToCreator, text: tooManyOfNetwork },
    },
  ])
    await takeToken(unit, { ...limit, windowMs: dayMs }, { code: 'tooManyRequests', text });
}

async function refuseBlocked({ database, secrets, now }: Unit, email: string): Promise<void> {
  if (await findBlocked(database, secrets.hashes('blocked sender', mailboxOf(email)), now)) throw new Conflict(blocked);
}

/** Locks the account of the creator. */
async function admitToCreator(unit: Unit, creatorId: string): Promise<void> {
  const creator = await lockAccount(unit, creatorId);
  if (creator?.state !== 'active') throw new NotFound(noTrip);
  if (!(await areQuestionsWelcome(unit.database, creatorId))) throw new NotFound(turnedOff);
  await takeToken(
    unit,
    { name: 'questions_to_creator', subject: creatorId, max: maxToCreator, windowMs: dayMs },
    { code: 'tooManyRequests', text: tooManyToCreator },
  );
}

const noTrip = { en: 'This trip is no longer published.', tr: 'Bu gezi artık yayında değil.' };
export const turnedOff = {
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
const tooManyOfNetwork = {
  en: 'Too many questions came from your network today. Please try again tomorrow, or from another network.',
  tr: 'Bugün ağınızdan çok fazla soru gönderildi. Lütfen yarın ya da başka bir ağdan yeniden deneyin.',
};
const tooManyToCreator = {
  en: 'This creator has received too many questions today. Please ask again tomorrow.',
  tr: 'Bu içerik üreticisi bugün çok fazla soru aldı. Lütfen yarın yeniden sorun.',
};
const closed = {
  en: `This conversation is closed. It can have ${maxMessages} messages.`,
  tr: `Bu yazışma kapandı. Bir yazışmada en çok ${maxMessages} mesaj olur.`,
};
const changed = {
  en: 'There is a newer message. Please read it before you write.',
  tr: 'Daha yeni bir mesaj var. Lütfen yazmadan önce okuyun.',
};
